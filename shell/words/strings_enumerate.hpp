// The texts of the mode "Enumerate": see strings.hpp.
#pragma once

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

// --- the grid ---
inline constexpr Text kEnumerateTitle = "Puzzles of a grid";
inline constexpr Text kEnumerateEmpty =
    "Which puzzles have this grid as their solution? Paste a grid or a puzzle. Its unavoidable sets appear too: cells "
    "whose digits can be swapped, so every puzzle needs a clue among them.";
inline constexpr Text kGridFromBoard = "Use the board's solution";
inline constexpr Text kGridFromBoardShort = "From board";
inline constexpr Text kGridRandom = "Random grid";
inline constexpr Text kGridStrange = "The grid with 29 puzzles of 17 clues";
inline constexpr Text kGridFourteen = "A grid with 14 puzzles of 17 clues";
inline constexpr Text kCopyGrid = "Copy grid";
inline constexpr Text kCloseGrid = "Close grid";
inline constexpr Text kDidTakeGrid = "take grid: {0}";
inline constexpr Text kDidShowGrid = "Back to that search's grid";
inline constexpr Text kSetsReplaced = "Those sets were replaced by a later search for sets";
inline constexpr Text kSearchReplaced = "The puzzles of that search were replaced by a later search of the same grid";
inline constexpr Text kDidCloseGrid = "Grid closed";
inline constexpr Text kDidRandomGrid = "Random grid";
inline constexpr Text kDidBoardGrid = "Grid set from the board's solution";
inline constexpr Text kTookGrid = "Recognised: {0}";
inline constexpr Text kTookSolution = "Recognised: {0}. Its only solution is now the grid";
inline constexpr Text kTookFirst = "Recognised: {0}. The first is now the grid";
inline constexpr Text kGridNeedsNine = "Only 9\u00D79 grids can be enumerated";
inline constexpr Text kGridNoSolution =
    "This puzzle has no solution: paste a solved grid, or a puzzle with one solution";
inline constexpr Text kGridSeveral =
    "This puzzle has several solutions: paste a solved grid, or a puzzle with one solution";
inline constexpr Text kGridTooHard = "Couldn't solve this quickly; paste a solved grid";
inline constexpr Text kBoardNotUnique = "The puzzle on the board must have exactly one solution";
inline constexpr Text kGridNotRead = "That text gave no grid. The grid is unchanged.";
inline constexpr Text kViewSets = "Unavoidable sets";
inline constexpr Text kViewPuzzles = "Puzzles";

