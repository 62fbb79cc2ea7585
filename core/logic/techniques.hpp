// The finder functions, in the order of the table in finders.cpp.
#pragma once

#include "logic/finders.hpp"
#include "logic/pictures.hpp"
#include "logic/state/state.hpp"
#include "logic/state/tables.hpp"
#include "logic/step.hpp"

namespace rookery {

bool find_hidden_single(const State& state, StepSink& sink);
bool find_direct_locking(const State& state, StepSink& sink);
bool find_direct_hidden_pair(const State& state, StepSink& sink);
bool find_naked_single(const State& state, StepSink& sink);
bool find_direct_hidden_triplet(const State& state, StepSink& sink);
bool find_locking(const State& state, StepSink& sink);
bool find_naked_pair(const State& state, StepSink& sink);
bool find_x_wing(const State& state, StepSink& sink);
bool find_hidden_pair(const State& state, StepSink& sink);
bool find_naked_triplet(const State& state, StepSink& sink);
bool find_swordfish(const State& state, StepSink& sink);
bool find_hidden_triplet(const State& state, StepSink& sink);
bool find_xy_wing(const State& state, StepSink& sink);
bool find_xyz_wing(const State& state, StepSink& sink);
bool find_unique_loop(const State& state, StepSink& sink);
bool find_naked_quad(const State& state, StepSink& sink);
bool find_jellyfish(const State& state, StepSink& sink);
bool find_hidden_quad(const State& state, StepSink& sink);
bool find_bug(const State& state, StepSink& sink);
bool find_aligned_pair(const State& state, StepSink& sink);
bool find_single_chain(const State& state, StepSink& sink);
bool find_aligned_triplet(const State& state, StepSink& sink);
bool find_nishio(const State& state, StepSink& sink);
bool find_multiple_chain(const State& state, StepSink& sink);
bool find_dynamic_chain(const State& state, StepSink& sink);
bool find_dynamic_plus_chain(const State& state, StepSink& sink);
bool find_nested_chain(const State& state, StepSink& sink);
bool find_nested_multiple(const State& state, StepSink& sink);
bool find_nested_dynamic(const State& state, StepSink& sink);
bool find_nested_nested(const State& state, StepSink& sink);

}  // namespace rookery
