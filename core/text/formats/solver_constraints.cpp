// The constraint text of the Interactive Sudoku Solver, "?q=.Type~...": detected in order to refuse it, since it may
// describe any rules.
#include <string>

#include "text/formats/reading.hpp"

namespace rookery {

using namespace reading;

namespace {

std::optional<std::string_view> detect_solver_constraints(const Piece& piece) {
    const bool has_mark = piece.text.substr(0, 1) == "." && piece.text.find('~') != std::string_view::npos;
    return piece.place == Place::value && piece.name == "q" && has_mark ? std::optional(piece.text) : std::nullopt;
}

void read_solver_constraints(const Piece& piece, Diagnostics& to) {
    deliver(refused("this link holds constraints of the Interactive Sudoku Solver: expected 81 cells"), piece, to);
}

}  // namespace

const TextFormat formats::solver_constraints = {
    .detect = detect_solver_constraints,
    .read = read_solver_constraints,
};

}  // namespace rookery
