// Tests of how the boundary of the C API handles exceptions, messages, texts and lists.
#include "capi/src/guard.h"

#include <catenary/base.h>
#include <gtest/gtest.h>

#include <new>
#include <stdexcept>
#include <string>
#include <thread>

using namespace catenary;
using namespace catenary::capi;

namespace {

TEST(Guard, SuccessKeepsTheLastError) {
  ctn_error_set(CTN_ERROR_IO, "before");
  EXPECT_EQ(guard("call", [] {}), CTN_OK);
  EXPECT_EQ(ctn_error_code(), CTN_ERROR_IO);
  EXPECT_STREQ(ctn_error_message(), "before");
}

TEST(Guard, ExceptionsBecomeStatusAndMessage) {
  EXPECT_EQ(guard("call", [] { fail(CTN_ERROR_SHAPE, "a: %d", 3); }), CTN_ERROR_SHAPE);
  EXPECT_STREQ(ctn_error_message(), "call: a: 3");
  EXPECT_EQ(guard("call", [] { throw std::bad_alloc(); }), CTN_ERROR_OUT_OF_MEMORY);
  EXPECT_STREQ(ctn_error_message(), "call: out of memory");
  EXPECT_EQ(guard("call", [] { throw std::length_error("vector"); }), CTN_ERROR_OUT_OF_MEMORY);
  EXPECT_STREQ(ctn_error_message(), "call: out of memory: a list would be longer than memory can be");
  EXPECT_EQ(guard("call", [] { throw std::runtime_error("odd"); }), CTN_ERROR_INTERNAL);
  EXPECT_STREQ(ctn_error_message(), "call: odd");
  EXPECT_EQ(guard("call", [] { throw 7; }), CTN_ERROR_INTERNAL);
  EXPECT_EQ(ctn_error_code(), CTN_ERROR_INTERNAL);
  EXPECT_EQ(guard_value<int64_t>(
                "call", [] { return fail_null("a", "an array"), int64_t{5}; }, -1),
            -1);
  EXPECT_STREQ(ctn_error_message(), "call: a: expected an array, got NULL");
}

TEST(Guard, CallbacksKeepTheirStatusAndMessage) {
  auto with_message = [] {
    ctn_error_set(CTN_ERROR_NAN, "the callback's own");
    check_callback(CTN_ERROR_NAN);
  };
  EXPECT_EQ(guard("call", with_message), CTN_ERROR_NAN);
  EXPECT_STREQ(ctn_error_message(), "the callback's own");
  // An older message with the same status does not belong to this failure.
  EXPECT_EQ(guard("call", [] { check_callback(CTN_ERROR_NAN); }), CTN_ERROR_NAN);
  EXPECT_STREQ(ctn_error_message(), "call: a callback returned status 16");
  EXPECT_EQ(guard("call", [] { check_callback(-12345); }), -12345);
  EXPECT_EQ(ctn_error_code(), -12345);
  // The message of a call that failed inside the callback is also used.
  auto nested = [] { check_callback(guard("inner", [] { fail(CTN_ERROR_INDEX, "deep"); })); };
  EXPECT_EQ(guard("outer", nested), CTN_ERROR_INDEX);
  EXPECT_STREQ(ctn_error_message(), "inner: deep");
}

TEST(Guard, LongMessagesAreCutBetweenCharacters) {
  for (int shift = 0; shift < 4; ++shift) {
    std::string text(static_cast<size_t>(shift), 'x');
    while (text.size() < 6000) text += "\xe2\x82\xac";  // the euro sign
    ctn_error_set(CTN_ERROR_IO, text.c_str());
    std::string kept = ctn_error_message();
    EXPECT_LE(kept.size(), 4095u);
    EXPECT_GT(kept.size(), 4090u);
    EXPECT_EQ((kept.size() - static_cast<size_t>(shift)) % 3, 0u);
    EXPECT_EQ(text.compare(0, kept.size(), kept), 0);
  }
  ctn_error_set(CTN_ERROR_IO, nullptr);
  EXPECT_STREQ(ctn_error_message(), "");
}

TEST(Guard, MessagesAreUtf8) {
  ctn_error_set(CTN_ERROR_IO, "a\xff\xc3(\xe2\x82\xac\xed\xa0\x80\xf0\x9f");
  EXPECT_STREQ(ctn_error_message(), "a\\xff\\xc3(\xe2\x82\xac\\xed\\xa0\\x80\\xf0\\x9f");
  ctn_error_set(CTN_ERROR_IO, ctn_error_message() + 1);  // points into the message buffer itself
  EXPECT_STREQ(ctn_error_message(), "\\xff\\xc3(\xe2\x82\xac\\xed\\xa0\\x80\\xf0\\x9f");
  EXPECT_EQ(guard("call", [] { fail(CTN_ERROR_SHAPE, "name: got \"%s\"", "\x80"); }), CTN_ERROR_SHAPE);
  EXPECT_STREQ(ctn_error_message(), "call: name: got \"\\x80\"");
  ctn_error_set(CTN_ERROR_IO, std::string(6000, '\xff').c_str());
  EXPECT_EQ(std::string(ctn_error_message()).size(), 4092u);
}

TEST(Guard, EveryThreadHasItsOwnError) {
  ctn_error_set(CTN_ERROR_IO, "mine");
  std::thread([] {
    EXPECT_EQ(ctn_error_code(), CTN_OK);
    EXPECT_STREQ(ctn_error_message(), "");
    ctn_error_set(CTN_ERROR_CUDA, "another's");
  }).join();
  EXPECT_EQ(ctn_error_code(), CTN_ERROR_IO);
  EXPECT_STREQ(ctn_error_message(), "mine");
}

TEST(Guard, TextsAreCopiedInTwoCalls) {
  char buffer[8];
  size_t length = 0;
  copy_text(nullptr, 0, &length, "seven77");
  EXPECT_EQ(length, 7u);
  copy_text(buffer, 8, nullptr, "seven77");
  EXPECT_STREQ(buffer, "seven77");
  length = 0;
  copy_text(buffer, 7, &length, "seven77");
  EXPECT_EQ(length, 7u);
  EXPECT_STREQ(buffer, "seven7");
  copy_text(buffer, 4, &length, "12\u20ac");
  EXPECT_EQ(length, 5u);
  EXPECT_STREQ(buffer, "12");
  copy_text(buffer, 1, &length, "12");
  EXPECT_STREQ(buffer, "");
  buffer[0] = 'x';
  copy_text(buffer, 0, &length, "12");
  EXPECT_EQ(buffer[0], 'x');
  EXPECT_EQ(guard("call", [&] { copy_text(nullptr, 3, &length, "a"); }), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(guard("call", [&] { copy_text(nullptr, 0, nullptr, "a"); }), CTN_ERROR_INVALID_ARGUMENT);
}

TEST(Guard, ListsAndChoicesAreChecked) {
  const int64_t shape[2] = {2, 3};
  EXPECT_EQ(list(shape, 2, "shape").size, 2u);
  EXPECT_EQ(list<const int64_t>(nullptr, 0, "shape").size, 0u);
  EXPECT_EQ(list_or_null<const int64_t>(nullptr, 0, "axes").size, 0u);
  EXPECT_EQ(list_or_null<const int64_t>(nullptr, 5, "axes", true).size, 0u);
  EXPECT_THROW(list_or_null<const int64_t>(nullptr, 5, "axes"), Error);
  EXPECT_THROW(list(shape, SIZE_MAX, "shape"), Error);
  EXPECT_THROW(list(shape, SIZE_MAX / 16 + 1, "shape"), Error);
  EXPECT_EQ(dims(shape, CTN_MAX_NDIM, "shape").size, size_t(CTN_MAX_NDIM));
  EXPECT_THROW(dims(shape, CTN_MAX_NDIM + 1, "shape"), Error);
  EXPECT_TRUE(flag(1, "keepdims"));
  EXPECT_FALSE(flag(0, "keepdims"));
  for (int32_t value : {-7, 2, 255, 256, INT32_MIN, INT32_MAX}) EXPECT_THROW(flag(value, "keepdims"), Error);
  EXPECT_THROW(list<const int64_t>(nullptr, 2, "shape"), Error);
  EXPECT_EQ(dtype_in(CTN_FLOAT64, "dtype"), CTN_FLOAT64);
  EXPECT_EQ(dtype_or_none(CTN_DTYPE_NONE, "dtype"), CTN_DTYPE_NONE);
  EXPECT_THROW(dtype_in(CTN_DTYPE_NONE, "dtype"), Error);
  EXPECT_THROW(dtype_or_none(13, "dtype"), Error);
  EXPECT_THROW(choice(5, 0, 4, "casting"), Error);
  EXPECT_EQ(choice(4, 0, 4, "casting"), 4);
}

}  // namespace
