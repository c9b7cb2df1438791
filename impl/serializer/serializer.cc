// The interface of serializers.
#include "impl/serializer/serializer.h"

#include "impl/base/utf8.h"

using catenary::fail;

void ctn_serializer::commit() {
  fail(CTN_ERROR_STATE, "serializer: expected one that writes a file, got %s",
       loads() ? "one that loads" : "one without a file");
}

catenary::Ref<ctn_load_report> ctn_serializer::report() const {
  fail(CTN_ERROR_STATE, "serializer: expected one that loads from a file or dictionary, got %s",
       loads() ? "a user's" : "one that saves");
}

const char* ctn_serializer::keep(std::string text) {
  for (const std::string& known : kept_)
    if (known == text) return known.c_str();
  kept_.push_back(std::move(text));
  return kept_.back().c_str();
}

namespace catenary {

std::string clean_path(const std::string& path, const char* argument, bool may_be_empty) {
  utf8_text(path.c_str(), argument);
  const size_t begin = path.find_first_not_of('/');
  if (begin == path.npos) {
    if (may_be_empty) return {};
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a path such as \"l1/W\", got \"%s\"", argument,
         path.c_str());
  }
  std::string clean = path.substr(begin, path.find_last_not_of('/') + 1 - begin);
  for (size_t at = 0; at <= clean.size();) {
    const size_t end = std::min(clean.find('/', at), clean.size());
    const std::string component = clean.substr(at, end - at);
    if (component.empty() || component == "." || component == "..")
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a path such as \"l1/W\", got \"%s\"", argument,
           path.c_str());
    at = end + 1;
  }
  return clean;
}

std::string base_path(const char* path, const char* argument) {
  const std::string clean = clean_path(path ? path : "", argument, true);
  return clean.empty() ? clean : clean + "/";
}

SerializerRef serializer_child(Serializer& serializer, const char* key) {
  return serializer.child(clean_path(key, "key"));
}

void serializer_array(Serializer& serializer, const char* key, const ArrayRef& value) {
  serializer.array(clean_path(key, "key"), *value);
}

void serializer_i64(Serializer& serializer, const char* key, int64_t& value) {
  value = serializer.integer(clean_path(key, "key"), value);
}

void serializer_f64(Serializer& serializer, const char* key, double& value) {
  value = serializer.real(clean_path(key, "key"), value);
}

const char* serializer_text(Serializer& serializer, const char* key, const char* value) {
  return serializer.keep(serializer.text(clean_path(key, "key"), value ? utf8_text(value, "value") : ""));
}

}  // namespace catenary
