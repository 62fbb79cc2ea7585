// The texts of the mode "Lab": see strings.hpp.
#pragma once

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

inline constexpr Text kModeLab = "Lab";
inline constexpr Text kGroupLab = "Lab";
inline constexpr Text kLabEmpty =
    "Textbook solvers, side by side: tick some and run them, each in its own worker; then compare their counters, "
    "trees and steps.";
inline constexpr Text kLabViewPuzzle = "One puzzle";
inline constexpr Text kLabViewRace = "Race";
inline constexpr Text kLabViewTools = "Tools";

// --- the puzzle ---
inline constexpr Text kLabSectionPuzzle = "Puzzle";
inline constexpr Text kLabSectionMethods = "Methods";
inline constexpr Text kLabFromBoard = "The board's puzzle";
inline constexpr Text kLabFromBoardHelp = "Follows the puzzle in Play";
inline constexpr Text kLabDiagonal = "Diagonal";
inline constexpr Text kLabDiagonalHelp = "Both diagonals also hold every digit once";
inline constexpr Text kLabSampleMonster = "Brute force's worst case";
inline constexpr Text kLabSampleMonsterHelp =
    "17 clues, an empty first row: trying digits in order takes 641 580 843 rounds";
inline constexpr Text kLabSampleExample = "Example for PS-1-2";
inline constexpr Text kLabSampleExampleHelp = "The first example of the paper on propagation and search on pairs";
inline constexpr Text kLabSampleFour = "Empty 4\u00D74";
inline constexpr Text kLabSampleFourHelp = "All 288 grids of order 2";
inline constexpr Text kLabSampleFourDiagonal = "Empty 4\u00D74, diagonal";
inline constexpr Text kLabSampleFourDiagonalHelp = "All 48 grids of order 2 with diagonals";
inline constexpr Text kLabSampleSixteen = "A 16\u00D716";
inline constexpr Text kLabSampleSixteenHelp = "Order 4, the digits 1 to 9 and A to G";
inline constexpr Text kLabCopyPuzzle = "Copy the Lab's puzzle";
inline constexpr Text kLabDimacsSave = "Save as DIMACS";
inline constexpr Text kLabDimacsCopy = "Copy as DIMACS";
inline constexpr Text kLabDimacsShort = "DIMACS";
inline constexpr Text kLabDimacsHelp = "The puzzle as a formula, in the encoding chosen for SAT";
inline constexpr Text kLabDimacsJob = "DIMACS of the puzzle";
inline constexpr Text kLabDimacsSaved = "Saved the puzzle as a DIMACS file";
inline constexpr Text kLabDimacsCopied = "Copied the puzzle as DIMACS";
inline constexpr Text kLabDimacsFailed = "Couldn't make the DIMACS file: {0}";
inline constexpr Text kLabDidBoard = "The Lab follows the board's puzzle";
inline constexpr Text kLabDidSample = "The Lab's puzzle: {0}";
inline constexpr Text kLabDidSampleAll = "The Lab's puzzle: {0}, with up to {1} solutions";
inline constexpr Text kLabDidDiagonal = "With diagonals";
inline constexpr Text kLabDidPlain = "Without diagonals";
inline constexpr Text kLabPuzzleText = "{0}, {1}";
inline constexpr Text kLabDiagonalText = "{0}, diagonal";
inline constexpr Text kLabSideText = "{0}\u00D7{0}";
inline constexpr Text kLabNoClue = "no clue";
inline constexpr Text kLabNotRead = "No puzzle found; the Lab's is unchanged";

