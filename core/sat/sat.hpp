// core/sat: formulas in conjunctive normal form, and the solver that decides them. Read this first.
//
//   Formula ──► SatSolver ──► satisfiable: a value for each variable
//                        ├──► unsatisfiable: a proof, in pieces, to a ProofSink
//                        └──► unknown: stopped, or the limit of conflicts was reached
//
//   formula.hpp        variables, literals, clauses; known values are simplified away
//   sat_solver.hpp     CaDiCaL, and the destination of its proof
//   joined_proof.hpp   proofs of the parts of a formula, joined into one of the whole
#pragma once

#include "sat/formula.hpp"
#include "sat/joined_proof.hpp"
#include "sat/sat_solver.hpp"
