// Doubtful glyphs of photos are looked at again: sharpened, and a little to each side. (What a program drew is sharp.)
#pragma once

#include "picture/digit_network.hpp"

namespace rookery {

inline constexpr int kSure = 4 * kNat;  // a margin below this is doubtful

// What the network says of the glyph; where two answers are nearly as likely, the mean of that and of what it says of
// the sharpened glyph a place to the left, right, up and down.
GlyphScores careful_scores(const DigitNetwork& network, const GlyphValues& glyph);

}  // namespace rookery
