#ifndef ENERGY_H
#define ENERGY_H

#include "world.h"

// Keeps bodies from gaining energy by touching each other or by being joined.
//
// Friction together with elasticity, solved one contact after another, can give bodies more speed
// than they lose, and so can pushing apart what overlaps. So the energy that each body has is noted
// before a step; bodies that touch or are joined and have more together afterwards, beside the
// work of the forces on them and what their springs gave back, are slowed down to that.
class EnergyLimit {
 public:
  explicit EnergyLimit(RigidWorld &world);
  void apply();

 private:
  struct Entry {
    Body *body;
    size_t group;
    float energy;
    b2Vec2 place;
    float angle;
  };

  RigidWorld &world;
  std::vector<Entry> entries;
  std::map<const b2Body *, size_t> places;

  size_t root(size_t place);
  void join(const b2Body *one, const b2Body *other);
  static float allowed(const Entry &entry);
  float released(size_t group);
  void joinTouching();

  struct Spring {
    b2Joint *joint;
    float before;
  };
  std::vector<Spring> springs;
};

#endif
