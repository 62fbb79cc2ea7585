// core/textbook: the solvers of the literature, and the mathematics that they rest on. Read this
// first.
//
//   classic/         a puzzle ──► solve_classic(card, ...) ──► solutions, and a Trace of the search
//   exactcover/      a 0/1 matrix ──► find_covers ──► sets of rows that meet each column once
//   combinatorics/   domains ──► prune_alldifferent ──► smaller ones; a matrix ──► its permanent
//
//   running_mean.hpp   what estimates from samples are kept as
//
// classic stands on the other two, which know neither it nor each other. Each folder has a header
// of its name that tells what is in it; whoever uses a piece includes that piece.
#pragma once

#include "textbook/classic/classic.hpp"
#include "textbook/combinatorics/combinatorics.hpp"
#include "textbook/exactcover/exactcover.hpp"
