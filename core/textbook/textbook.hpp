// core/textbook: the solvers of the literature, and the mathematics that they rest on. Read this first.
//
//   classic/         a puzzle ──► solve_classic(method, ...) ──► solutions, and a Trace of the search
//   exactcover/      a 0/1 matrix ──► find_covers ──► every set of rows that meets each column exactly once
//   combinatorics/   domains ──► prune_alldifferent ──► smaller domains;  a matrix ──► permanent, and bounds of it
//
// classic stands on the other two, which know neither it nor each other. Each folder has a header of its name that tells
// what is in it; whoever uses a piece includes that piece.
#pragma once

#include "textbook/classic/classic.hpp"
#include "textbook/combinatorics/combinatorics.hpp"
#include "textbook/exactcover/exactcover.hpp"
