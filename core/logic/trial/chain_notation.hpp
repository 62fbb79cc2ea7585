// Whips and braids in words: a sentence, and the notation of the field, which names each variable with what it loses
// and what is left of it:
//
//   whip[3]: r2c3{n5 n7} - c3n7{r2 r8} - b7n7{r8c3 .} ==> r4c5 <> 5
#pragma once

#include <string>

#include "logic/step.hpp"

namespace rookery {

std::string say_linked_chain(const Step& step);

}  // namespace rookery
