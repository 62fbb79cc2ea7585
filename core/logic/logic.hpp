// core/logic: reasoning as people do it. Read this first.
//
//   State ──► Finder, Finder, ... in a fixed order ──► the first Step ──► applied ──► again, until solved or stuck
//
//   step.hpp        Technique, Step: what a piece of reasoning concludes, and its picture
//   state/state.hpp State: 81 values and 729 candidates, with the positions of each digit in each house
//   finders.hpp     the table of all finders in the order of the Sudoku Explainer scale, and how they report steps
//   techniques.hpp  the finder functions; singles/, intersections/, subsets/, fish/, wings/, uniqueness/, exclusions/:
//   one family a file path.hpp        the loop: a whole solve path explain.hpp     a step in words workspace.hpp   what
//   the finders of one path share; watch.hpp: how to stop them, and what they are at
//
//   Chains, from the bottom up:
//   state/open_grid.hpp, chains/candidate_rows.hpp, chains/chain_graph.hpp
//                              candidates that can be taken away, as sets, and their links
//   chains/single_chains.hpp   one assumption, fixed links: forcing chains and loops
//   forcing/forcing_search.hpp several assumptions, or a contradiction: Nishio, multiple, dynamic and nested chains
//   chains/chain_finders.cpp   their finders; chain_picture.hpp, chain_words.hpp: how they are shown and told
#pragma once

#include "logic/explain.hpp"
#include "logic/finders.hpp"
#include "logic/path.hpp"
#include "logic/state/state.hpp"
#include "logic/step.hpp"
