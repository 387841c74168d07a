#include "world.h"

// Box2D lets what rests overlap by its slop, and wants the cores of shapes to stay further apart
// than that, or nothing ever sleeps. So the sides of a polygon are moved inward; its radius, which
// Box2D calls the skin, makes up for that and for half of the overlap, and what touches for the
// user just touches.
static const float halfOverlap = 0.5f * b2_linearSlop;
static const float mostInset = 1.5f * b2_linearSlop;

static void apply(const RigidTraits &traits, b2Fixture *fixture) {
  fixture->SetFriction(float(traits.friction));
  fixture->SetRestitution(float(traits.elasticity));
}

static void add(Body *body, const b2Shape &shape) {
  b2FixtureDef definition;
  definition.shape = &shape;
  apply(body->traits, body->body->CreateFixture(&definition));
}

// The mass of the shapes as the user sees them.
static void weigh(Body *body) {
  if (body->body->GetType() != b2_dynamicBody || body->masses.empty()) return;
  float density = float(std::max(body->traits.density, 1e-6) * densityScale);
  b2MassData sum = {0, b2Vec2(0, 0), 0};
  for (const b2MassData &part : body->masses) {
    sum.mass += part.mass * density;
    sum.center += part.mass * density * part.center;
    sum.I += part.I * density;
  }
  sum.center *= 1 / sum.mass;
  body->body->SetMassData(&sum);
}

// Moves the sides of a polygon inward; answers by how much, which is less where it is thin.
static float shrink(b2PolygonShape &shape) {
  float inside = b2_maxFloat;
  for (int32 index = 0; index < shape.m_count; ++index) {
    b2Vec2 radius = shape.m_vertices[index] - shape.m_centroid;
    inside = std::min(inside, b2Dot(shape.m_normals[index], radius));
  }
  float inset = std::min(mostInset, 0.5f * inside);
  b2Vec2 corners[b2_maxPolygonVertices];
  for (int32 index = 0; index < shape.m_count; ++index) {
    b2Vec2 before = shape.m_normals[(index + shape.m_count - 1) % shape.m_count];
    b2Vec2 after = shape.m_normals[index];
    float spread = std::max(1 + b2Dot(before, after), 0.1f);
    corners[index] = shape.m_vertices[index] - (inset / spread) * (before + after);
  }
  shape.Set(corners, shape.m_count);
  return inset;
}

uint32_t rigidBodyAdd(RigidWorld *world, RigidVector centre, double angle) {
  auto body = std::make_unique<Body>();
  body->id = world->nextId++;
  b2BodyDef definition;
  definition.type = b2_dynamicBody;
  definition.position = metres(centre);
  definition.angle = float(angle);
  definition.userData.pointer = reinterpret_cast<uintptr_t>(body.get());
  body->body = world->world.CreateBody(&definition);
  uint32_t id = body->id;
  world->bodies[id] = std::move(body);
  return id;
}

void rigidBodyRemove(RigidWorld *world, uint32_t id) {
  Body *body = world->find(id);
  if (!body) return;
  // Joints end with their bodies.
  for (auto joint = world->joints.begin(); joint != world->joints.end();) {
    bool isOf = joint->second->GetBodyA() == body->body || joint->second->GetBodyB() == body->body;
    joint = isOf ? world->joints.erase(joint) : std::next(joint);
  }
  world->world.DestroyBody(body->body);
  world->forget(id);
  world->bodies.erase(id);
}

void rigidBodyClearShapes(RigidWorld *world, uint32_t id) {
  Body *body = world->find(id);
  if (!body) return;
  body->masses.clear();
  while (body->body->GetFixtureList()) body->body->DestroyFixture(body->body->GetFixtureList());
}

void rigidBodyAddPolygon(
    RigidWorld *world, uint32_t id, const RigidVector *corners, int32_t count) {
  Body *body = world->find(id);
  if (!body || count < 3 || count > b2_maxPolygonVertices) return;
  b2Vec2 vertices[b2_maxPolygonVertices];
  for (int32_t index = 0; index < count; ++index) vertices[index] = metres(corners[index]);
  b2PolygonShape shape;
  shape.Set(vertices, count);
  b2MassData mass;
  shape.ComputeMass(&mass, 1);
  body->masses.push_back(mass);
  shape.m_radius = shrink(shape) + halfOverlap;
  add(body, shape);
  weigh(body);
}

void rigidBodyAddCircle(RigidWorld *world, uint32_t id, RigidVector centre, double radius) {
  Body *body = world->find(id);
  if (!body) return;
  b2CircleShape shape;
  shape.m_p = metres(centre);
  shape.m_radius = float(radius / pointsPerMetre);
  b2MassData mass;
  shape.ComputeMass(&mass, 1);
  body->masses.push_back(mass);
  shape.m_radius += halfOverlap;
  add(body, shape);
  weigh(body);
}

