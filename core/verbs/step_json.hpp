// A step of a solve path as JSON, for programs and for the page that draws it.
#pragma once

#include <string>

#include "logic/step.hpp"

namespace rookery {

// One object on one line, `number` counting from 1; the step must have been found with Detail::picture:
// {"n":1,"technique":"X-wing","rating":32,"text":"...","conclusion":"r4c3<>5","place":[cell,digit],
//  "eliminate":[[cell,digit],...],"marks":[[cell,digit,"base|cover|fin"],...],"cells":[...],"houses":[...],"digits":[5]}
// Ratings are in tenths, cells 0..80; "place" is there only if the step places a digit.
std::string to_json(const Step& step, int number);

}  // namespace rookery
