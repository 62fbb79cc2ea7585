// A second look at doubtful glyphs of photos: sharpened, and shifted a little to each side. (Drawn glyphs are sharp.)
#pragma once

#include "picture/digit_network.hpp"

namespace rookery {

inline constexpr int kSure = 4 * kNat;  // a margin below this is doubtful

// The network's scores for the glyph. If two answers are nearly as likely, averages these with the scores of the
// sharpened glyph, shifted one place to the left, right, up and down.
GlyphScores careful_scores(const DigitNetwork& network, const GlyphValues& glyph);

}  // namespace rookery
