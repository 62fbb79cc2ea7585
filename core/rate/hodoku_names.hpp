// HoDoKu's names of techniques, for programs that only read them: nothing here links a search.
#pragma once

#include <span>
#include <string_view>

#include "logic/technique.hpp"

namespace rookery {

struct HodokuName {
    Technique technique;
    std::string_view name;
};
// In HoDoKu's search order. A name may belong to two techniques.
std::span<const HodokuName> hodoku_names();

}  // namespace rookery
