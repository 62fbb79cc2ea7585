// core/textbook: the solvers of the literature, and the mathematics behind them. Read this first.
//
//   classic/         a puzzle ──► solve_classic(card, ...) ──► solutions, and a Trace of the search
//   exactcover/      a 0/1 matrix ──► find_covers ──► sets of rows that meet each column once
//   combinatorics/   domains ──► prune_alldifferent ──► smaller ones; a matrix ──► its permanent
//
//   running_mean.hpp   the mean of samples, for estimates
//
// classic depends on the other two, which depend neither on it nor on each other. Each folder has a header of its own
// name that describes its contents; callers include the pieces that they use.
#pragma once

#include "textbook/classic/classic.hpp"
#include "textbook/combinatorics/combinatorics.hpp"
#include "textbook/exactcover/exactcover.hpp"
