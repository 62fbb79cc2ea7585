// The texts of the mode "Generate": see strings.hpp.
#pragma once

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

// --- generate ---
inline constexpr Text kGenerate = "Generate puzzles";
inline constexpr Text kPattern = "Pattern";
inline constexpr Text kSymmetry = "Symmetry";
inline constexpr Text kWanted = "Wanted";
inline constexpr Text kCount = "Puzzles";
inline constexpr Text kCountHint = "10";
inline constexpr Text kErWindow = "ER";
inline constexpr Text kMinimal = "Minimal only";
inline constexpr Text kTakePattern = "Take pattern {0}";
inline constexpr Text kUseSymmetry = "Use symmetry {0}";
inline constexpr Text kGeneratedList = "Generated puzzles";
inline constexpr Text kClueCellOne = "one clue cell";
inline constexpr Text kClueCellMany = "{0} clue cells";
inline constexpr Text kOpenedResult = "Opened puzzle {0} of the results";
inline constexpr Text kJobGenerateOne = "Generate one puzzle";
inline constexpr Text kJobGenerateMany = "Generate {0} puzzles";
inline constexpr Text kSymmetryNone = "None";
inline constexpr Text kSymmetryHalfTurn = "Half-turn";
inline constexpr Text kSymmetryQuarterTurn = "Quarter-turn";
inline constexpr Text kSymmetryLeftRight = "Left and right";
inline constexpr Text kSymmetryTopBottom = "Top and bottom";
inline constexpr Text kSymmetryTwoMirrors = "Two mirrors";
inline constexpr Text kSymmetryDiagonal = "Diagonal";
inline constexpr Text kSymmetryAntiDiagonal = "Other diagonal";
inline constexpr Text kSymmetryTwoDiagonals = "Two diagonals";
inline constexpr Text kSymmetryFull = "Full";
inline constexpr Text kPatternLattice = "Lattice";
inline constexpr Text kPatternRosette = "Rosette";
inline constexpr Text kPatternRing = "Ring";
inline constexpr Text kPatternCrosses = "Crosses";
inline constexpr Text kPatternCheckerboard = "Checkerboard";
inline constexpr Text kPatternDiamond = "Diamond";
inline constexpr Text kPatternSun = "Sun";
inline constexpr Text kPatternTiltedSquare = "Tilted square";
inline constexpr Text kPatternHeart = "Heart";
inline constexpr Text kPatternLetterA = "Letter A";
inline constexpr Text kPatternAnchor = "Anchor";
inline constexpr Text kPatternFish = "Fish";
inline constexpr Text kPatternKite = "Kite";
inline constexpr Text kPatternComet = "Comet";
inline constexpr Text kPatternBand = "Band";
inline constexpr Text kPatternHourglass = "Hourglass";
inline constexpr Text kPatternButterfly = "Butterfly";
inline constexpr Text kPatternSnowflake = "Snowflake";
inline constexpr Text kPatternTarget = "Target";
inline constexpr Text kPatternGalaxy = "Galaxy";
inline constexpr Text kPatternLetterS = "Letter S";
inline constexpr Text kPatternLetterR = "Letter R";
inline constexpr Text kPatternWave = "Wave";
inline constexpr Text kPatternSpiral = "Spiral";
inline constexpr Text kDidDraw = "Drew the pattern";
inline constexpr Text kDidSymmetry = "Symmetry: {0}";
inline constexpr Text kDidTakePattern = "Pattern: {0}";

// --- views ---
inline constexpr Text kViewSettings = "Settings";
inline constexpr Text kViewResults = "Puzzles";
inline constexpr Text kViewResultsCount = "Puzzles ({0})";