// --- unavoidable sets ---
inline constexpr Text kSetsJob = "Unavoidable sets";
inline constexpr Text kFindSets = "Find sets";
inline constexpr Text kStopSets = "Stop looking";
inline constexpr Text kLoadSets = "Load sets";
inline constexpr Text kSaveSets = "Save sets";
inline constexpr Text kCopySets = "Copy sets";
inline constexpr Text kLoadSetsAsk = "Choose or drop a file of sets, one per line, 81 characters each";
inline constexpr Text kMethodSmall = "All small";
inline constexpr Text kMethodDigits = "By digits";
inline constexpr Text kMethodBoxes = "By boxes";
inline constexpr Text kMethodRandom = "Random";
inline constexpr Text kMethodSmallHelp = "All sets up to 12 cells";
inline constexpr Text kMethodDigitsHelp = "All sets within this many digits";
inline constexpr Text kMethodBoxesHelp = "Sets found when some boxes are emptied";
inline constexpr Text kMethodRandomHelp = "Sets found when random cells are emptied";
inline constexpr Text kTakeMethod = "Find sets by: {0}";
inline constexpr Text kUpToCells = "Max. cells";
inline constexpr Text kDigitsWanted = "Digits";
inline constexpr Text kBoxesWanted = "Boxes";
inline constexpr Text kRoundsWanted = "Rounds";
inline constexpr Text kExpectedSmallCells = "enter 4 to 12 cells; the other methods find larger sets";
inline constexpr Text kExpectedCells = "enter 4 to 81 cells";
inline constexpr Text kExpectedDigits = "enter 2 to 5 digits";
inline constexpr Text kExpectedBoxes = "enter 2 to 5 boxes";
inline constexpr Text kExpectedRounds = "enter 1 to 1\u2009000\u2009000 rounds";
inline constexpr Text kSetsLooking = "Looking for unavoidable sets\u2026";
inline constexpr Text kSetsLookingCount = "Looking for unavoidable sets: {0} so far";
inline constexpr Text kSetsUpTo = "of up to {0} cells";
inline constexpr Text kSetsWithinDigits = "within {0} digits";
inline constexpr Text kSetsWithinBoxes = "within {0} boxes";
inline constexpr Text kSetsRandom = "from {0} random rounds";
inline constexpr Text kSetsAnd = "{0}, {1}";
inline constexpr Text kSetsLoaded = "from {0}";
inline constexpr Text kSetOne = "one set";
inline constexpr Text kSetMany = "{0} sets";
inline constexpr Text kSetsFound = "{0} {1}";
inline constexpr Text kSetsStopped = "{0} {1}, stopped before all were found";
inline constexpr Text kSetsNone = "No unavoidable set {0}";
inline constexpr Text kCliqueSays = "; {0} are disjoint, so every puzzle has at least {0} clues";
inline constexpr Text kSetsFailed = "Couldn't find the sets: {0}";
inline constexpr Text kSetsShown = "{0} of {1} sets";
inline constexpr Text kSetsNothing = "No sets match the filter.";
inline constexpr Text kSetsAll = "Show all sets";
inline constexpr Text kSetsDigit = "Sets with digit {0}";
inline constexpr Text kSetsOnlyDigits = "Only these";
inline constexpr Text kSetsThrough = "Through the chosen cell";
inline constexpr Text kSetsThroughCell = "Through {0}";
inline constexpr Text kSizesTitle = "Cells in a set";
inline constexpr Text kSizesSets = "Sets";
inline constexpr Text kSizeOne = "{0} cells: one set";
inline constexpr Text kSizeMany = "{0} cells: {1} sets";
inline constexpr Text kClique = "Disjoint sets";
inline constexpr Text kCliqueShort = "Disjoint sets ({0})";
inline constexpr Text kNextOne = "Next one";
inline constexpr Text kPreviousOne = "Previous one";
inline constexpr Text kChooseNone = "Choose none";
inline constexpr Text kPickSet = "Every puzzle has a clue in each set. Pick one to see it.";
inline constexpr Text kColumnCells = "Cells";
inline constexpr Text kColumnDigits = "Digits";
inline constexpr Text kColumnHouses = "Rows, columns, boxes";
inline constexpr Text kColumnSet = "Set";

// --- what is asked for ---
inline constexpr Text kMaxPuzzles = "At most";
inline constexpr Text kNoLimit = "all";
inline constexpr Text kEnumerateCluesHint = "17";
inline constexpr Text kMinimalOnly = "Minimal only";
inline constexpr Text kFirstOnly = "First only";
inline constexpr Text kFirstOnlyHelp = "stop at the first puzzle";
inline constexpr Text kMethodBands = "By bands";
inline constexpr Text kMethodGridchecker = "By position";
inline constexpr Text kMethodBandsHelp = "clues one band at a time: fast";
inline constexpr Text kMethodGridcheckerHelp = "clues by descending position, as GridChecker's author described it";
inline constexpr Text kMarks = "Clue cells";
inline constexpr Text kMarksNone = "any cell may be a clue";
inline constexpr Text kMarksSome = "{0} must be clues, {1} must not";
inline constexpr Text kBrushRequired = "Must be clues";
inline constexpr Text kBrushBarred = "No clues";
inline constexpr Text kBrushEither = "Wipe";
inline constexpr Text kBrushHelp = "draw on the board";
inline constexpr Text kClearMarks = "Clear marks";
inline constexpr Text kMarkCell = "Mark the cell: must be a clue, no clue, either";
inline constexpr Text kDidMark = "mark cells";
inline constexpr Text kExpectedEnumerateClues = "enter 16 to 25 clues";
inline constexpr Text kExpectedMost = "enter a number from 1 to 10\u2009000\u2009000";
inline constexpr Text kCluesWanted = "{0} clues";
inline constexpr Text kOptionMinimal = "minimal only";
inline constexpr Text kOptionFirst = "first only";
inline constexpr Text kOptionRequiredOne = "one cell required";
inline constexpr Text kOptionRequiredMany = "{0} cells required";
inline constexpr Text kOptionBarredOne = "one cell barred";
inline constexpr Text kOptionBarredMany = "{0} cells barred";
inline constexpr Text kOptionGridchecker = "by position";

