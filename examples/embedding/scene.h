/* An arm of two links that stands on the floor and reaches for a moving target, drawn in letters. */
#ifndef EXAMPLES_EMBEDDING_SCENE_H
#define EXAMPLES_EMBEDDING_SCENE_H

enum { SCENE_WIDTH = 40, SCENE_HEIGHT = 11 };

#define UPPER_LENGTH 1.0
#define LOWER_LENGTH 0.8

typedef struct Point {
  double x, y;
} Point;

/* Where the target is at a time in seconds. */
Point scene_target(double seconds);

/* Whether the arm can reach a point above the floor. */
int scene_reaches(Point p);

/* Where the elbow and the hand are: `angles` are those of the upper arm to the floor, and between both parts.
 */
void scene_arm(const float angles[2], Point* elbow, Point* hand);

typedef char Picture[SCENE_HEIGHT][SCENE_WIDTH + 1]; /* lines without spaces at their ends */
void scene_draw(Picture picture, Point elbow, Point hand, Point target);

#endif
