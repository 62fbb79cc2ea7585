// The texts of the view "Exact" of the mode "Generate": see strings.hpp.
#pragma once

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

// --- the question ---
inline constexpr Text kViewExact = "Exact";
inline constexpr Text kGroupExact = "Generate: exact";
inline constexpr Text kExactTitle = "Clues that strategies alone can solve";
inline constexpr Text kExactHelp =
    "Can the pattern's cells be given digits that the ticked strategies alone solve completely? The answer is such a "
    "puzzle, or a proof that there is none.";
inline constexpr Text kStrategies = "Strategies";
inline constexpr Text kNakedSingles = "Naked singles";
inline constexpr Text kHiddenSingles = "Hidden singles";
inline constexpr Text kLockedCandidates = "Locked candidates";
inline constexpr Text kNakedPairs = "Naked pairs";
inline constexpr Text kHiddenPairs = "Hidden pairs";
inline constexpr Text kNakedSinglesHelp = "a cell with one candidate left";
inline constexpr Text kHiddenSinglesHelp = "a digit with one cell left in a house";
inline constexpr Text kLockedCandidatesHelp = "a digit confined to where a box and a line cross";
inline constexpr Text kNakedPairsHelp = "two cells of a house with the same two candidates";
inline constexpr Text kHiddenPairsHelp = "two digits of a house with the same two cells";
inline constexpr Text kAllowStrategy = "Allow {0}";
inline constexpr Text kForbidStrategy = "Don't allow {0}";
inline constexpr Text kListAnd = " and ";
inline constexpr Text kExactMinutes = "Max. minutes";
inline constexpr Text kExactSeed = "Seed";

// --- how ---
inline constexpr Text kExactMethod = "Method";
inline constexpr Text kUseExactMethod = "Decide by: {0}";
inline constexpr Text kByPortfolio = "All in turn";
inline constexpr Text kByPortfolioHelp =
    "Generate and test, annealing and formulas in turn, with the pattern split across all cores: the fastest.";
inline constexpr Text kByAnnealing = "Annealing";
inline constexpr Text kByAnnealingHelp =
    "Random clues, changed while more cells get solved. Finds puzzles; proves nothing.";
inline constexpr Text kByTesting = "Generate and test";
inline constexpr Text kByTestingHelp =
    "Zama and Sasano's idea: fill the cells from solved grids and test each puzzle. Finds puzzles; proves nothing.";
inline constexpr Text kByFinding = "Solved within K";
inline constexpr Text kByFindingHelp = "One formula for a SAT solver: clues that are solved within K steps.";
inline constexpr Text kByRefuting = "Stuck before K";
inline constexpr Text kByRefutingHelp =
    "A formula for each K, one step more each time: once all clues get stuck, the pattern is impossible.";
inline constexpr Text kByStates = "The paper's formula";
inline constexpr Text kByStatesHelp =
    "The paper's own encoding and its algorithm 1: K grows, keeping all the solver has learnt, until it is decided.";
inline constexpr Text kFigureFive = "Figure 5: solved over time, by method";
inline constexpr Text kSolvedSets = "Count the solved sets of 4";
inline constexpr Text kExactSteps = "K, the steps";
inline constexpr Text kStepsAsNeeded = "as needed";
inline constexpr Text kExpectedK = "Enter K from 1 to 200, not \"{0}\"";
inline constexpr Text kMethodSteps = "{0}, K = {1}";
inline constexpr Text kWriteProof = "Write a proof";
inline constexpr Text kWriteProofHelp =
    "If impossible: the formula and its refutation, line by line, for other programs to check; this takes longer";
inline constexpr Text kSaveProof = "Save proof";
inline constexpr Text kSaveProofOf = "Save proof ({0})";
inline constexpr Text kProofHelp =
    "One tar archive: the formula as DIMACS (.cnf) and its refutation as LRAT (.lrat), as lrat-check reads them.";
inline constexpr Text kProofMissing = "No proof: {0}";

// --- what is said at once ---
inline constexpr Text kExactNoPattern = "No pattern: draw the clue cells, or choose a pattern";
inline constexpr Text kExactNoSingles =
    "Tick naked singles or hidden singles too: the other strategies place no digits";

// --- the run ---
inline constexpr Text kDecide = "Decide";
inline constexpr Text kPauseDeciding = "Pause deciding";
inline constexpr Text kResumeDeciding = "Resume deciding";
inline constexpr Text kCancelDeciding = "Cancel deciding";
inline constexpr Text kJobDecide = "Decide {0}";
inline constexpr Text kPartOne = "one part";
inline constexpr Text kPartMany = "{0} parts";
inline constexpr Text kPartsOf = "{0} of {1} parts";
inline constexpr Text kTookOf = "{0} of {1}";
inline constexpr Text kAskedElsewhere = "The last search was for another question: {0}, {1}.";
inline constexpr Text kBackToAsked = "Show that question";
inline constexpr Text kDidBackToAsked = "Back to that pattern";

