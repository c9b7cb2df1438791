/* Tests of the cart-pole example: its physics, and the replay memory. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "cartpole.h"
#include "memory.h"

/* Must be last, because it defines `fail` as a macro. */
#include <cmocka.h>

enum { WIDTH = 2, ROOM = 3 };

static void a_push_moves_the_cart_and_the_pole_apart(void** state) {
  (void)state;
  CartPole task = {.steps = 0};
  assert_true(cartpole_step(&task, 1));
  /* 10 N on 1.1 kg, of which the pole's inertia takes some: worked out by hand. */
  assert_float_equal(task.state[1], (0.02 * 9.7560976), 1e-7);
  assert_float_equal(task.state[3], (0.02 * -14.6341463), 1e-7);
  assert_float_equal(task.state[0], 0, 0);
  assert_true(cartpole_step(&task, 0));
  assert_float_equal(task.state[0], (0.02 * 0.02 * 9.7560976), 1e-7);
  assert_int_equal(task.steps, 2);
}

static void left_and_right_are_mirror_images(void** state) {
  (void)state;
  CartPole left = {.state = {0.1, -0.2, 0.03, 0.4}}, right = {.state = {-0.1, 0.2, -0.03, -0.4}};
  for (int i = 0; i < 5; ++i) assert_int_equal(cartpole_step(&left, i % 2), cartpole_step(&right, 1 - i % 2));
  for (int i = 0; i < CARTPOLE_STATE; ++i) assert_float_equal(left.state[i], -right.state[i], 1e-12);
}

static void an_episode_fails_by_the_pole_or_by_the_track(void** state) {
  (void)state;
  CartPole falls = {.steps = 0}, leaves = {.state = {2.39, 1, 0, 0}};
  while (cartpole_step(&falls, 1)) continue;
  assert_true(fabs(falls.state[2]) > 0.2 && fabs(falls.state[0]) < 2.4);
  assert_in_range(falls.steps, 8, 12);
  assert_false(cartpole_step(&leaves, 1));
}

static void a_memory_keeps_the_last_steps_and_its_place(void** state) {
  (void)state;
  ctn_scope c = {0};
  Memory memory, loaded;
  memory_make(&c, &memory, ROOM, WIDTH);
  memory_make(&c, &loaded, ROOM, WIDTH);
  for (int32_t i = 0; i < 5; ++i) {
    const float before[WIDTH] = {(float)i, 0}, after[WIDTH] = {(float)i + 1, 0};
    memory_add(&memory, before, i, (float)-i, after, i % 2);
  }
  ctn_dictionary* saved = cs_dictionary_new(&c);
  memory_serialize(&c, &memory, cs_dictionary_serializer_new(&c, saved, NULL));
  memory_serialize(&c, &loaded, cs_dictionary_deserializer_new(&c, saved, NULL));
  assert_int_equal(c.status, CTN_OK);
  assert_int_equal(loaded.added, 5);

  Batch batch;
  Rng rng = rng_new(1, 0);
  memory_draw(&c, &loaded, 50, &rng, &batch);
  for (int64_t i = 0; i < batch.count; ++i) {
    const int32_t step = batch.action[i];
    assert_in_range(step, 2, 4);
    assert_float_equal(batch.before[i * WIDTH], step, 0);
    assert_float_equal(batch.after[i * WIDTH], (step + 1), 0);
    assert_float_equal(batch.reward[i], -step, 0);
    assert_float_equal(batch.goes_on[i], (step % 2), 0);
  }
  assert_int_equal(cs_end(&c), CTN_OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_push_moves_the_cart_and_the_pole_apart),
      cmocka_unit_test(left_and_right_are_mirror_images),
      cmocka_unit_test(an_episode_fails_by_the_pole_or_by_the_track),
      cmocka_unit_test(a_memory_keeps_the_last_steps_and_its_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
