/* An arm of two links that reaches for a moving target; see scene.h. */
#include "scene.h"

#include <math.h>
#include <string.h>

Point scene_target(double seconds) {
  return (Point){1.2 * sin(1.1 * seconds), 0.8 + 0.4 * sin(1.7 * seconds)};
}

int scene_reaches(Point p) {
  const double distance = hypot(p.x, p.y);
  return p.y >= 0 && distance > 0.3 && distance < UPPER_LENGTH + LOWER_LENGTH - 0.05;
}

void scene_arm(const float angles[2], Point* elbow, Point* hand) {
  const double whole = angles[0] + angles[1];
  *elbow = (Point){UPPER_LENGTH * cos(angles[0]), UPPER_LENGTH * sin(angles[0])};
  *hand = (Point){elbow->x + LOWER_LENGTH * cos(whole), elbow->y + LOWER_LENGTH * sin(whole)};
}

static void put(Picture picture, Point p, char letter) {
  const double unit = SCENE_WIDTH / 4.0; /* columns; a line is as high as two columns are wide */
  const int column = (int)floor(SCENE_WIDTH / 2.0 + unit * p.x);
  const int line = SCENE_HEIGHT - 2 - (int)floor(unit * p.y / 2);
  if (column >= 0 && column < SCENE_WIDTH && line >= 0 && line < SCENE_HEIGHT - 1)
    picture[line][column] = letter;
}

static void put_line(Picture picture, Point a, Point b, char letter) {
  enum { STEPS = 24 };
  for (int i = 0; i <= STEPS; ++i) {
    const double t = (double)i / STEPS;
    put(picture, (Point){a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)}, letter);
  }
}

void scene_draw(Picture picture, Point elbow, Point hand, Point target) {
  for (int line = 0; line < SCENE_HEIGHT; ++line) {
    memset(picture[line], line == SCENE_HEIGHT - 1 ? '=' : ' ', SCENE_WIDTH);
    picture[line][SCENE_WIDTH] = '\0';
  }
  put_line(picture, (Point){0, 0}, elbow, '*');
  put_line(picture, elbow, hand, '+');
  put(picture, hand, '@');
  put(picture, target, 'X');
  for (int line = 0; line < SCENE_HEIGHT; ++line)
    for (int end = SCENE_WIDTH; end > 0 && picture[line][end - 1] == ' ';) picture[line][--end] = '\0';
}
