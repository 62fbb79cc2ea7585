// The scales for paths by singles and the shortest whips, or braids: a step's rating is its length.
//
// A path makes one elimination at a time and starts again from length 1 after each, like the ratings W, B, gW and gB
// (trial.cpp, nested.hpp). So the greatest length on a path is the puzzle's rating.
#pragma once

#include <array>
#include <string_view>

#include "logic/scale.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/se_scale.hpp"
#include "rate/trial/length_scales.hpp"

namespace rookery {

extern const Scale kWhipScale;
extern const Scale kBraidScale;
extern const Scale kGWhipScale;
extern const Scale kGBraidScale;

// A scale that a path can use, with its name in options.
struct PathScale {
    std::string_view id;
    const Scale* scale;
    const LengthScale* length = nullptr;  // null: its ratings are not lengths
};
inline constexpr std::array kPathScales{PathScale{"se", &kSeScale},
                                        PathScale{"hodoku", &kHodokuScale},
                                        PathScale{kLengthScales[0].id, &kWhipScale, &kLengthScales[0]},
                                        PathScale{kLengthScales[1].id, &kBraidScale, &kLengthScales[1]},
                                        PathScale{kLengthScales[2].id, &kGWhipScale, &kLengthScales[2]},
                                        PathScale{kLengthScales[3].id, &kGBraidScale, &kLengthScales[3]}};

const PathScale& path_scale_of(const Scale& scale);
// The first that has the technique.
const PathScale& path_scale_with(Technique technique);

}  // namespace rookery