// --- the answer ---
inline constexpr Text kAnswerClues = "Yes: {0} alone solve these digits, {1}";
inline constexpr Text kStepsDeepOne = "one step deep";
inline constexpr Text kStepsDeepMany = "{0} steps deep";
inline constexpr Text kAnswerImpossible = "Impossible: {0}";
inline constexpr Text kAnswerRefuted = "Impossible: no digits in these cells can be solved by {0}: proved {1}";
inline constexpr Text kProvedAt = "at K = {0} steps";
inline constexpr Text kProvedIn = "in {0} parts";
inline constexpr Text kProvedInAt = "{0}, K = {1} steps";
inline constexpr Text kAnswerUndecided = "Undecided: {0}";
inline constexpr Text kUndecidedTime = "time ran out after {0}, {1} done. Allow more time, or try another seed";
inline constexpr Text kUndecidedCancelled = "cancelled after {0}, {1} done. Decide starts over";
inline constexpr Text kUndecidedEnd = "the search ended without a puzzle or a proof";
inline constexpr Text kDecideFailed = "Not decided: {0}";
inline constexpr Text kDidFindClues = "Clues found";
inline constexpr Text kDidRefute = "Impossible";
inline constexpr Text kDidNotDecide = "Undecided";
inline constexpr Text kNoOther = "No other clues found; the previous ones are kept";
inline constexpr Text kOpenExact = "Open in Play";
inline constexpr Text kOpenExactShort = "Open";
inline constexpr Text kCopyExact = "Copy the puzzle";
inline constexpr Text kAnotherExact = "Another";
inline constexpr Text kAnotherExactHelp = "the same question with the next seed";
inline constexpr Text kOpenedExact = "Opened with its path by {0} alone";
inline constexpr Text kCellInTheWay = "{0}, in the way";
inline constexpr Text kExactSeedWas = "Last search: seed {0}";
inline constexpr Text kCellClueDigit = "{0}, clue {1}";

// --- the fewest clues ---
inline constexpr Text kSectionFewest = "Fewest clues";
inline constexpr Text kFewestHelp =
    "How few clues do the ticked strategies need, in any cells? Each search tries to beat the best so far.";
inline constexpr Text kSearchFewest = "Find fewest clues";
inline constexpr Text kJobFewest = "Fewest clues";
inline constexpr Text kFewestFound = "{0} clues";
inline constexpr Text kFewestProved = "{0} clues, the fewest";
inline constexpr Text kFewestSummary = "{0} so far";
inline constexpr Text kFewestNone = "none so far";
inline constexpr Text kFewestNew = "{0} clues with {1}: fewer than before";
inline constexpr Text kFewestSame = "No fewer than {0} clues found with {1}";
inline constexpr Text kFewestNothing = "No clues found with {0}";
inline constexpr Text kFewestBy = "How";
inline constexpr Text kUseFewestBy = "Find the fewest clues by: {0}";
inline constexpr Text kFewestByAnnealing = "By search";
inline constexpr Text kFewestByAnnealingHelp = "Random puzzles, improved bit by bit. Proves nothing.";
inline constexpr Text kFewestByFormulas = "By formulas";
inline constexpr Text kFewestByFormulasHelp =
    "No cells given: a formula for each way to share the clues among the boxes, one part of the search each. Proves "
    "what is impossible.";
inline constexpr Text kFewestCount = "Exactly this many";
inline constexpr Text kFewestAny = "any";
inline constexpr Text kExpectedFewest = "Enter 1 to 81 clues, not \"{0}\"";
inline constexpr Text kFewestProvedBy = "Proved: {0}";

// --- 4x4 ---
inline constexpr Text kSmallTitle = "4x4 patterns";
inline constexpr Text kSmallHelp =
    "Tap the clue cells of a 4x4 board. No 3 cells can be solved; 704 of the 1820 sets of 4 cells can.";
inline constexpr Text kSmallCell = "4x4 {0}";
inline constexpr Text kSmallClue = "4x4 {0}, clue";
inline constexpr Text kSmallClueDigit = "4x4 {0}, clue {1}";
inline constexpr Text kDecideSmall = "Decide the 4x4 pattern";
inline constexpr Text kCancelSmall = "Cancel deciding 4x4";
inline constexpr Text kClearSmall = "Clear the 4x4 pattern";
inline constexpr Text kJobDecideSmall = "Decide 4x4, {0}";
inline constexpr Text kSmallClues = "Yes: {0} alone solve these digits";
inline constexpr Text kSaveSmallProof = "Save the 4x4 proof";
inline constexpr Text kOpenFewest = "Open {0} with {1}";

}  // namespace rookery::shell::words
