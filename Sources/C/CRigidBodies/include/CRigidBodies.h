#ifndef CRIGIDBODIES_H
#define CRIGIDBODIES_H

#include <stdbool.h>
#include <stdint.h>

// Box2D behind C. Lengths are points, angles radians, y grows downward; a body of 100 × 100 points
// and density 1 has the mass 1. Ids are never 0, which stands for the ground.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct RigidWorld RigidWorld;

typedef struct {
  double x, y;
} RigidVector;

typedef struct {
  double density, friction, elasticity, resistance, angularResistance;
  bool isAnchored, allowsRotation;
} RigidTraits;

typedef enum {
  RigidJointRod,      // Keeps two points at a distance, stiff or as a spring.
  RigidJointRope,     // Keeps two points no further apart than a distance.
  RigidJointWeld,     // Keeps two bodies as they are to each other.
  RigidJointPin,      // Lets two bodies turn about a common point.
  RigidJointSlide     // Lets one body slide along an axis of the other.
} RigidJointKind;

typedef struct {
  RigidJointKind kind;
  uint32_t first, second;
  RigidVector firstAnchor, secondAnchor, axis;
  double length, frequency, damping;
  double least, most, frictionTorque;
  bool isLimited;
} RigidJoint;

typedef struct {
  bool isEnd;
  uint32_t first, second, boundary;
  RigidVector point;
} RigidContact;

RigidWorld *rigidWorldMake(void);
void rigidWorldFree(RigidWorld *world);
void rigidWorldStep(RigidWorld *world, double seconds);
int32_t rigidWorldTakeContacts(RigidWorld *world, RigidContact *contacts, int32_t capacity);
void rigidWorldWake(RigidWorld *world);

uint32_t rigidBodyAdd(RigidWorld *world, RigidVector centre, double angle);
void rigidBodyRemove(RigidWorld *world, uint32_t body);
void rigidBodyClearShapes(RigidWorld *world, uint32_t body);
void rigidBodyAddPolygon(RigidWorld *world, uint32_t body, const RigidVector *corners, int32_t count);
void rigidBodyAddCircle(RigidWorld *world, uint32_t body, RigidVector centre, double radius);
void rigidBodySetTraits(RigidWorld *world, uint32_t body, RigidTraits traits);
void rigidBodySetGroups(
    RigidWorld *world, uint32_t body, const uint32_t *items, int32_t itemCount,
    const uint32_t *boundaries, int32_t boundaryCount);
RigidVector rigidBodyCentre(const RigidWorld *world, uint32_t body);
double rigidBodyAngle(const RigidWorld *world, uint32_t body);
void rigidBodyPlace(RigidWorld *world, uint32_t body, RigidVector centre, double angle);
RigidVector rigidBodyVelocity(const RigidWorld *world, uint32_t body);
double rigidBodyAngularVelocity(const RigidWorld *world, uint32_t body);
void rigidBodySetVelocity(
    RigidWorld *world, uint32_t body, RigidVector velocity, double angularVelocity);
double rigidBodyMass(const RigidWorld *world, uint32_t body);
double rigidBodyInertia(const RigidWorld *world, uint32_t body);
bool rigidBodyIsAwake(const RigidWorld *world, uint32_t body);
void rigidBodyPush(RigidWorld *world, uint32_t body, RigidVector force, RigidVector offset);
void rigidBodyTurn(RigidWorld *world, uint32_t body, double torque);
void rigidBodyKick(RigidWorld *world, uint32_t body, RigidVector impulse, RigidVector offset);

uint32_t rigidBoundaryAdd(
    RigidWorld *world, uint32_t group, const RigidVector *points, int32_t count, bool isClosed);
void rigidBoundaryRemove(RigidWorld *world, uint32_t boundary);

uint32_t rigidJointAdd(RigidWorld *world, RigidJoint joint);
void rigidJointRemove(RigidWorld *world, uint32_t joint);
RigidVector rigidJointForce(const RigidWorld *world, uint32_t joint, double seconds);

#ifdef __cplusplus
}
#endif

#endif