// --- methods ---
inline constexpr Text kLabMethodName = "{0}, {1}";
inline constexpr Text kLabTick = "Turn on {0}";
inline constexpr Text kLabUntick = "Turn off {0}";
inline constexpr Text kLabSettings = "Settings of {0}";
inline constexpr Text kLabSetting = "{0}: {1}";
inline constexpr Text kLabAdd = "Add another {0}";
inline constexpr Text kLabAddShort = "Add another";
inline constexpr Text kLabRemove = "Remove {0}";
inline constexpr Text kLabRemoveShort = "Remove";
inline constexpr Text kLabChosen = "{0} of {1}";
inline constexpr Text kLabLimit = "Max. solutions";
inline constexpr Text kLabLimitHint = "2";
inline constexpr Text kLabSeedHint = "1";
inline constexpr Text kLabBudget = "Effort limit";
inline constexpr Text kLabBudgetHelp = "Limits each method's first counter: iterations, nodes, updates \u2026";
inline constexpr Text kNoLimitShort = "no limit";
inline constexpr Text kLabSeed = "Seed";
inline constexpr Text kLabKeepTrace = "Keep traces";
inline constexpr Text kLabKeepTraceHelp = "The first 1 000 rows of what each method does; slows it down a little";
inline constexpr Text kExpectedLabLimit = "enter 1 to 1 000 000 solutions, not \"{0}\"";
inline constexpr Text kExpectedLabBudget = "enter a whole number from 1 to 2 000 000 000, not \"{0}\"";
inline constexpr Text kExpectedLabSeed = "enter a whole number, not \"{0}\"";
inline constexpr Text kExpectedLabFirst = "enter 1 to 100 000 puzzles, not \"{0}\"";
inline constexpr Text kLabNothingTicked = "Tick at least one method";

// --- the run ---
inline constexpr Text kLabRun = "Run side by side";
inline constexpr Text kLabCancelAll = "Cancel all";
inline constexpr Text kLabCancelOne = "Cancel: {0}";
inline constexpr Text kLabWaiting = "waiting for a worker";
inline constexpr Text kLabWorking = "working";
inline constexpr Text kLabCancelled = "cancelled";
inline constexpr Text kLabFailed = "not run: {0}";
inline constexpr Text kLabNoAnswer = "ended without an answer";
inline constexpr Text kLabSolutionNone = "no solution";
inline constexpr Text kLabSolutionOne = "one solution";
inline constexpr Text kLabSolutionMany = "{0} solutions";
inline constexpr Text kLabSolutionOneMore = "one solution or more";
inline constexpr Text kLabSolutionManyMore = "{0} solutions or more";
inline constexpr Text kLabSolutionNoneSoFar = "none found";
inline constexpr Text kLabCounter = "{0} {1}";
inline constexpr Text kLabResult = "{0}: {1}";
inline constexpr Text kLabOutcome = "{0}; {1}";  // how many solutions; how the method ended
inline constexpr Text kLabDoneOne = "One method has finished";
inline constexpr Text kLabDoneMany = "{0} methods have finished";
inline constexpr Text kLabOtherPuzzle = "These results are for another puzzle: {0}.";
inline constexpr Text kLabShowAsked = "Show that puzzle";
inline constexpr Text kLabDidShowAsked = "Back to the results' puzzle";
inline constexpr Text kLabSelect = "Show {0}";
inline constexpr Text kLabNext = "Next method";
inline constexpr Text kLabPrevious = "Previous method";

// --- results ---
inline constexpr Text kLabComparison = "Side by side";
inline constexpr Text kLabCopyComparison = "Copy the comparison";
inline constexpr Text kLabColumnMethod = "Method";
inline constexpr Text kLabColumnTime = "Time";
inline constexpr Text kLabColumnSolutions = "Solutions";
inline constexpr Text kLabColumnEnd = "End";
inline constexpr Text kLabColumnCounters = "Counters";
inline constexpr Text kLabColumnDepth = "Depth";
inline constexpr Text kLabCounters = "Counters";
inline constexpr Text kLabTree = "Search tree";
inline constexpr Text kLabTrace = "Trace";
inline constexpr Text kLabTreeTitle = "Nodes by depth";
inline constexpr Text kLabTreeNone = "None of these methods has reported a search tree yet.";
inline constexpr Text kLabTraceNone = "This method left no trace. Tick \"Keep traces\" before its next run.";
inline constexpr Text kLabCountersNone = "Its counters appear here while it runs.";
inline constexpr Text kLabCopyTree = "Copy the numbers";
inline constexpr Text kLabCopyTrace = "Copy this table";
inline constexpr Text kLabShowTable = "Show table: {0}";
inline constexpr Text kLabRowOne = "one row";
inline constexpr Text kLabRowMany = "{0} rows";
inline constexpr Text kLabLeftOut = "and {0} more rows, not kept";
inline constexpr Text kLabDepth = "depth {0}";
inline constexpr Text kLabNodesAt = "{0} {1}";
inline constexpr Text kLabTook = "{0} ms";
inline constexpr Text kLabTookSeconds = "{0} s";

