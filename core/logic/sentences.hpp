// Building blocks of the sentences about steps. A sentence says what the board has, "so", and what follows. It is made
// from the step alone. The highlights suffice: they show which cells hold the pattern and, by the roles of the marks,
// which of them are wings, extra cells of a loop, or cells of a set. Its words are phrases (words/phrases.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "logic/step.hpp"
#include "logic/words/phrases.hpp"

namespace rookery {

// "r1c2 is 7"; "r1c2 and r1c4 are not 3 and r1c9 is neither 3 nor 7".
std::string conclusion_words(const Step& step, Language language);
// The whole sentence: the reason, ", so ", the conclusion and a full stop.
std::string concluded(std::string reason, const Step& step, Language language);
// "in row 1, 3 and 7 ...; only r1c4 ...".
std::string clauses(std::string first, std::string second, Language language);

// "a naked pair", "a naked triplet", "a naked quad"; "a naked set" of any other size.
Value naked_set_value(std::size_t size, Language language);
// "..., which leaves only r2c7 for 5 in box 3": the effect of a direct step on a house.
std::string leaving_only(std::string reason, const Step& step, int house, Language language);

// The digits that the cell's marks of that role have.
DigitSet marked_digits(const Step& step, int cell, MarkRole role);
// The cells of the pattern with a mark of the role, in the order of the step.
std::vector<std::uint8_t> marked_cells(const Step& step, MarkRole role);
// The cells of the pattern from that index on; none if there are fewer.
std::span<const std::uint8_t> cells_from(const Step& step, std::size_t first);

}  // namespace rookery
