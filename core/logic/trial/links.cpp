#include "logic/trial/links.hpp"

namespace rookery::trial {

static bool share_variable(int a, int b) {
    if (a == b) return false;
    for (int i = 0; i < 4; ++i) {
        if (kAnswers[a][i].variable == kAnswers[b][i].variable) return true;
    }
    return false;
}

bool is_linked(int candidate, int item) {
    if (item < kCandidates) return share_variable(candidate, item);
    const Segment& segment = kSegmentPlaces[item - kCandidates];
    for (const Answer answer : kAnswers[candidate]) {
        if (answer.variable == segment.line && (answer.bit & segment.in_line) == 0) return true;
        if (answer.variable == segment.box && (answer.bit & segment.in_box) == 0) return true;
    }
    return false;
}

}  // namespace rookery::trial