// --- the race ---
inline constexpr Text kLabRaceEmpty =
    "Every ticked method solves a whole list as its bar grows. Paste a list of puzzles here, or use the one in List. "
    "With an effort limit, a slow method gives up on a puzzle, so every race ends.";
inline constexpr Text kLabRaceList = "Use the List's puzzles";
inline constexpr Text kLabRaceListHelp = "Those its filter shows, in their order";
inline constexpr Text kLabRaceSample = "Use the sample list";
inline constexpr Text kLabRaceFirst = "First";
inline constexpr Text kLabRaceAll = "all";
inline constexpr Text kLabRaceFirstOnes = "puzzles";
inline constexpr Text kLabRaceFirstOf = "puzzles of {0}";
inline constexpr Text kLabRaceBudget = "Effort per puzzle";
inline constexpr Text kLabRaceUnique = "Prove uniqueness";
inline constexpr Text kLabRaceUniqueHelp = "Also look for a second solution, to prove there is only one";
inline constexpr Text kLabRaceStart = "Race";
inline constexpr Text kLabRaceJob = "Race: {0}";
inline constexpr Text kLabRaceTitle = "{0}: {1}";
inline constexpr Text kLabRaceTook = "List loaded: {0}";
inline constexpr Text kLabRaceTookWithProblems = "List loaded: {0}; {1}";
inline constexpr Text kLabRaceListName = "The List";
inline constexpr Text kLabRaceCut = "The list is long: only its first {0} puzzles were read";
inline constexpr Text kLabColumnDone = "Done";
inline constexpr Text kLabColumnSolved = "Solved";
inline constexpr Text kLabColumnNone = "No solution";
inline constexpr Text kLabColumnGaveUp = "Gave up";
inline constexpr Text kLabColumnRate = "Puzzles/s";
inline constexpr Text kLabRaceRateHelp = "Puzzles per second for one worker, counting only the time it spends solving";
inline constexpr Text kLabRaceRow = "{0} of {1}";
inline constexpr Text kLabRaceSolved = "{0} solved";
inline constexpr Text kLabRaceGaveUp = "{0} given up";
inline constexpr Text kLabRaceNone = "{0} without solution";
inline constexpr Text kLabRaceDone = "The race is over: {0}";
inline constexpr Text kLabRaceFastest = "{0} was first with {1} solved, {2}";
inline constexpr Text kLabRaceCancelled = "The race was stopped early";
inline constexpr Text kLabRaceResult = "{0} of {1} puzzles, {2} solved";
inline constexpr Text kLabCopyRace = "Copy the race's table";
inline constexpr Text kLabSaveRace = "Save the race's table";
inline constexpr Text kLabRaceProblems = "Show the race's unreadable lines";

// --- what cells say ---
inline constexpr Text kCellSolved = "{0}, {1} in the solution";
inline constexpr Text kCellOnDiagonal = "{0}, on a diagonal";

// --- the tools ---
inline constexpr Text kToolsEmpty =
    "Everything Rookery's command line can do: choose a tool, give it text and options, and see its rows in a table. "
    "Long runs use every core and can be cancelled; what was found stays.";
