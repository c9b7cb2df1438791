// The functions of the API by number.
#include "capi/src/op_table.h"

#include <catenary/base.h>

#include <charconv>
#include <cstring>

namespace catenary::capi {
namespace {

char* append(char* out, const char* text) {
  const size_t size = strlen(text);
  memcpy(out, text, size);
  return out + size;
}

char* append_phrases(char* out, const char* text) {
  for (; *text; ++text) {
    const size_t phrase = size_t(static_cast<unsigned char>(*text)) - 1;
    if (phrase < kOpPhraseCount)
      out = append(out, kOpPhrases[phrase]);
    else
      *out++ = *text;
  }
  return out;
}

char* write_schema(char* out, const OpEntry& op) {
  out = append(out, "{\"format\":");
  out = std::to_chars(out, op_schemas + kOpSchemasSize, kOpFormat).ptr;
  out = append(append(out, ",\"name\":\""), kOpTexts + op.name);
  out = append(append(out, "\",\"returns\":\""), kOpTexts + op.returns);
  out = append(out, "\",\"arguments\":[");
  for (size_t i = 0; i < op.argument_count; ++i) {
    if (i) out = append(out, ",");
    out = append_phrases(out, kOpTexts + kOpArguments[op.first_argument + i]);
  }
  out = append(out, "]}");
  *out = '\0';
  return out + 1;
}

bool write_schemas() {
  char* out = op_schemas;
  for (size_t i = 0; i < kOpCount; ++i) {
    op_schema_starts[i] = uint32_t(out - op_schemas);
    out = write_schema(out, kOpEntries[i]);
  }
  return true;
}

}  // namespace
}  // namespace catenary::capi

extern "C" {

using namespace catenary::capi;

CTN_API size_t ctn_op_count(void) { return kOpCount; }

CTN_API const char* ctn_op_name(size_t index) {
  return index < kOpCount ? kOpTexts + kOpEntries[index].name : nullptr;
}

CTN_API const char* ctn_op_schema(size_t index) {
  if (index >= kOpCount) return nullptr;
  [[maybe_unused]] static const bool written = write_schemas();
  return op_schemas + op_schema_starts[index];
}

}  // extern "C"
