// How near a search came that found nothing, as it tells whoever watches. Who hears it of several searches can compare
// them by the number, so the words before it are always the same.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "work/watch.hpp"

namespace rookery {

// "best so far: 3 redundant clues"; `of_what` is in the singular or plural as the number wants it. Less is better.
inline void tell_best_so_far(const Watch& watch, std::uint64_t number, std::string_view of_what) {
    watch.tell("best so far: " + std::to_string(number) + ' ' + std::string(of_what));
}

}  // namespace rookery
