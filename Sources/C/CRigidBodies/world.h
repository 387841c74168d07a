#ifndef WORLD_H
#define WORLD_H

#include <box2d/box2d.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <vector>

#include "CRigidBodies.h"

// Points to a metre. Box2D is tuned for bodies of a tenth of a metre to ten metres and moves
// nothing by more than two metres in a step, which are 24,000 points a second at 240 steps.
constexpr double pointsPerMetre = 50;
// The mass of a body of 100 × 100 points and density 1 is 1.
constexpr double densityScale = pointsPerMetre * pointsPerMetre / 10000;

inline b2Vec2 metres(RigidVector points) {
  return b2Vec2(float(points.x / pointsPerMetre), float(points.y / pointsPerMetre));
}

inline RigidVector points(b2Vec2 metres) {
  return {metres.x * pointsPerMetre, metres.y * pointsPerMetre};
}

struct Body {
  b2Body *body = nullptr;
  uint32_t id = 0;
  // Of a boundary, its group; of an item, 0.
  uint32_t group = 0;
  bool isBoundary = false;
  std::vector<uint32_t> items, boundaries;
  // Of the shapes, at density 1 in kilograms and metres.
  std::vector<b2MassData> masses;
  // Exerted since the last step.
  b2Vec2 force = b2Vec2(0, 0);
  float torque = 0;
  RigidTraits traits = {1, 0, 0, 0, 0, false, true};
};

struct RigidWorld : public b2ContactListener, public b2ContactFilter {
  b2World world;
  b2Body *ground;
  // In the order of their ids, so that nothing depends on where memory lies.
  std::map<uint32_t, std::unique_ptr<Body>> bodies;
  std::map<uint32_t, b2Joint *> joints;
  std::map<std::pair<uint32_t, uint32_t>, int> touching;
  std::vector<RigidContact> contacts;
  uint32_t nextId = 1;

  RigidWorld();
  Body *find(uint32_t id) const;
  b2Body *bodyOrGround(uint32_t id) const;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void PreSolve(b2Contact *contact, const b2Manifold *old) override;
  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
  void count(b2Contact *contact, bool isEnd);
  void forget(uint32_t body);
};

#endif