// --- the pattern as a whole ---
inline constexpr Text kPatternTitle = "{0}, {1} symmetry";
inline constexpr Text kDidMovePattern = "Moved the pattern";
inline constexpr Text kClearPattern = "Clear pattern";
inline constexpr Text kInvertPattern = "Invert pattern";
inline constexpr Text kFillPattern = "All cells";
inline constexpr Text kCompletePattern = "Complete to the symmetry";
inline constexpr Text kShiftLeft = "Shift left";
inline constexpr Text kShiftUp = "Shift up";
inline constexpr Text kShiftDown = "Shift down";
inline constexpr Text kShiftRight = "Shift right";
inline constexpr Text kMirrorSides = "Mirror left and right";
inline constexpr Text kMirrorTop = "Mirror top and bottom";
inline constexpr Text kTurnPattern = "Turn clockwise";
inline constexpr Text kCopyPattern = "Copy pattern";
inline constexpr Text kSharePattern = "Copy link to pattern";
inline constexpr Text kSavePattern = "Save pattern";
inline constexpr Text kForgetPattern = "Remove saved pattern {0}";
inline constexpr Text kRemoveSaved = "Remove saved";
inline constexpr Text kSavedPatterns = "Saved";
inline constexpr Text kDidSavePattern = "Saved: {0}";
inline constexpr Text kDidForgetPattern = "Removed from the saved patterns: {0}";
inline constexpr Text kDidSharePattern = "Copied a link that opens this pattern";
inline constexpr Text kDidOpenLink = "Opened a pattern";
inline constexpr Text kDidOpenLinkOf = "Opened a pattern: {0}";
inline constexpr Text kLinkNotRead =
    "The pattern of this link could not be read: expected 81 characters, x or a digit for a clue cell and . or 0 for "
    "the others";
inline constexpr Text kFreePattern = "No pattern: clues may be in any cells";
inline constexpr Text kFreeSymmetric = "No pattern: clues in any cells, {0} symmetry";
inline constexpr Text kCellsFromEase = "Pattern not used: Ease and Toil chooses the clue cells";
inline constexpr Text kCellsLike = "Pattern not used: the clue cells are those of the board\u2019s puzzle";
inline constexpr Text kCellsNear = "Pattern not used: puzzles near the board\u2019s puzzle";
inline constexpr Text kCellsWithin = "Pattern not used: clues are among those of the board\u2019s puzzle";
inline constexpr Text kFeasibility = "Pattern";
inline constexpr Text kImpossible = "Impossible: {0}";
inline constexpr Text kOpen = "Not known to have a puzzle: {0}";

// --- settings ---
inline constexpr Text kSectionMore = "More options";
inline constexpr Text kSectionStart = "Start from";
inline constexpr Text kSectionEase = "Ease and Toil";
inline constexpr Text kSectionStop = "When to stop, seed";
inline constexpr Text kEpWindow = "EP";
inline constexpr Text kEdWindow = "ED";
inline constexpr Text kStepsWindow = "Steps";
inline constexpr Text kStepsSummary = "steps";
inline constexpr Text kPearl = "Pearl";
inline constexpr Text kPearlHelp = "EP as high as ER: the hardest step comes before the first digit";
inline constexpr Text kPearlSummary = "pearl";
inline constexpr Text kDiamond = "Diamond";
inline constexpr Text kDiamondHelp = "ED as high as ER: the hardest step comes first";
inline constexpr Text kDiamondSummary = "diamond";
inline constexpr Text kAllowed = "Solvable with";
inline constexpr Text kAllowedAll = "any techniques";
inline constexpr Text kChooseAllowed = "Choose";
inline constexpr Text kRequired = "Must use";
inline constexpr Text kRequiredNothing = "no technique in particular";
inline constexpr Text kRequiredNone = "No technique required";
inline constexpr Text kRequiredTitleOne = "One technique required";
inline constexpr Text kRequiredHelp = "Each technique chosen here is used on the path of every new puzzle.";
inline constexpr Text kRequireNone = "Require none";
inline constexpr Text kRequire = "Must use {0} ({1})";
inline constexpr Text kRequireNot = "Need not use {0} ({1})";
inline constexpr Text kRequiredOne = "one technique required";
inline constexpr Text kRequiredMany = "{0} techniques required";
inline constexpr Text kCloseTechniques = "Back to the settings";
inline constexpr Text kWindowFrom = "{0} from {1}";
inline constexpr Text kWindowUpTo = "{0} up to {1}";
inline constexpr Text kWindowBetween = "{0} {1} to {2}";
inline constexpr Text kStartAnew = "Anew";
inline constexpr Text kStartLike = "Like the board\u2019s";
inline constexpr Text kStartNear = "Near the board\u2019s";
inline constexpr Text kStartWithin = "Within the board\u2019s";
inline constexpr Text kStartAnewHelp = "On the pattern drawn here, or on any cells.";
inline constexpr Text kStartLikeHelp = "The clue cells of the puzzle on the board, and about its rating.";
inline constexpr Text kStartNearHelp =
    "Puzzles that differ from the board\u2019s by few clues, and from those by few more.";