// --- how long it takes ---
inline constexpr Text kEstimate = "Estimate time";
inline constexpr Text kEstimating = "Running a sample\u2026";
inline constexpr Text kEstimateHelp = "Runs and times a sample.";
inline constexpr Text kEstimateFailed = "No estimate: {0}";
inline constexpr Text kAboutSeconds = "about {0} s ({1} to {2})";
inline constexpr Text kAboutMinutes = "about {0} min ({1} to {2})";
inline constexpr Text kAboutHours = "about {0} h ({1} to {2})";
inline constexpr Text kAboutDays = "about {0} days ({1} to {2})";

// --- the search ---
inline constexpr Text kStart = "Start";
inline constexpr Text kGoOn = "Resume";
inline constexpr Text kPauseSearch = "Pause search";
inline constexpr Text kResumeSearch = "Resume search";
inline constexpr Text kCancelSearch = "Cancel search";
inline constexpr Text kJobEnumerate = "Search of a grid";
inline constexpr Text kPartsDone = "{0} of {1} parts";
inline constexpr Text kWorkerAt = "Worker {0}: part {1}, {2} done";
inline constexpr Text kWorkerIdle = "Worker {0}: idle, {1} done";
inline constexpr Text kFoundNone = "no puzzle found";
inline constexpr Text kFoundOne = "one puzzle found";
inline constexpr Text kFoundMany = "{0} puzzles found";
inline constexpr Text kFoundEmpty =
    "Puzzles appear here as they are found; pick one to see its clues on the board. Progress is saved on this "
    "computer: a search resumes when you reopen the page.";
inline constexpr Text kFoundSearching = "None so far.";
inline constexpr Text kFoundTitle = "Found";
inline constexpr Text kPlayFound = "Play this puzzle";
inline constexpr Text kPlayFoundShort = "Play";
inline constexpr Text kCopyFound = "Copy puzzles";
inline constexpr Text kSaveFound = "Save puzzles";
inline constexpr Text kSaveFoundTable = "Save table";
inline constexpr Text kListFound = "Send to list";
inline constexpr Text kFoundList = "{0} of a grid";
inline constexpr Text kOpenedFound = "Opened puzzle {0} of the grid";
inline constexpr Text kEnumerationFailed = "The search failed: {0}";
inline constexpr Text kEnumerationCancelled = "Cancelled with {0} of {1} parts done, {2}";
inline constexpr Text kNoneInGrid = "No puzzle of {0} in this grid";
inline constexpr Text kNoneOfThese = "No puzzle of {0} with these cells";
inline constexpr Text kLimitReached = "Stopped at the limit: {0}";
inline constexpr Text kFirstFound = "Found a puzzle of {0}";
inline constexpr Text kAllFoundOne = "One puzzle of {1}, and no others";
inline constexpr Text kAllFoundMany = "{0} puzzles of {1}, and no others";
inline constexpr Text kNotKept = "This search won't be saved: {0}";

// --- kept searches ---
inline constexpr Text kKeptTitle = "Saved searches";
inline constexpr Text kInThisGrid = "{0} in this grid";
inline constexpr Text kInAGrid = "{0} in a grid";
inline constexpr Text kKeptAnew = "{0}: this version of Rookery starts it over";
inline constexpr Text kKeptPart = "{0}: {1} of {2} parts done, {3}";
inline constexpr Text kKeptWhole = "{0}: all done, {1}";
inline constexpr Text kResumeKept = "Resume";
inline constexpr Text kShowKept = "Show";
inline constexpr Text kDiscardKept = "Discard";
inline constexpr Text kDiscardReally = "Discard for good";
inline constexpr Text kResumeKeptOne = "Resume: {0}";
inline constexpr Text kShowKeptOne = "Show: {0}";
inline constexpr Text kDiscardKeptOne = "Discard: {0}";
inline constexpr Text kDiscardReallyOne = "Discard for good: {0}";
inline constexpr Text kDidDiscard = "Discarded: {0}";

// --- shortcuts, and what cells say ---
inline constexpr Text kKeyWalk = "Up / Down";
inline constexpr Text kKeyWalkHelp = "Move through the list, once something is chosen";
inline constexpr Text kCellGrid = "{0}, {1}";
inline constexpr Text kCellInSet = "{0}, in the set";
inline constexpr Text kCellInCliqueSet = "{0}, in set {1}";
inline constexpr Text kCellIsClue = "{0}, clue";
inline constexpr Text kCellRequired = "{0}, must be a clue";
inline constexpr Text kCellBarred = "{0}, must not be a clue";

}  // namespace rookery::shell::words
