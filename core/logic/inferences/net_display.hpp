// Forcing nets in the form that a step shows: everything that the end rests on, branches of branches too.
#pragma once

#include "logic/inferences/net_tables.hpp"
#include "logic/step.hpp"

namespace rookery {

// What leads from the premise of the tables to the end.
Chain shown_net(const State& state, const NetTables& tables, Literal end);

}  // namespace rookery
