// The scales on which paths are walked by singles and the shortest whips, or braids: a step's rating is its length.
//
// One elimination at a time, and after each of them again from length 1: as the ratings W, B, gW and gB
// (whip_rating.hpp, braid_closure.hpp), so the greatest length of a path is the puzzle's rating.
#pragma once

#include <array>
#include <string_view>

#include "logic/scale.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/se_scale.hpp"
#include "rate/trial/trial.hpp"

namespace rookery {

extern const Scale kWhipScale;
extern const Scale kBraidScale;
extern const Scale kGWhipScale;
extern const Scale kGBraidScale;

// Every scale that paths can be walked on, as options name it.
struct PathScale {
    std::string_view id;
    const Scale* scale;
    std::string_view rating;  // what the greatest length of its paths is called: "W"; empty: its ratings are no lengths

    constexpr bool is_by_length() const { return !rating.empty(); }
};
inline constexpr std::array kPathScales{PathScale{"se", &kSeScale, ""},      PathScale{"hodoku", &kHodokuScale, ""},
                                        PathScale{"w", &kWhipScale, "W"},    PathScale{"b", &kBraidScale, "B"},
                                        PathScale{"gw", &kGWhipScale, "gW"}, PathScale{"gb", &kGBraidScale, "gB"}};

TechniqueSet path_techniques_by_length();  // of the scales whose ratings are lengths
const PathScale& path_scale_of(const Scale& scale);
// The first that has the technique.
const PathScale& path_scale_with(Technique technique);

}  // namespace rookery
