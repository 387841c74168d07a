#include "world.h"

static b2Joint *rod(RigidWorld *world, b2Body *first, b2Body *second, const RigidJoint &joint) {
  b2DistanceJointDef definition;
  bool isRope = joint.kind == RigidJointRope;
  definition.Initialize(first, second, metres(joint.firstAnchor), metres(joint.secondAnchor));
  definition.collideConnected = true;
  float length = std::max(float(joint.length / pointsPerMetre), b2_linearSlop);
  definition.length = length;
  bool isSpring = isRope || joint.frequency > 0;
  definition.minLength = isSpring ? 0 : length;
  definition.maxLength = isSpring && !isRope ? 1e5f : length;
  if (!isRope && joint.frequency > 0) {
    b2LinearStiffness(
        definition.stiffness, definition.damping, float(joint.frequency), float(joint.damping),
        first, second);
  }
  return world->world.CreateJoint(&definition);
}

static b2Joint *weld(RigidWorld *world, b2Body *first, b2Body *second, const RigidJoint &joint) {
  b2WeldJointDef definition;
  definition.Initialize(first, second, metres(joint.firstAnchor));
  if (joint.frequency > 0) {
    b2AngularStiffness(
        definition.stiffness, definition.damping, float(joint.frequency), float(joint.damping),
        first, second);
  }
  return world->world.CreateJoint(&definition);
}

static b2Joint *pin(RigidWorld *world, b2Body *first, b2Body *second, const RigidJoint &joint) {
  b2RevoluteJointDef definition;
  definition.Initialize(first, second, metres(joint.firstAnchor));
  definition.enableLimit = joint.isLimited;
  definition.lowerAngle = float(joint.least);
  definition.upperAngle = float(joint.most);
  // A motor that wants to stand still is friction.
  definition.enableMotor = joint.frictionTorque > 0;
  definition.maxMotorTorque = float(joint.frictionTorque / pointsPerMetre / pointsPerMetre);
  return world->world.CreateJoint(&definition);
}

static b2Joint *slide(RigidWorld *world, b2Body *first, b2Body *second, const RigidJoint &joint) {
  b2PrismaticJointDef definition;
  b2Vec2 axis(float(joint.axis.x), float(joint.axis.y));
  if (axis.Normalize() < 1e-6f) axis.Set(1, 0);
  definition.Initialize(first, second, metres(joint.firstAnchor), axis);
  definition.enableLimit = joint.isLimited;
  definition.lowerTranslation = float(joint.least / pointsPerMetre);
  definition.upperTranslation = float(joint.most / pointsPerMetre);
  return world->world.CreateJoint(&definition);
}

uint32_t rigidJointAdd(RigidWorld *world, RigidJoint joint) {
  b2Body *first = world->bodyOrGround(joint.first), *second = world->bodyOrGround(joint.second);
  // Neither of two bodies that never move can be held by the other.
  if (first == second) return 0;
  if (first->GetType() == b2_staticBody && second->GetType() == b2_staticBody) return 0;
  b2Joint *made = nullptr;
  switch (joint.kind) {
    case RigidJointRod:
    case RigidJointRope: made = rod(world, first, second, joint); break;
    case RigidJointWeld: made = weld(world, first, second, joint); break;
    case RigidJointPin: made = pin(world, first, second, joint); break;
    case RigidJointSlide: made = slide(world, first, second, joint); break;
  }
  if (!made) return 0;
  uint32_t id = world->nextId++;
  world->joints[id] = made;
  return id;
}

void rigidJointRemove(RigidWorld *world, uint32_t id) {
  auto found = world->joints.find(id);
  if (found == world->joints.end()) return;
  world->world.DestroyJoint(found->second);
  world->joints.erase(found);
}

RigidVector rigidJointForce(const RigidWorld *world, uint32_t id, double seconds) {
  auto found = world->joints.find(id);
  if (found == world->joints.end()) return {0, 0};
  return points(found->second->GetReactionForce(float(1 / seconds)));
}
