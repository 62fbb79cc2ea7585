// textbook/exactcover: rows of a 0/1 matrix that together meet every column exactly once.
//
//   CoverMatrix ──► find_covers(matrix, given rows, settings, visitor) ──► the visitor receives every cover
//              └──► estimate_tree(...) ──► the size of the search, from random paths
//
//   cover_matrix.hpp        the matrix: rows as lists of columns; columns with names, some of them optional
//   dancing_links.hpp       the matrix as linked lists, from which columns are removed and restored
//   cover_search.hpp        Algorithm X over those lists
//   tree_estimate.hpp       Knuth's estimate from random paths
//   hitting_sets.hpp        minimal hitting sets: every set at least once
//   langford.hpp            Langford pairs as such a matrix
//
// Read by columns, the same matrix is a hitting set problem: the columns are sets, whose elements are the rows in which
// they have a 1. An exact cover is then a choice of elements that meets every set exactly once.
//
// Sources: D. Knuth, "Dancing Links" (2000) and "Estimating the Efficiency of Backtrack Programs" (1975).
#pragma once

#include "textbook/exactcover/cover_matrix.hpp"
#include "textbook/exactcover/cover_search.hpp"
#include "textbook/exactcover/hitting_sets.hpp"
#include "textbook/exactcover/langford.hpp"
#include "textbook/exactcover/tree_estimate.hpp"
