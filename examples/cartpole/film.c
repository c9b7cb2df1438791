/* A moving picture of an episode; see film.h. */
#include "film.h"

#include <errno.h>

enum { EVERY = 2 }; /* steps from one frame to the next */

static const double kPixels = 100; /* of a meter */
static const double kDegrees = 57.29577951308232;

typedef struct Film {
  int frames;
  double x[CARTPOLE_MOST_STEPS / EVERY + 1], angle[CARTPOLE_MOST_STEPS / EVERY + 1]; /* pixels, degrees */
} Film;

static void play(ctn_scope* c, const Agent* agent, Film* film) {
  CartPole task;
  Rng rng = rng_new(agent->seed, 2);
  bool stands = true;
  cartpole_reset(&task, &rng);
  for (*film = (Film){0}; !c->status && stands && task.steps < CARTPOLE_MOST_STEPS;) {
    if (task.steps % EVERY == 0) {
      film->x[film->frames] = task.state[0] * kPixels;
      film->angle[film->frames++] = task.state[2] * kDegrees;
    }
    stands = cartpole_step(&task, agent_choose(c, agent, &task));
  }
}

static void animate(FILE* file, const Film* film, const char* kind, const double* values) {
  fprintf(file,
          "<animateTransform attributeName='transform' type='%s' dur='%gs' repeatCount='indefinite' values='",
          kind, film->frames * EVERY * 0.02);
  for (int i = 0; i < film->frames; ++i) fprintf(file, "%s%.1f", i ? ";" : "", values[i]);
  fprintf(file, "'/>\n");
}

static void draw(FILE* file, const Film* film) {
  fprintf(file,
          "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-250 -140 500 180' width='500' height='180'>\n"
          "<rect x='-250' y='-140' width='500' height='180' fill='#fff'/>\n"
          "<line x1='-240' x2='240' y1='15' y2='15' stroke='#888' stroke-width='2'/>\n<g>\n");
  animate(file, film, "translate", film->x);
  fprintf(file,
          "<rect x='-25' y='-15' width='50' height='30' rx='3' fill='#345'/>\n"
          "<line y2='-100' y1='-8' stroke='#c63' stroke-width='8' stroke-linecap='round' "
          "transform='rotate(0)'>\n");
  animate(file, film, "rotate", film->angle);
  fprintf(file, "</line>\n</g>\n</svg>\n");
}

void film_episode(ctn_scope* c, const Agent* agent, const char* folder) {
  Film film;
  play(c, agent, &film);
  char* path = cs_memory(c, strlen(folder) + sizeof "/episode.svg");
  if (!path) return;
  sprintf(path, "%s/episode.svg", folder);
  FILE* file = fopen(path, "w");
  if (file) draw(file, &film);
  if (!file || fclose(file) != 0) cs_fail(c, CTN_ERROR_IO, "%s: %s", path, strerror(errno));
}
