// The text of chains: sentences and notation for the steps that have them.
//
// A chain or loop is written in Eureka notation, with adjacent candidates of one cell in one bracket:
//
//   (5)r1c1-(5)r1c7=(5-3)r3c7=(3)r3c1       '-' weak link: true, then false    '=' strong link: false, then true
//
// A net is written as numbered implications, one per line, each depending only on lines above it:
//
//   If r1c1=5:
//   1. r1c1=5 (assumed)
//   2. r1c7<>5 (1: row 1)                    false, because line 1 has the 5 of row 1
//   3. r3c7=5 (2 4: only place in column 7)  true, because lines 2 and 4 leave no other place
//   4. r6c2<>3 (1 3: by [1])                 false, by the step [1] below, which depends on lines 1 and 3
//   [1] Pointing: ...
#pragma once

#include <string>

#include "language/language.hpp"
#include "logic/step.hpp"

namespace rookery {

// "r1c2"; of a group "r1c23" or "r23c1".
std::string place_words(const ChainNode& node, Language language = Language::english);
// "if r1c2 were 5": the first node of a chain.
std::string assumption_words(const ChainNode& first, Language language);
// One chain or loop in Eureka notation, the same in every language.
std::string eureka_of(const Chain& chain);
// A chain in Eureka notation; a net as numbered implications after its assumption, each on a line of its own.
std::string chain_lines(const Chain& chain, Language language);
std::string say_single_chain(const Step& step, Language language);
std::string say_forcing_chains(const Step& step, Language language);

}  // namespace rookery
