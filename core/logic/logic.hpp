// core/logic: reasoning as people do it. Read this first.
//
//   State ──► a technique, another, ... in the order of a scale ──► the first Step ──► applied ──► again
//
//   step.hpp             Step: one piece of reasoning: its conclusion, its technique and its highlights
//   technique_list.inc   the list of all techniques; technique.hpp: their numbers, and sets of them
//   technique_card.hpp   a technique's name, and how it is found, drawn and described
//   scale.hpp            what a search needs to know of a difficulty scale (core/rate has the scales)
//   finders.hpp          how cards report steps, and how to call them: the first step, or all
//   path.hpp             the loop: a whole solve path
//   explain.hpp          a step in words; sentences.hpp, words.hpp: what cards build sentences from
//   workspace.hpp        what the searches of one path share
//
//   state/       the board: 81 values and 729 candidates, with the positions of each digit in each house
//   singles/, intersections/, subsets/, fish/, wings/, uniqueness/, exclusions/   the cards, one family per file
//   chains/      one assumption, fixed links: candidates as sets, their links, forcing chains and loops
//   inferences/  HoDoKu's chains: inference_graph.hpp, direct consequences; nice_loops.hpp; forcing_tables.hpp
//   forcing/     several assumptions, or a contradiction: forcing_choice.hpp
//   trial/       whips and braids, and the searches that rate puzzles by them: whips_and_braids.hpp
//
// To add a technique: a file with its card, and its line in technique_list.inc. It can then be found, shown and
// described; it has no rating, and changes none, until a scale has a line for it.
#pragma once

#include "logic/explain.hpp"
#include "logic/finders.hpp"
#include "logic/path.hpp"
#include "logic/state/state.hpp"
#include "logic/step.hpp"
