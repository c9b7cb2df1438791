// The headers of the standard library that most sources use, precompiled if CATENARY_PCH is on. Every source
// includes what it uses all the same: builds without precompiled headers work.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>
