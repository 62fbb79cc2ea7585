// Every text that a user sees, apart from what core/ says about puzzles: these here, and those of single parts of the
// page in the other files strings_*.hpp. To translate the page, translate them all.
// "{0}", "{1}" stand for values; sentences with a number come in two forms, for one and for many.
#pragma once

#include <string_view>

namespace rookery::shell::words {

using Text = std::string_view;

// --- modes and the page as a whole ---
inline constexpr Text kTitle = "Rookery";
inline constexpr Text kModePlay = "Play";
inline constexpr Text kModeList = "List";
inline constexpr Text kModeGenerate = "Generate";
inline constexpr Text kModeEnumerate = "Enumerate";
inline constexpr Text kWelcome = "Paste a puzzle anywhere, or drop a file";
inline constexpr Text kUndo = "Undo";
inline constexpr Text kRedo = "Redo";
inline constexpr Text kOpenFile = "Open file";
inline constexpr Text kChangeTheme = "Change theme";
inline constexpr Text kThemeSystem = "Theme: system";
inline constexpr Text kThemeLight = "Theme: light";
inline constexpr Text kThemeDark = "Theme: dark";
inline constexpr Text kShowShortcuts = "Keyboard shortcuts";
inline constexpr Text kShowPanel = "Show panel";
inline constexpr Text kTheme = "Theme";
inline constexpr Text kKeys = "Keys";
inline constexpr Text kClose = "Close";
inline constexpr Text kCopied = "Copied";

// --- history ---
inline constexpr Text kNothingToUndo = "Nothing to undo";
inline constexpr Text kNothingToRedo = "Nothing to redo";
inline constexpr Text kUndid = "Undone: {0}";
inline constexpr Text kRedid = "Redone: {0}";
inline constexpr Text kDidEnter = "{1} in {0}";
inline constexpr Text kDidClear = "clear {0}";
inline constexpr Text kDidCandidate = "candidate {0} in {1}";
inline constexpr Text kDidPaste = "paste {0}";
inline constexpr Text kDidOpen = "open {0}";
inline constexpr Text kDidRestart = "Back to the givens";
inline constexpr Text kDidClearBoard = "Board cleared";
inline constexpr Text kDidFixGivens = "Digits made givens";
inline constexpr Text kDidSolve = "solve";
inline constexpr Text kDidApply = "Applied step {0}: {1}";
inline constexpr Text kDidApplyHere = "Applied: {0}";
inline constexpr Text kDidApplyAll = "apply all steps";
inline constexpr Text kDidUsePattern = "Pattern taken from the board";
inline constexpr Text kDidClearList = "List closed";
inline constexpr Text kDidRestoreList = "Previous list restored";

// --- the board ---
inline constexpr Text kClearCell = "Clear cell";
inline constexpr Text kShowCandidates = "All candidates";
inline constexpr Text kCandidatesShort = "Candidates";
inline constexpr Text kSolve = "Solve";
inline constexpr Text kCheckDigits = "Check";
inline constexpr Text kRestart = "Start over";
inline constexpr Text kClearBoard = "Clear board";
inline constexpr Text kFixGivens = "Make digits givens";
inline constexpr Text kFixGivensShort = "Make givens";
inline constexpr Text kTypePuzzle = "Type a puzzle";
inline constexpr Text kReadText = "Read puzzle";
inline constexpr Text kCopyPuzzle = "Copy puzzle";
inline constexpr Text kCopySolution = "Copy solution";
inline constexpr Text kUsePattern = "Use as pattern";
inline constexpr Text kOpenInPlay = "Play this puzzle";
inline constexpr Text kIsGiven = "{0} is a given";
inline constexpr Text kConflict = "{1} sees another {0}";
inline constexpr Text kBoardSolved = "Solved. Well done!";
inline constexpr Text kBoardFullWrong = "The board is full, but some digits repeat in a row, column or box";
inline constexpr Text kNothingToSolve = "No puzzle on the board yet: enter digits, then make them givens";
inline constexpr Text kHasNoSolution = "This puzzle has no solution";
inline constexpr Text kSolutionUnknown = "Still looking for the solution";
inline constexpr Text kSolvedUnique = "Solved: this is the only solution";
inline constexpr Text kSolvedOneOfSeveral = "Solved: this is one of several solutions";
inline constexpr Text kCheckNeedsOne = "Check needs a puzzle with exactly one solution";
inline constexpr Text kCheckNothing = "Nothing entered yet";
inline constexpr Text kCheckRight = "No mistakes so far";
inline constexpr Text kCheckWrongOne = "One digit is wrong: it is crossed out on the board";
inline constexpr Text kCheckWrongMany = "{0} digits are wrong: they are crossed out on the board";
inline constexpr Text kCheckLostOne = "One cell is missing its correct candidate: it is framed on the board";
inline constexpr Text kCheckLostMany = "{0} cells are missing their correct candidate: they are framed on the board";
inline constexpr Text kRow = "row {0}";
inline constexpr Text kColumn = "column {0}";
inline constexpr Text kBox = "box {0}";

// --- reading text ---
inline constexpr Text kPlaceAndSentence = "Line {0}, column {1}: {2}";
inline constexpr Text kNothingInText = "No puzzle found in this text";
inline constexpr Text kPasteNotRead = "No puzzle found in that text. The board is unchanged.";
inline constexpr Text kRecognised = "Recognised: {0}";
inline constexpr Text kRecognisedWithProblem = "Recognised: {0}. {1}";
inline constexpr Text kReadingLarge = "Reading {0} kB of text";
inline constexpr Text kReadLarge = "Read {0} kB of text: {1}";
inline constexpr Text kPastedList = "Pasted list";
inline constexpr Text kTextBoxHint = "81 characters, a grid, or pencilmarks";
inline constexpr Text kTextBoxTitle = "Puzzle as text";

// --- what is known about the puzzle ---
inline constexpr Text kScale = "SE 1.2.1";
inline constexpr Text kEr = "ER";
inline constexpr Text kEp = "EP";
inline constexpr Text kEd = "ED";
inline constexpr Text kScaleHelp = "Sudoku Explainer 1.2.1 scale: from 1.0 (the easiest step) to 12.0";
inline constexpr Text kErHelp = "ER: the hardest step of the path";
inline constexpr Text kEpHelp = "EP: the hardest step up to the first digit placed";
inline constexpr Text kEdHelp = "ED: the first step";
inline constexpr Text kLevelFact = "Level: {0}";
inline constexpr Text kLevelHelp =
    "Level: easy, medium, hard, expert or extreme, based on ER and on HoDoKu's techniques and score";
inline constexpr Text kBeyond = "beyond";
inline constexpr Text kBeyondHelp = "No technique finds a step, so there is no rating";
inline constexpr Text kNoValue = "\u2013";
inline constexpr Text kNoSolution = "no solution";
inline constexpr Text kOneSolution = "one solution";
inline constexpr Text kSeveralSolutions = "several solutions";
inline constexpr Text kClueOne = "one clue";
inline constexpr Text kClueMany = "{0} clues";
inline constexpr Text kStepOne = "one step";
inline constexpr Text kStepMany = "{0} steps";
inline constexpr Text kAnalysing = "Working out the path";
inline constexpr Text kRatingNow = "Rating: {0} \u2026 {1}";
inline constexpr Text kRatingFor = "Rating \u2026 {0}";
inline constexpr Text kCancelRating = "Cancel rating";
inline constexpr Text kAnalysisFailed = "Couldn't work out the path: {0}";
inline constexpr Text kJobAnalysis = "Rate puzzle";
inline constexpr Text kEmptyBoard = "Empty board";
inline constexpr Text kEmptyBoardHelp =
    "Type digits into the cells and make them givens, or paste a puzzle. The rating, solution and path then appear "
    "automatically.";

// --- "More" on a phone ---
inline constexpr Text kMorePuzzle = "Puzzle";
inline constexpr Text kMoreSolving = "Solving";
inline constexpr Text kMoreTaking = "Share and save";
inline constexpr Text kMorePage = "Page";
inline constexpr Text kMoreRatings = "What the ratings mean";

// --- path and hints ---
inline constexpr Text kRate = "Rate puzzle";
inline constexpr Text kHint = "Hint";
inline constexpr Text kHintAgain = "More help";
inline constexpr Text kNextStep = "Next step";
inline constexpr Text kPreviousStep = "Previous step";
inline constexpr Text kFirstStep = "First step";
inline constexpr Text kLastStep = "Last step";
inline constexpr Text kApplyStep = "Apply";
inline constexpr Text kApplyAll = "Apply all";
inline constexpr Text kPlayPath = "Play the path";
inline constexpr Text kCloseStep = "Back to my board";
inline constexpr Text kStepOf = "Step {0} of {1}";
inline constexpr Text kPathBeyondEnd = "No technique finds a step from here.";
inline constexpr Text kPathStuckEnd = "The enabled techniques find no step from here.";
inline constexpr Text kPathStuck = "The enabled techniques find no step.";
inline constexpr Text kPathPick = "Pick a step to see it on the board, or press N to step through the path.";
inline constexpr Text kPathPickTouch = "Step through the path, or pick a step from the list.";
inline constexpr Text kPathNeedsOne = "A path needs a puzzle with exactly one solution.";
inline constexpr Text kWithTechniques = "with {0}";
inline constexpr Text kNoPath = "No path yet";
inline constexpr Text kAppliedOne = "Applied one step";
inline constexpr Text kAppliedMany = "Applied {0} steps";
inline constexpr Text kHintWrong =
    "There is a mistake: a wrong digit or a wrongly removed candidate. Press Check to see it.";
inline constexpr Text kHintNeedsOne = "A hint needs a puzzle with exactly one solution";
inline constexpr Text kHintLooking = "Looking for the next step\u2026";
inline constexpr Text kHintCancelled = "Stopped looking for the next step";
inline constexpr Text kHintFailed = "Couldn't work out the next step: {0}";
inline constexpr Text kHintBeyond = "No hint: no technique finds a step from here";
inline constexpr Text kHintStuck = "No hint: the enabled techniques find no step from here";
inline constexpr Text kHintNothingLeft = "Nothing left to do";
inline constexpr Text kHintHouse = "Look at {0}";
inline constexpr Text kHintCell = "Look at {0}";
inline constexpr Text kHintTechnique = "Look for: {0}";
inline constexpr Text kHintTechniqueDigits = "Look for: {0} (digits: {1})";

// --- all steps that can be taken now ---
inline constexpr Text kAvailable = "All steps now";
inline constexpr Text kAvailableShort = "All steps";
inline constexpr Text kAvailableTitle = "Steps available now";
inline constexpr Text kAvailableAgain = "Look again";
inline constexpr Text kAvailableCancel = "Stop looking";
inline constexpr Text kAvailableJob = "Steps available now";
inline constexpr Text kHintJob = "Next step";
inline constexpr Text kAvailableLooking = "Looking for every step\u2026";
inline constexpr Text kAvailableDoing = "Looking for every step: {0}";
inline constexpr Text kAvailableCancelled = "Stopped before all steps were found.";
inline constexpr Text kAvailableFailed = "Couldn't work out the steps: {0}";
inline constexpr Text kAvailableNone = "No technique finds a step here.";
inline constexpr Text kAvailableNoneOfSome = "The enabled techniques find no step here.";
inline constexpr Text kAvailableWrong =
    "There is a mistake on the board, so no steps can be shown. Press Check to see it.";
inline constexpr Text kAvailableSolved = "The board is full: nothing left to do.";
inline constexpr Text kAvailableNeedsOne = "Steps need a puzzle with exactly one solution.";
inline constexpr Text kAvailableFound = "{0} of {1}";
inline constexpr Text kTechniqueOne = "one technique";
inline constexpr Text kTechniqueMany = "{0} techniques";
inline constexpr Text kAvailablePick = "Pick a step to see it on the board.";
inline constexpr Text kAvailableFold = "Fold {0}";
inline constexpr Text kAvailableUnfold = "Unfold {0}";
inline constexpr Text kBack = "Back";

// --- techniques ---
inline constexpr Text kTechniques = "Techniques";
inline constexpr Text kTechniquesHelp =
    "Enabled techniques are used for the path, hints and available steps, and decide which new puzzles fit. Ratings "
    "always use every technique.";
inline constexpr Text kTechniquesScale = "SE 1.2.1, from";
inline constexpr Text kTechniquesAll = "All";
inline constexpr Text kTechniquesNone = "None";
inline constexpr Text kTechniquesSingles = "Singles only";
inline constexpr Text kTechniquesLocked = "Up to locked candidates";
inline constexpr Text kTechniquesWings = "Up to wings";
inline constexpr Text kTechniquesNoUniqueness = "No uniqueness";
inline constexpr Text kTechniquesNoChains = "No chains";
inline constexpr Text kSomeTechniques = "{0} of {1} techniques";
inline constexpr Text kAllTechniquesOn = "All {0} techniques are on";
inline constexpr Text kTechniqueOn = "Turn on {0} ({1})";
inline constexpr Text kTechniqueOff = "Turn off {0} ({1})";
inline constexpr Text kTakePreset = "Techniques: {0}";
inline constexpr Text kTechniquesChanged = "Techniques: {0}";
inline constexpr Text kNoTechniqueOn = "No technique is enabled";

// --- chains ---
inline constexpr Text kIfOn = "If {0} is {1}";
inline constexpr Text kIfOff = "If {0} is not {1}";
inline constexpr Text kNodeOn = "{0}={1}";
inline constexpr Text kNodeOff = "{0}\u2260{1}";
inline constexpr Text kImplication = "{0}, because {1}";
inline constexpr Text kImplicationOnlyPlace = "{0}, because it is {1}";
inline constexpr Text kImplicationTechnique = "{0}, because of {1}";
inline constexpr Text kBecauseLastCandidate = "nothing else is left in {0}";
inline constexpr Text kBecauseLastPlace = "the only place for {0} in {1}";
inline constexpr Text kBecauseCellTaken = "{0} is {1}";
inline constexpr Text kBecauseHouseTaken = "{0} is the {1} in {2}";
inline constexpr Text kBecausePattern = "another step";
inline constexpr Text kChainRow = "{0}. {1}";
inline constexpr Text kChainCount = "{0}/{1}";
inline constexpr Text kChainWholeOne = "one node";
inline constexpr Text kChainWholeMany = "{0} nodes";
inline constexpr Text kChainList = "Links of the step";
inline constexpr Text kInsideStep = "Inside: {0}";
inline constexpr Text kChainFirst = "First link";
inline constexpr Text kChainPrevious = "Previous link";
inline constexpr Text kChainNext = "Next link";
inline constexpr Text kChainLast = "Last link";
inline constexpr Text kChainWhole = "Whole chain";
inline constexpr Text kBranchPrevious = "Previous branch";
inline constexpr Text kBranchNext = "Next branch";
inline constexpr Text kAllBranchesShort = "All";
inline constexpr Text kShowAllBranches = "Show all branches";
inline constexpr Text kShowBranch = "Show branch: {0}";
inline constexpr Text kUnfold = "Unfold nested step";
inline constexpr Text kFold = "Fold nested step";
inline constexpr Text kUnfoldRow = "Unfold {0}";

// --- list ---
inline constexpr Text kJobList = "Rate list";
inline constexpr Text kListEmptyTitle = "No list yet";
inline constexpr Text kListEmpty =
    "Paste puzzles, one per line, or drop a file of them. Each is solved and rated, and a click opens it on the board.";
inline constexpr Text kTrySample = "Try a sample list";
inline constexpr Text kSampleListName = "Sample list";
inline constexpr Text kFilter = "Filter";
inline constexpr Text kFilterHint = "er >= 7 ep<5 OR \"x-wing\"";
inline constexpr Text kFilterUnknownField =
    "There is no field \"{0}\": use er, ep, ed, clues, steps, wnef, solutions or line";
inline constexpr Text kFilterNoField = "Write a field before {0}, such as er{0}7";
inline constexpr Text kFilterFieldAlone =
    "Write what to compare {0} with, such as {0}>=7; to search for the word, quote it";
inline constexpr Text kFilterUnknownSign = "\"{0}\" is not a comparison: use <, <=, =, >=, > or !=";
inline constexpr Text kFilterExpectedNumber = "Write a whole number after {0}{1}, not {2}";
inline constexpr Text kFilterExpectedRating = "Write a rating such as 7.2 after {0}{1}, not {2}";
inline constexpr Text kFilterExpectedWnef = "Write a WNEF such as 0.12 after {0}{1}, not {2}";
inline constexpr Text kFilterNoValue = "nothing";
inline constexpr Text kFilterNothingBeforeOr = "Write a term before OR, or remove the OR";
inline constexpr Text kFilterNothingAfterOr = "Write a term after OR, or remove the OR";
inline constexpr Text kFilterNothingAfterNot = "Write what to exclude after ! or NOT";
inline constexpr Text kFilterQuoteOpen = "Close the quote: add a \" after the words";
inline constexpr Text kFilterQuoteEmpty = "Write words between the quotes, or remove them";
inline constexpr Text kFilterBracket = "Brackets are not supported: repeat the terms on both sides of OR";
inline constexpr Text kFilterNothing = "No rows match the filter.";
inline constexpr Text kAtColumn = "Column {0}: {1}";
inline constexpr Text kRowsShown = "{0} of {1} puzzles";
inline constexpr Text kFiltering = "filtering\u2026";
inline constexpr Text kSorting = "sorting\u2026";
inline constexpr Text kRowOne = "one puzzle";
inline constexpr Text kRowMany = "{0} puzzles";
inline constexpr Text kCopyTable = "Copy table";
inline constexpr Text kSaveTable = "Save table";
inline constexpr Text kCopyPuzzles = "Copy puzzles";
inline constexpr Text kCopyLines = "Copy ratings as lines";
inline constexpr Text kSaveLines = "Save ratings as lines";
inline constexpr Text kHistogram = "Histogram of ER";
inline constexpr Text kHistogramTitle = "ER on SE 1.2.1";
inline constexpr Text kHistogramRange = "ER {0}";
inline constexpr Text kHistogramRanges = "{0} to {1}";
inline constexpr Text kHistogramOne = "{0}: one puzzle";
inline constexpr Text kHistogramMany = "{0}: {1} puzzles";
inline constexpr Text kHistogramAll = "Show every ER";
inline constexpr Text kHistogramPuzzles = "Puzzles";
inline constexpr Text kHistogramEmpty = "No rated puzzles yet";
inline constexpr Text kClearList = "Close list";
inline constexpr Text kRestoreList = "Restore previous list";
inline constexpr Text kShowProblems = "Show unreadable lines";
inline constexpr Text kProblemOne = "one line could not be read";
inline constexpr Text kProblemMany = "{0} lines could not be read";
inline constexpr Text kProblemsMore = "and {0} more";
inline constexpr Text kSortBy = "Sort by {0}";
inline constexpr Text kOnlyNineOnBoard = "Only 9\u00D79 puzzles open on the board";
inline constexpr Text kOpenedLine = "Opened line {0} of the list";
inline constexpr Text kListCancelled = "Cancelled; {0} kept";
inline constexpr Text kListRated = ", {0} rated (SE 1.2.1)";
inline constexpr Text kListNoneRated = ", not rated";
inline constexpr Text kListBeyond = ", {0} beyond all techniques";
inline constexpr Text kListInvalid = ", {0} not rated";
inline constexpr Text kListProblemOne = "; one line could not be read";
inline constexpr Text kListProblemMany = "; {0} lines could not be read";
inline constexpr Text kListFailed = "Couldn't rate the list: {0}";
inline constexpr Text kListReplaced = "Stopped: another list was opened";
inline constexpr Text kColumnLine = "Line";
inline constexpr Text kColumnNumber = "No.";
inline constexpr Text kColumnPuzzle = "Puzzle";
inline constexpr Text kColumnClues = "Clues";
inline constexpr Text kColumnSolutions = "Solutions";
inline constexpr Text kColumnSolution = "Solution";
inline constexpr Text kColumnHardest = "Hardest technique";

// --- settings ---
inline constexpr Text kClues = "Clues";
inline constexpr Text kTo = "to";
inline constexpr Text kAny = "any";
inline constexpr Text kFieldsWrong = "Some fields are invalid";
inline constexpr Text kSentOne = "One puzzle sent to the list";
inline constexpr Text kSentMany = "{0} puzzles sent to the list";
inline constexpr Text kMinimalHelp = "no clue can be removed";

// --- jobs ---
inline constexpr Text kTimeLeft = "{0} left";
inline constexpr Text kTook = "took {0}";
inline constexpr Text kPaused = "paused";
inline constexpr Text kStarting = "starting";
inline constexpr Text kJobEnded = "{0}: {1}";
inline constexpr Text kJobs = "Jobs";
inline constexpr Text kShowJob = "Show: {0}";
inline constexpr Text kCancelJob = "Cancel: {0}";
inline constexpr Text kPauseJob = "Pause: {0}";
inline constexpr Text kResumeJob = "Resume: {0}";
inline constexpr Text kDismissJob = "Dismiss: {0}";
inline constexpr Text kCancel = "Cancel";
inline constexpr Text kPause = "Pause";
inline constexpr Text kResume = "Resume";
inline constexpr Text kDismiss = "Dismiss";
inline constexpr Text kMoreJobs = "and {0} more";

// --- shortcuts page ---
inline constexpr Text kGroupGeneral = "Everywhere";
inline constexpr Text kGroupBoard = "Board";
inline constexpr Text kGroupPath = "Hints and path";
inline constexpr Text kGroupList = "List";
inline constexpr Text kGroupGenerate = "Generate";
inline constexpr Text kGroupEnumerate = "Enumerate";
inline constexpr Text kKeyArrows = "Arrow keys";
inline constexpr Text kKeyArrowsHelp = "Move on the board";
inline constexpr Text kKeyStepArrows = "Up / Down";
inline constexpr Text kKeyStepArrowsHelp = "Step through the path shown";
inline constexpr Text kKeyDigits = "1\u20139";
inline constexpr Text kKeyDigitsHelp = "Enter a digit";
inline constexpr Text kKeyPaste = "Ctrl+V";
inline constexpr Text kKeyPasteHelp = "Paste a puzzle or a list";
inline constexpr Text kKeyMain = "Ctrl+Enter";
inline constexpr Text kKeyMainHelp = "Run this mode's main action";
inline constexpr Text kKeyEscape = "Escape";
inline constexpr Text kKeyEscapeHelp = "Close this page, go back to the board";
inline constexpr Text kKeyFilter = "/";
inline constexpr Text kKeyFilterHelp = "Type a filter";
inline constexpr Text kKeyPatternSpace = "Space";
inline constexpr Text kKeyPatternSpaceHelp = "Draw or erase the cell";

// --- what is drawn without words says of itself ---
inline constexpr Text kBoard = "Board";
inline constexpr Text kBoardHelp = "Arrow keys to move, digit keys to enter";
inline constexpr Text kModes = "Modes";
inline constexpr Text kTools = "Tools";
inline constexpr Text kKeypad = "Keypad";
inline constexpr Text kPuzzleInShort = "The puzzle on the board";
inline constexpr Text kStatusBar = "Status and jobs";
inline constexpr Text kProblemRows = "Lines that could not be read";
inline constexpr Text kPathHeading = "Solve path";
inline constexpr Text kPathList = "Steps of the solve path";
inline constexpr Text kMoreActions = "More";
inline constexpr Text kSheetOpen = "Panel over the keypad";
inline constexpr Text kCellGiven = "{0}, given {1}";
inline constexpr Text kCellEntered = "{0}, {1}";
inline constexpr Text kCellConflict = "{0}, conflict";
inline constexpr Text kCellWrong = "{0}, wrong";
inline constexpr Text kCellLost = "{0}, correct candidate missing";
inline constexpr Text kCellEmpty = "{0}, empty";
inline constexpr Text kCellCandidate = "{0}, candidate {1}";
inline constexpr Text kCellCandidates = "{0}, candidates {1}";
inline constexpr Text kCellClue = "{0}, clue cell";
inline constexpr Text kCellPlace = "row {0} column {1}";
inline constexpr Text kNumberedStep = "{0}. {1}";  // number and sentence, which begins with the technique

}  // namespace rookery::shell::words
