#include "world.h"

#include "energy.h"

RigidWorld::RigidWorld() : world(b2Vec2(0, 0)) {
  b2BodyDef definition;
  ground = world.CreateBody(&definition);
  world.SetContactListener(this);
  world.SetContactFilter(this);
}

Body *RigidWorld::find(uint32_t id) const {
  auto found = bodies.find(id);
  return found == bodies.end() ? nullptr : found->second.get();
}

b2Body *RigidWorld::bodyOrGround(uint32_t id) const {
  Body *body = find(id);
  return body ? body->body : ground;
}

static Body *owner(b2Fixture *fixture) {
  return reinterpret_cast<Body *>(fixture->GetBody()->GetUserData().pointer);
}

static bool meet(const std::vector<uint32_t> &first, const std::vector<uint32_t> &second) {
  for (uint32_t group : first) {
    if (std::find(second.begin(), second.end(), group) != second.end()) return true;
  }
  return false;
}

bool RigidWorld::ShouldCollide(b2Fixture *first, b2Fixture *second) {
  Body *one = owner(first), *other = owner(second);
  if (!one || !other) return false;
  if (one->isBoundary) std::swap(one, other);
  if (one->isBoundary) return false;
  return other->isBoundary ? meet(one->boundaries, {other->group}) : meet(one->items, other->items);
}

static b2Vec2 place(b2Contact *contact, const b2Body *body) {
  int32_t count = contact->GetManifold()->pointCount;
  if (count == 0) return body->GetPosition();
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  return count == 1 ? manifold.points[0] : 0.5f * (manifold.points[0] + manifold.points[1]);
}

void RigidWorld::count(b2Contact *contact, bool isEnd) {
  Body *one = owner(contact->GetFixtureA()), *other = owner(contact->GetFixtureB());
  if (!one || !other) return;
  if (one->isBoundary || (!other->isBoundary && one->id > other->id)) std::swap(one, other);
  // A body of several shapes touches once, as long as any of them does.
  int &shapes = touching[{one->id, other->id}];
  shapes += isEnd ? -1 : 1;
  if (shapes != (isEnd ? 0 : 1)) return;
  if (isEnd) touching.erase({one->id, other->id});
  uint32_t second = other->isBoundary ? 0 : other->id;
  uint32_t boundary = other->isBoundary ? other->id : 0;
  contacts.push_back({isEnd, one->id, second, boundary, points(place(contact, one->body))});
}

void RigidWorld::BeginContact(b2Contact *contact) { count(contact, false); }
void RigidWorld::EndContact(b2Contact *contact) { count(contact, true); }

// A boundary has no friction and no elasticity of its own: what touches it brings both.
void RigidWorld::PreSolve(b2Contact *contact, const b2Manifold *) {
  Body *one = owner(contact->GetFixtureA()), *other = owner(contact->GetFixtureB());
  if (!one || !other || one->isBoundary == other->isBoundary) return;
  contact->SetFriction(float((one->isBoundary ? other : one)->traits.friction));
}

void RigidWorld::forget(uint32_t id) {
  for (auto pair = touching.begin(); pair != touching.end();) {
    bool isOf = pair->first.first == id || pair->first.second == id;
    pair = isOf ? touching.erase(pair) : std::next(pair);
  }
}

RigidWorld *rigidWorldMake(void) { return new RigidWorld(); }

void rigidWorldFree(RigidWorld *world) {
  world->world.SetContactListener(nullptr);
  delete world;
}

void rigidWorldStep(RigidWorld *world, double seconds) {
  EnergyLimit limit(*world);
  world->world.Step(float(seconds), 8, 4);
  limit.apply();
}

int32_t rigidWorldTakeContacts(RigidWorld *world, RigidContact *contacts, int32_t capacity) {
  int32_t count = std::min<int32_t>(capacity, int32_t(world->contacts.size()));
  std::copy_n(world->contacts.begin(), count, contacts);
  world->contacts.erase(world->contacts.begin(), world->contacts.begin() + count);
  return count;
}

void rigidWorldWake(RigidWorld *world) {
  for (auto &body : world->bodies) body.second->body->SetAwake(true);
}
