// The controls of the mode "Learn", one per line (controls.hpp).
#pragma once

#include <cstdint>
#include <string_view>

#include "shell/words/strings.hpp"

namespace rookery::shell {

enum class LearnPlace : std::uint8_t { practice };

// What else a practice puzzle may need, by its name in the verb `practice`.
enum class Basics : std::uint8_t { singles, locked, subsets };
inline constexpr int kBasicsCount = 3;
constexpr std::string_view name_of(Basics basics) {
    return basics == Basics::singles ? "singles" : basics == Basics::locked ? "locked" : "subsets";
}
inline std::string_view title_of(Basics basics) {
    return basics == Basics::singles  ? words::kBasicsSingles
           : basics == Basics::locked ? words::kBasicsLocked
                                      : words::kBasicsSubsets;
}

// clang-format off

//         member  at first  id              place     name     type    values        label
#define ROOKERY_LEARN_CHOICES(CHOICE) \
    CHOICE(basics, subsets, "learn-basics", practice, kBasics, Basics, kBasicsCount, kTakeBasics)

// clang-format on

}  // namespace rookery::shell
