#include "textbook/classic/solver_card.hpp"

#include <array>

namespace rookery {
namespace {

constexpr std::array kSolverLabels = {
#define ROOKERY_SOLVER(card) &labels::card,
#include "textbook/classic/solver_list.inc"
#undef ROOKERY_SOLVER
};
constexpr std::array kSolvers = {
#define ROOKERY_SOLVER(card) &cards::card,
#include "textbook/classic/solver_list.inc"
#undef ROOKERY_SOLVER
};

}  // namespace

std::span<const SolverLabel* const> all_solver_labels() {
    return kSolverLabels;
}
std::span<const SolverCard* const> all_solvers() {
    return kSolvers;
}

}  // namespace rookery