void rigidBodySetTraits(RigidWorld *world, uint32_t id, RigidTraits traits) {
  Body *body = world->find(id);
  if (!body) return;
  body->traits = traits;
  b2Body *inner = body->body;
  b2BodyType type = traits.isAnchored ? b2_staticBody : b2_dynamicBody;
  if (inner->GetType() != type) inner->SetType(type);
  inner->SetLinearDamping(float(traits.resistance));
  inner->SetAngularDamping(float(traits.angularResistance));
  if (inner->IsFixedRotation() == traits.allowsRotation) {
    inner->SetFixedRotation(!traits.allowsRotation);
  }
  for (b2Fixture *fixture = inner->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    apply(traits, fixture);
  }
  weigh(body);
  for (b2ContactEdge *edge = inner->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
}

void rigidBodySetGroups(
    RigidWorld *world, uint32_t id, const uint32_t *items, int32_t itemCount,
    const uint32_t *boundaries, int32_t boundaryCount) {
  Body *body = world->find(id);
  if (!body) return;
  std::vector<uint32_t> newItems(items, items + itemCount);
  std::vector<uint32_t> newBoundaries(boundaries, boundaries + boundaryCount);
  if (newItems == body->items && newBoundaries == body->boundaries) return;
  body->items = newItems;
  body->boundaries = newBoundaries;
  b2Fixture *fixture = body->body->GetFixtureList();
  for (; fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

RigidVector rigidBodyCentre(const RigidWorld *world, uint32_t body) {
  return points(world->bodyOrGround(body)->GetPosition());
}

double rigidBodyAngle(const RigidWorld *world, uint32_t body) {
  return world->bodyOrGround(body)->GetAngle();
}

void rigidBodyPlace(RigidWorld *world, uint32_t id, RigidVector centre, double angle) {
  Body *body = world->find(id);
  if (!body) return;
  body->body->SetTransform(metres(centre), float(angle));
  body->body->SetAwake(true);
}

RigidVector rigidBodyVelocity(const RigidWorld *world, uint32_t body) {
  return points(world->bodyOrGround(body)->GetLinearVelocity());
}

double rigidBodyAngularVelocity(const RigidWorld *world, uint32_t body) {
  return world->bodyOrGround(body)->GetAngularVelocity();
}

void rigidBodySetVelocity(
    RigidWorld *world, uint32_t id, RigidVector velocity, double angularVelocity) {
  Body *body = world->find(id);
  if (!body) return;
  body->body->SetLinearVelocity(metres(velocity));
  body->body->SetAngularVelocity(float(angularVelocity));
}

double rigidBodyMass(const RigidWorld *world, uint32_t body) {
  return world->bodyOrGround(body)->GetMass();
}

double rigidBodyInertia(const RigidWorld *world, uint32_t body) {
  return world->bodyOrGround(body)->GetInertia() * pointsPerMetre * pointsPerMetre;
}

bool rigidBodyIsAwake(const RigidWorld *world, uint32_t id) {
  Body *body = world->find(id);
  return body && body->body->GetType() == b2_dynamicBody && body->body->IsAwake();
}

// A force on no place of its own acts on the centre of mass, and turns nothing.
static b2Vec2 place(const Body *body, RigidVector offset) {
  if (offset.x == 0 && offset.y == 0) return body->body->GetWorldCenter();
  return body->body->GetWorldPoint(metres(offset));
}

// Forces that last don't keep a body awake that they don't move.
void rigidBodyPush(RigidWorld *world, uint32_t id, RigidVector force, RigidVector offset) {
  Body *body = world->find(id);
  if (!body) return;
  b2Vec2 point = place(body, offset);
  body->body->ApplyForce(metres(force), point, false);
  body->force += metres(force);
  body->torque += b2Cross(point - body->body->GetWorldCenter(), metres(force));
}

void rigidBodyTurn(RigidWorld *world, uint32_t id, double torque) {
  Body *body = world->find(id);
  if (!body) return;
  float amount = float(torque / pointsPerMetre / pointsPerMetre);
  body->body->ApplyTorque(amount, false);
  body->torque += amount;
}

void rigidBodyKick(RigidWorld *world, uint32_t id, RigidVector impulse, RigidVector offset) {
  Body *body = world->find(id);
  if (!body) return;
  body->body->ApplyLinearImpulse(metres(impulse), place(body, offset), true);
}

uint32_t rigidBoundaryAdd(
    RigidWorld *world, uint32_t group, const RigidVector *corners, int32_t count, bool isClosed) {
  uint32_t id = rigidBodyAdd(world, {0, 0}, 0);
  Body *body = world->find(id);
  body->isBoundary = true;
  body->group = group;
  body->body->SetType(b2_staticBody);
  for (int32_t index = 0; index < (isClosed ? count : count - 1); ++index) {
    b2Vec2 start = metres(corners[index]), end = metres(corners[(index + 1) % count]);
    if (b2DistanceSquared(start, end) < b2_linearSlop * b2_linearSlop) continue;
    b2EdgeShape shape;
    shape.SetTwoSided(start, end);
    shape.m_radius = halfOverlap;
    add(body, shape);
  }
  return id;
}

void rigidBoundaryRemove(RigidWorld *world, uint32_t boundary) {
  rigidBodyRemove(world, boundary);
}
