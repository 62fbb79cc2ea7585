// Pages on the last resorts: templates, and a look at the solution.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 3> kLastResort = {{
    {T::template_set,
     "A template is a way of placing one digit in all nine rows, columns and boxes at once; there are 46,656 of them. "
     "For each digit keep those that fit its candidates. A cell that all templates of a digit use has that digit.",
     "A digit whose remaining templates all pass through one cell. Templates through a cell that every template of "
     "another digit uses do not count.",
     "The digit is placed there.",
     "It is a job for a program. By hand it is worth trying for a digit with few places left, whose templates can be "
     "listed.",
     {T::template_delete, T::nishio_chain, T::leviathan},
     {}},
    {T::template_delete,
     "A template is a way of placing one digit in all nine rows, columns and boxes at once. For each digit keep those "
     "that fit its candidates. A candidate that none of them uses cannot be right. Whatever a fish removes, this does.",
     "A candidate that no remaining template of its digit uses. Templates through a cell that every template of "
     "another digit uses do not count.",
     "That candidate is removed.",
     "It is a job for a program. By hand, try the digit in one place and see whether the other rows can still be "
     "filled: that is Nishio.",
     {T::template_set, T::nishio_chain, T::jellyfish},
     "...4...8...7..92......3...526...1.....19.....7.....1..5......4...6..29..9..8....3"},
    {T::brute_force,
     "No enabled technique finds a step, so one cell is taken from the solution. That is an answer without a reason, "
     "and the step says so.",
     "A puzzle beyond all enabled techniques.",
     "A digit is placed: that of the solution, in the middle one of the empty cells.",
     "Turn to the solution only to learn where you are stuck. Or allow more techniques: large fish, death blossom and "
     "templates are off unless you ask for them.",
     {T::forcing_net_contradiction, T::nested_chain, T::template_set},
     ".2.4.6..9..7......6...2..5......15...1.64...28......1..3.26.....6..1...39....3..."},
}};

}  // namespace

std::span<const GuidePage> guide::last_resort() {
    return kLastResort;
}

}  // namespace rookery