inline constexpr Text kStartWithinHelp = "Puzzles whose clues are all clues of the puzzle on the board.";
inline constexpr Text kStartFromThis = "Start: {0}";
inline constexpr Text kStartNeedsPuzzle = "There is no puzzle on the board to start from";
inline constexpr Text kStartPuzzle = "On the board: {0}";
inline constexpr Text kStartNoPuzzle = "There is no puzzle on the board.";
inline constexpr Text kMinutes = "Minutes at most";
inline constexpr Text kGiveUp = "Attempts without news";
inline constexpr Text kSeed = "Seed";
inline constexpr Text kSeedFresh = "fresh";
inline constexpr Text kSeedWas = "Last run: seed {0}";
inline constexpr Text kRepeatSeed = "Use that seed";
inline constexpr Text kNever = "any";
inline constexpr Text kUnrated = "Do not rate";
inline constexpr Text kUnratedHelp = "much faster; no ER, EP, ED and steps";
inline constexpr Text kUnratedSummary = "not rated";
inline constexpr Text kMinutesSummary = "{0} min";
inline constexpr Text kGiveUpSummary = "{0} attempts";
inline constexpr Text kSeedSummary = "seed {0}";
inline constexpr Text kExpectedCount = "expected a number of puzzles from 1 to 10\u2009000";
inline constexpr Text kExpectedRating = "expected a rating from 1.0 to 12.0";
inline constexpr Text kExpectedClues = "expected a number of clues from 17 to 81";
inline constexpr Text kExpectedSteps = "expected a number of steps from 1 to 500";
inline constexpr Text kExpectedAtLeast = "expected {0} or more";
inline constexpr Text kExpectedWnef = "expected a number from 0 to 1, such as 0.12";
inline constexpr Text kExpectedGuesses = "expected a number of guesses from 0 to 1\u2009000\u2009000";
inline constexpr Text kExpectedMinutes = "expected a number of minutes from 1 to 10\u2009080";
inline constexpr Text kExpectedAttempts = "expected a number of attempts from 1 to 1\u2009000\u2009000\u2009000";
inline constexpr Text kExpectedSeed = "expected a whole number, or nothing";

// --- Ease and Toil ---
inline constexpr Text kEaseHelp =
    "WNEF measures how few choices the empty cells have: near 1 all are forced, 0.1 is hard. With a target, clues are "
    "taken from full boards until it is met.";
