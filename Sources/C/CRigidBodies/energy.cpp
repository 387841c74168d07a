#include "energy.h"

// The energy of motion.
static float energy(const b2Body *body, b2Vec2 velocity, float spin) {
  float about = body->GetInertia() - body->GetMass() * body->GetLocalCenter().LengthSquared();
  return 0.5f * (body->GetMass() * velocity.LengthSquared() + about * spin * spin);
}

// The energy in a joint that is a spring, along its length or by its angle.
static float springEnergy(b2Joint *joint) {
  if (joint->GetType() == e_distanceJoint) {
    b2DistanceJoint *rod = static_cast<b2DistanceJoint *>(joint);
    float stretch = rod->GetCurrentLength() - rod->GetLength();
    return 0.5f * rod->GetStiffness() * stretch * stretch;
  }
  if (joint->GetType() != e_weldJoint) return 0;
  b2WeldJoint *weld = static_cast<b2WeldJoint *>(joint);
  float turn = weld->GetBodyB()->GetAngle() - weld->GetBodyA()->GetAngle();
  float angle = turn - weld->GetReferenceAngle();
  return 0.5f * weld->GetStiffness() * angle * angle;
}

static float energy(const b2Body *body) {
  return energy(body, body->GetLinearVelocity(), body->GetAngularVelocity());
}

EnergyLimit::EnergyLimit(RigidWorld &world) : world(world) {
  for (auto &pair : world.bodies) {
    Body *body = pair.second.get();
    if (body->body->GetType() != b2_dynamicBody) continue;
    places[body->body] = entries.size();
    b2Body *inner = body->body;
    entries.push_back(
        {body, entries.size(), energy(inner), inner->GetWorldCenter(), inner->GetAngle()});
  }
  for (auto &pair : world.joints) {
    springs.push_back({pair.second, springEnergy(pair.second)});
  }
}

size_t EnergyLimit::root(size_t place) {
  while (entries[place].group != place) place = entries[place].group;
  return place;
}

void EnergyLimit::join(const b2Body *one, const b2Body *other) {
  auto first = places.find(one), second = places.find(other);
  if (first == places.end() || second == places.end()) return;
  size_t a = root(first->second), b = root(second->second);
  entries[std::max(a, b)].group = std::min(a, b);
}

void EnergyLimit::joinTouching() {
  for (b2Contact *contact = world.world.GetContactList(); contact; contact = contact->GetNext()) {
    if (!contact->IsTouching()) continue;
    join(contact->GetFixtureA()->GetBody(), contact->GetFixtureB()->GetBody());
  }
  for (auto &pair : world.joints) join(pair.second->GetBodyA(), pair.second->GetBodyB());
}

// What the springs of a group gave back in the step.
float EnergyLimit::released(size_t group) {
  float sum = 0;
  for (const Spring &spring : springs) {
    auto found = places.find(spring.joint->GetBodyB());
    if (found == places.end()) found = places.find(spring.joint->GetBodyA());
    if (found == places.end() || root(found->second) != group) continue;
    sum += spring.before - springEnergy(spring.joint);
  }
  return sum;
}

// The energy that a body had before the step, and the work of the forces on it.
float EnergyLimit::allowed(const Entry &entry) {
  Body *body = entry.body;
  b2Vec2 path = body->body->GetWorldCenter() - entry.place;
  float turn = body->body->GetAngle() - entry.angle;
  float work = b2Dot(body->force, path) + body->torque * turn;
  body->force.SetZero();
  body->torque = 0;
  return entry.energy + work;
}

void EnergyLimit::apply() {
  joinTouching();
  std::vector<float> most(entries.size(), 0), found(entries.size(), 0);
  for (size_t place = 0; place < entries.size(); ++place) {
    most[root(place)] += allowed(entries[place]);
    found[root(place)] += energy(entries[place].body->body);
  }
  for (size_t place = 0; place < entries.size(); ++place) {
    size_t group = root(place);
    float limit = std::max(0.0f, most[group] + (springs.empty() ? 0 : released(group)));
    // What rounding alone does is left alone.
    if (found[group] <= limit * 1.00001f + 1e-9f) continue;
    float share = std::sqrt(limit / found[group]);
    b2Body *body = entries[place].body->body;
    if (!body->IsAwake()) continue;
    body->SetLinearVelocity(share * body->GetLinearVelocity());
    body->SetAngularVelocity(share * body->GetAngularVelocity());
  }
}
