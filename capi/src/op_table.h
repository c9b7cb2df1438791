// The functions of the API as data, which the generator writes to capi/generated/table.cc.
#pragma once
#include <cstddef>
#include <cstdint>

namespace catenary::capi {

struct OpEntry {
  uint16_t name;  // places in kOpTexts
  uint16_t returns;
  uint16_t first_argument;  // in kOpArguments
  uint16_t argument_count;
};

extern const size_t kOpCount;
extern const int kOpFormat;
extern const char kOpTexts[];
extern const char* const
    kOpPhrases[];  // what the bytes from 1 to kOpPhraseCount stand for in texts of arguments
extern const size_t kOpPhraseCount;
extern const OpEntry kOpEntries[];
extern const uint16_t kOpArguments[];  // places of JSON objects in kOpTexts

// Memory for the schemas of all functions, which needs no pages before the first of them is asked for.
extern char op_schemas[];
extern uint32_t op_schema_starts[];
extern const size_t kOpSchemasSize;

}  // namespace catenary::capi