inline constexpr Text kWnef = "WNEF";
inline constexpr Text kTolerance = "\u00B1";
inline constexpr Text kToleranceHint = "0.01";
inline constexpr Text kWnefNone = "none";
inline constexpr Text kLowest = "Lowest";
inline constexpr Text kLowestHelp = "no target: as low as the WNEF gets";
inline constexpr Text kLowestSummary = "lowest WNEF";
inline constexpr Text kWnefSummary = "WNEF {0}";
inline constexpr Text kWeight = "Weights";
inline constexpr Text kWeightExponential = "Exponential";
inline constexpr Text kWeightQuadratic = "Quadratic";
inline constexpr Text kWeightLinear = "Linear";
inline constexpr Text kUseWeight = "Weights: {0}";
inline constexpr Text kMasking = "Masking";
inline constexpr Text kMaskingTuned = "Tuned";
inline constexpr Text kMaskingRandom = "Random";
inline constexpr Text kUseMasking = "Masking: {0}";
inline constexpr Text kUniqueness = "One solution?";
inline constexpr Text kUniquenessHybrid = "Hybrid";
inline constexpr Text kUniquenessFast = "Singles";
inline constexpr Text kUniquenessSlow = "Exact";
inline constexpr Text kUseUniqueness = "Test for one solution: {0}";
inline constexpr Text kGuessesHint = "2";
inline constexpr Text kGuesses = "Guesses";
inline constexpr Text kAnneal = "Anneal";
inline constexpr Text kAnnealHelp = "puts clues back and masks again; the best state is kept";
inline constexpr Text kChoicesTitle = "Choices of the board\u2019s puzzle";
inline constexpr Text kChoicesSays = "WNEF {0} on the board: {1} empty cells with {2} choices";
inline constexpr Text kChoicesColumn = "Choices";
inline constexpr Text kChoicesCells = "Empty cells";
inline constexpr Text kChoicesOne = "{0} choices: one cell";
inline constexpr Text kChoicesMany = "{0} choices: {1} cells";
inline constexpr Text kLevelTest = "Level test";
inline constexpr Text kTestLevels = "Test levels";
inline constexpr Text kLevelTestHelp =
    "Does WNEF tell easy, medium, hard and evil puzzles apart? Control lists of our own, by Student\u2019s t.";
inline constexpr Text kLevelTesting = "Counting the control lists\u2026";
inline constexpr Text kLevelFailed = "The level test failed: {0}";
inline constexpr Text kLevelColumn = "Level";
inline constexpr Text kLevelPuzzles = "Puzzles";
inline constexpr Text kLevelMean = "Mean";
inline constexpr Text kLevelVariance = "Variance";
inline constexpr Text kLevelT = "t";
inline constexpr Text kLevelCritical = "Critical";
inline constexpr Text kLevelApart = "Apart";
inline constexpr Text kLevelCaveat =
    "These lists differ in their number of clues, and it is the empty cells and their choices that WNEF counts. Of "
    "puzzles with as many clues it does not tell the levels apart, and it says nothing of ER: the Lab\u2019s tool "
    "\u201Clevels\u201D tests your own lists.";
inline constexpr Text kLevelPlot = "Mean WNEF, and two standard deviations on either side";