inline constexpr Text kToolsJob = "Tools";
inline constexpr Text kToolsLoading = "Loading the list of tools";
inline constexpr Text kToolsUnknown = "Couldn't load the list of tools: {0}";
inline constexpr Text kToolChoice = "Tool";
inline constexpr Text kToolChoose = "Tool: {0}";
inline constexpr Text kToolOptions = "Options";
inline constexpr Text kToolSwitch = "Option: {0}";
inline constexpr Text kToolWord = "Option {0}: {1}";
inline constexpr Text kToolDefaults = "defaults";
inline constexpr Text kToolOptionsGiven = "{0} set";
inline constexpr Text kToolInput = "Input: {0}";
inline constexpr Text kToolInputName = "Input of the tool";
inline constexpr Text kToolInputHint = "Type or paste it here";
inline constexpr Text kToolTook = "Pasted as the tool's input";
inline constexpr Text kToolTakePuzzle = "Use the Lab's puzzle";
inline constexpr Text kToolClear = "Clear the input";
inline constexpr Text kToolRun = "Run";
inline constexpr Text kToolCancelled = "Cancelled: {0} so far";
inline constexpr Text kToolCopy = "Copy the rows";
inline constexpr Text kToolSave = "Save the rows";
inline constexpr Text kToolToList = "Send puzzles to List";
inline constexpr Text kToolSaveDocuments = "Save its files";
inline constexpr Text kToolSaveDocumentsOf = "Save its files ({0})";
inline constexpr Text kToolToStatistics = "Statistics of these";
inline constexpr Text kHallName = "Domains";
inline constexpr Text kHallTitle = "Domains, {0}: row {1} of {2}";
inline constexpr Text kHallPrevious = "Previous row";
inline constexpr Text kHallNext = "Next row";
inline constexpr Text kHallWithout = ", without {0}";
inline constexpr Text kHallMatched = "; matched to {0}";
inline constexpr Text kToolExamples = "Examples";
inline constexpr Text kToolExample = "Example: {0}";
inline constexpr Text kExampleAround = "Near a puzzle";
inline constexpr Text kExampleWithin = "Ten clues given";
inline constexpr Text kExampleHowMany = "How many, an estimate";
inline constexpr Text kExampleUnbiased = "200 minimal puzzles";
inline constexpr Text kExampleCorrelations = "Correlations";
inline constexpr Text kExampleMeanRemoved = "Histogram, mean removed";
inline constexpr Text kExampleThreeWeights = "Three weights in one plot";
inline constexpr Text kExampleTuning = "Spread by tuning";
inline constexpr Text kExampleFigureFive = "Figure 5: solved over time";
inline constexpr Text kExampleSolvedSets = "4x4: sets of 4 cells";
inline constexpr Text kExampleFewestOfFour = "4x4: the least, with proof";
inline constexpr Text kExampleCover = "A matrix";
inline constexpr Text kExampleGivenRow = "With a given row";
inline constexpr Text kExampleLangford = "Langford pairs";
inline constexpr Text kExampleHitting = "Hitting sets";
inline constexpr Text kExampleSudokuMatrix = "The matrix of 4x4";
inline constexpr Text kExamplePaths = "Random paths";
inline constexpr Text kExampleDomains = "Five domains";
inline constexpr Text kExampleHallSets = "Hall sets";
inline constexpr Text kExamplePermanent = "A matrix";
inline constexpr Text kExampleDerangements = "Derangements of 8";
inline constexpr Text kExampleGrids = "All sudoku grids, at most";
inline constexpr Text kExampleCliques = "Of a grid";
inline constexpr Text kExampleSolve = "A puzzle";
inline constexpr Text kPlotTitle = "Plot";
inline constexpr Text kPlotColumns = "Columns";
inline constexpr Text kPlotArrival = "Over time";
inline constexpr Text kPlotDistribution = "Distribution";
inline constexpr Text kPlotDraw = "Draw";
inline constexpr Text kPlotOver = "over";
inline constexpr Text kPlotDrawOne = "Show or hide {0}";
inline constexpr Text kPlotOverOne = "Draw over {0}";
inline constexpr Text kPlotLogX = "Log x";
inline constexpr Text kPlotLogY = "Log y";
inline constexpr Text kPlotCentred = "Mean removed";
inline constexpr Text kPlotKeep = "Keep these curves";
inline constexpr Text kPlotKeepHelp = "They stay on screen to compare with the next run";
inline constexpr Text kPlotForget = "Remove kept curves";
inline constexpr Text kPlotNothing = "No numbers to draw: choose another column.";
inline constexpr Text kPlotRows = "rows";
inline constexpr Text kPlotSeconds = "seconds";
inline constexpr Text kPlotNumber = "number";
inline constexpr Text kPlotFromMean = "distance from the mean";
inline constexpr Text kPlotPercent = "% of the rows";

}  // namespace rookery::shell::words
