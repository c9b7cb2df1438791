/* Writes text with a GPT. `generate --help` lists the options. */
#include <catenary/scope.h>

#include "check.h"
#include "lora.h"
#include "options.h"
#include "pretrained.h"
#include "sampling.h"

typedef struct Settings {
  const char *weights, *vocabulary, *merges, *adapters, *prompt, *device;
  long long heads, length, top_k, seed, samples, pretrain;
  double temperature;
  bool uncached;
} Settings;

static const char kUsage[] =
    "usage: generate [options]\n\n"
    "Continues a text with a model that train_gpt wrote, or with a published GPT-2: its model.safetensors,\n"
    "vocab.json and merges.txt. Without --weights, it trains a small model on drawn stories first.";

static Settings read_settings(int argc, char** argv) {
  Settings s = {
      .length = 400, .temperature = 0.8, .samples = 1, .pretrain = PRETRAINED_UPDATES, .device = "cpu"};
  const Option options[] = {
      /* clang-format off */
      {OPTION_TEXT, "weights", "FILE", "the model, in safetensors", &s.weights, 0, 0, NULL},
      {OPTION_INTEGER, "pretrain", "N", "updates of the small model, without --weights", &s.pretrain, 1, 1e9, NULL},
      {OPTION_TEXT, "vocabulary", "FILE", "vocab.json of a model with byte pairs", &s.vocabulary, 0, 0, NULL},
      {OPTION_TEXT, "merges", "FILE", "merges.txt of a model with byte pairs", &s.merges, 0, 0, NULL},
      {OPTION_TEXT, "adapters", "FILE", "adapters that finetune_lora trained for these weights", &s.adapters, 0, 0, NULL},
      {OPTION_INTEGER, "heads", "N", "heads of attention, if the file does not say and they are not width / 64", &s.heads, 1, 1e4, NULL},
      {OPTION_TEXT, "prompt", "TEXT", "the beginning of the text", &s.prompt, 0, 0, NULL},
      {OPTION_INTEGER, "length", "N", "tokens to write", &s.length, 0, 1e7, NULL},
      {OPTION_INTEGER, "samples", "N", "number of texts", &s.samples, 1, 1e6, NULL},
      {OPTION_REAL, "temperature", "X", "below 1: likelier tokens; 0: always the likeliest", &s.temperature, 0, 100, NULL},
      {OPTION_INTEGER, "top-k", "N", "draw among the N likeliest tokens", &s.top_k, 1, 1e7, NULL},
      {OPTION_INTEGER, "seed", "N", "seed of the draws", &s.seed, 0, 9e15, NULL},
      {OPTION_FLAG, "uncached", NULL, "compute all tokens again for each new one, for comparison", &s.uncached, 0, 0, NULL},
      {OPTION_TEXT, "device", "NAME", "device to compute on", &s.device, 0, 0, NULL},
      /* clang-format on */
  };
  options_read(options, sizeof options / sizeof *options, "generate", kUsage, argc, argv);
  if (!s.vocabulary != !s.merges) give_up("--vocabulary and --merges belong together");
  if ((s.vocabulary || s.adapters) && !s.weights) give_up("--vocabulary and --adapters need --weights");
  return s;
}

int main(int argc, char** argv) {
  const Settings s = read_settings(argc, argv);
  ctn_scope c = {0};
  Pretrained model;
  Failure failure;
  cs_device_set_current(&c, s.device);
  check(c.status);
  if (s.weights) {
    pretrained_load(&c, &model, s.weights, s.vocabulary, s.merges, s.heads);
  } else {
    pretrained_train(&c, &model, s.pretrain);
  }
  if (s.adapters) {
    Lora lora;
    lora_load(&c, s.adapters, &model.gpt, model.sum, &lora);
    check(c.status);
  }
  size_t count = 0;
  int32_t start = codec_start(&model.codec), *prompt = NULL;
  if (s.prompt) {
    prompt = codec_encode(&model.codec, s.prompt, strlen(s.prompt), &count, &failure);
    if (!prompt) give_up("--prompt: %s", failure.text);
  }
  for (long long i = 0; i < s.samples; ++i) {
    Sampling sampling = {s.temperature, s.top_k, s.uncached, rng_new((uint64_t)s.seed, (uint64_t)i)};
    if (s.prompt) fputs(s.prompt, stdout);
    sampling_write(&c, &model.gpt, &model.codec, &sampling, prompt ? prompt : &start, prompt ? count : 1,
                   s.length, stdout);
    putchar('\n');
    check(c.status);
  }
  free(prompt);
  codec_free(&model.codec);
  check(cs_end(&c));
  return 0;
}