// --- the run and its puzzles ---
inline constexpr Text kPauseGenerating = "Pause the run";
inline constexpr Text kResumeGenerating = "Go on with the run";
inline constexpr Text kCancelGenerating = "Cancel the run";
inline constexpr Text kFoundOf = "{0} of {1}";
inline constexpr Text kAnHour = "{0} an hour";
inline constexpr Text kGenerateFinishedOne = "Found one puzzle";
inline constexpr Text kGenerateFinishedMany = "Found {0} puzzles";
inline constexpr Text kGenerateCancelledOne = "Cancelled; one puzzle kept";
inline constexpr Text kGenerateCancelledMany = "Cancelled; {0} puzzles kept";
inline constexpr Text kGenerateTimeOne = "The time is up; one puzzle found";
inline constexpr Text kGenerateTimeMany = "The time is up; {0} puzzles found";
inline constexpr Text kGenerateGaveUp = "Found {0} of {1} puzzles; nothing new came any more";
inline constexpr Text kGenerateFull = "Found {0} puzzles; the results are full ({1} puzzles). Clear them to make room";
inline constexpr Text kGenerateRepeatedOne = "one of them was listed already";
inline constexpr Text kGenerateRepeatedMany = "{0} of them were listed already";
inline constexpr Text kResultsFull = "The results are full ({0} puzzles): clear them to make room";
inline constexpr Text kDidPastePattern = "Pasted pattern";
inline constexpr Text kPastedPattern = "Pasted as the pattern: {0}";
inline constexpr Text kPastedAsPattern = "Recognised: {0}. Taken as the pattern: {1}";
inline constexpr Text kPastedAsPuzzle = "Opened as a puzzle: {0}";
inline constexpr Text kPasteOffer = "You pasted a puzzle";
inline constexpr Text kPasteOfferHelp = "Its clue cells are the pattern now. Use it";
inline constexpr Text kAsPattern = "As pattern";
inline constexpr Text kAsPuzzle = "As puzzle";
inline constexpr Text kClearResults = "Clear results";
inline constexpr Text kClearResultsShort = "Clear";
inline constexpr Text kDidClearResultsOne = "Cleared one puzzle from the results";
inline constexpr Text kDidClearResultsMany = "Cleared {0} puzzles from the results";
inline constexpr Text kResultsGone = "Those results are no longer stored";
inline constexpr Text kGenerateFailed = "Impossible: {0}";
inline constexpr Text kResultsEmpty =
    "Puzzles appear here as they are found, each with one solution: rated, sorted by any column, opened by a press.";
inline constexpr Text kResultsRunning = "None so far.";
inline constexpr Text kResultsFilterHint = "er >= 7 clues<24 OR symmetric";
inline constexpr Text kMarkAll = "Mark all";
inline constexpr Text kMarkNone = "Mark none";
inline constexpr Text kMarked = "{0} marked, to be copied, saved or printed";
inline constexpr Text kMarkOne = "Mark one puzzle, or open one, to get more like it";
inline constexpr Text kRateGenerated = "Send to list";
inline constexpr Text kFigures = "Figures";
inline constexpr Text kFigureWeights = "Three weights in one plot";
inline constexpr Text kFigureMeanRemoved = "Histogram, mean removed";
inline constexpr Text kFigureTuning = "Spread by tuning";
inline constexpr Text kWholePattern = "Every puzzle of this pattern";
inline constexpr Text kDidWholePattern = "Run estimates how many there are; without estimate it finds them";
inline constexpr Text kUnbiasedSample = "Unbiased sample";
inline constexpr Text kDidUnbiasedSample = "Minimal puzzles without bias, each with its weight: Run draws them";
inline constexpr Text kMoreLikeThis = "More like this";
inline constexpr Text kMoreLikeResult = "More like it";
inline constexpr Text kDidMoreLike = "Puzzles like this one: its clue cells, and about its rating";
inline constexpr Text kPrint = "Print sheet";
inline constexpr Text kPrintShort = "Print";
inline constexpr Text kPerPageLabel = "a page";
inline constexpr Text kUsePerPage = "{0} puzzles a page";
inline constexpr Text kPrintTitle = "Rookery";
inline constexpr Text kPrintCaption = "{0}  ER {1}  \u00B7  {2}";
inline constexpr Text kPrintTooMany = "No more than {0} puzzles can be printed at once: mark some";
inline constexpr Text kPrintedOne = "One puzzle on the sheet";
inline constexpr Text kPrintedMany = "{0} puzzles on the sheet";
inline constexpr Text kColumnSymmetry = "Symmetry";
inline constexpr Text kWnefShortHelp = "WNEF: how few choices the empty cells have; near 1 all are forced, 0.1 is hard";
inline constexpr Text kColumnMinimalHelp = "Minimal: no clue can be left out";
inline constexpr Text kColumnMinimal = "Minimal";
inline constexpr Text kColumnSteps = "Steps";
inline constexpr Text kMarkedColumn = "marked";

// --- fields of a range ---
inline constexpr Text kRangeFrom = "{0} from";
inline constexpr Text kRangeTo = "{0} to";

}  // namespace rookery::shell::words
