// The texts of the mode "Generate": see strings.hpp.
#pragma once

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

// --- generate ---
inline constexpr Text kGenerate = "Generate puzzles";
inline constexpr Text kPattern = "Pattern";
inline constexpr Text kSymmetry = "Symmetry";
inline constexpr Text kWanted = "Target";
inline constexpr Text kCount = "Puzzles";
inline constexpr Text kCountHint = "10";
inline constexpr Text kErWindow = "ER";
inline constexpr Text kLevel = "Level";
inline constexpr Text kLevelAny = "Any";
inline constexpr Text kLevelEasy = "Easy";
inline constexpr Text kLevelMedium = "Medium";
inline constexpr Text kLevelHard = "Hard";
inline constexpr Text kLevelExpert = "Expert";
inline constexpr Text kLevelExtreme = "Extreme";
inline constexpr Text kUseLevel = "Level: {0}";
inline constexpr Text kMinimal = "Minimal only";
inline constexpr Text kTakePattern = "Use pattern {0}";
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
inline constexpr Text kDidDraw = "draw pattern";
inline constexpr Text kDidSymmetry = "Symmetry: {0}";
inline constexpr Text kDidTakePattern = "Pattern: {0}";

// --- views ---
inline constexpr Text kViewSettings = "Settings";
inline constexpr Text kViewResults = "Puzzles";
inline constexpr Text kViewResultsCount = "Puzzles ({0})";

// --- the pattern as a whole ---
inline constexpr Text kPatternTitle = "{0}, {1} symmetry";
inline constexpr Text kDidMovePattern = "move pattern";
inline constexpr Text kClearPattern = "Clear pattern";
inline constexpr Text kInvertPattern = "Invert pattern";
inline constexpr Text kFillPattern = "All cells";
inline constexpr Text kCompletePattern = "Complete the symmetry";
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
inline constexpr Text kDidForgetPattern = "Removed saved pattern: {0}";
inline constexpr Text kDidSharePattern = "Copied a link to this pattern";
inline constexpr Text kDidOpenLink = "open pattern";
inline constexpr Text kDidOpenLinkOf = "Opened a pattern: {0}";
inline constexpr Text kLinkNotRead =
    "Couldn't read the pattern in this link: it needs 81 characters, x or a digit for a clue cell and . or 0 for the "
    "others";
inline constexpr Text kFreePattern = "No pattern: clues may be in any cells";
inline constexpr Text kFreeSymmetric = "No pattern: clues in any cells, {0} symmetry";
inline constexpr Text kCellsFromEase = "Pattern not used: Ease and Toil chooses the clue cells";
inline constexpr Text kCellsLike = "Pattern not used: same clue cells as the board\u2019s puzzle";
inline constexpr Text kCellsNear = "Pattern not used: puzzles near the board\u2019s puzzle";
inline constexpr Text kCellsWithin = "Pattern not used: clues come from the board\u2019s puzzle";
inline constexpr Text kFeasibility = "Pattern";
inline constexpr Text kImpossible = "Impossible: {0}";
inline constexpr Text kOpen = "No puzzle known yet: {0}";

// --- settings ---
inline constexpr Text kSectionMore = "More options";
inline constexpr Text kSectionStart = "Start from";
inline constexpr Text kSectionEase = "Ease and Toil";
inline constexpr Text kSectionStop = "Limits and seed";
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
inline constexpr Text kRequireNot = "Don't require {0} ({1})";
inline constexpr Text kRequiredOne = "one technique required";
inline constexpr Text kRequiredMany = "{0} techniques required";
inline constexpr Text kCloseTechniques = "Back to the settings";
inline constexpr Text kWindowFrom = "{0} from {1}";
inline constexpr Text kWindowUpTo = "{0} up to {1}";
inline constexpr Text kWindowBetween = "{0} {1} to {2}";
inline constexpr Text kStartAnew = "From scratch";
inline constexpr Text kStartLike = "Like the board\u2019s";
inline constexpr Text kStartNear = "Near the board\u2019s";
inline constexpr Text kStartWithin = "Within the board\u2019s";
inline constexpr Text kStartAnewHelp = "On the pattern drawn here, or on any cells.";
inline constexpr Text kStartLikeHelp = "Same clue cells as the puzzle on the board, and a similar rating.";
inline constexpr Text kStartNearHelp = "Puzzles a few clues away from the board\u2019s, then a few more from those.";
inline constexpr Text kStartWithinHelp = "Puzzles that use only clues of the puzzle on the board.";
inline constexpr Text kStartFromThis = "Start: {0}";
inline constexpr Text kStartNeedsPuzzle = "There is no puzzle on the board to start from";
inline constexpr Text kStartPuzzle = "On the board: {0}";
inline constexpr Text kStartNoPuzzle = "There is no puzzle on the board.";
inline constexpr Text kMinutes = "Max. minutes";
inline constexpr Text kGiveUp = "Give up after (tries)";
inline constexpr Text kSeed = "Seed";
inline constexpr Text kSeedFresh = "random";
inline constexpr Text kSeedWas = "Last run: seed {0}";
inline constexpr Text kRepeatSeed = "Use that seed";
inline constexpr Text kNever = "none";
inline constexpr Text kUnrated = "Don't rate";
inline constexpr Text kUnratedHelp = "much faster; no ER, EP, ED or steps";
inline constexpr Text kUnratedSummary = "not rated";
inline constexpr Text kMinutesSummary = "{0} min";
inline constexpr Text kGiveUpSummary = "{0} attempts";
inline constexpr Text kSeedSummary = "seed {0}";
inline constexpr Text kExpectedCount = "enter 1 to 10\u2009000 puzzles";
inline constexpr Text kExpectedRating = "enter a rating from 1.0 to 12.0";
inline constexpr Text kExpectedClues = "enter 17 to 81 clues";
inline constexpr Text kExpectedSteps = "enter 1 to 500 steps";
inline constexpr Text kExpectedAtLeast = "enter {0} or more";
inline constexpr Text kExpectedWnef = "enter a number from 0 to 1, such as 0.12";
inline constexpr Text kExpectedGuesses = "enter 0 to 1\u2009000\u2009000 guesses";
inline constexpr Text kExpectedMinutes = "enter 1 to 10\u2009080 minutes";
inline constexpr Text kExpectedAttempts = "enter 1 to 1\u2009000\u2009000\u2009000 attempts";
inline constexpr Text kExpectedSeed = "enter a whole number, or leave it empty";

// --- Ease and Toil ---
inline constexpr Text kEaseHelp =
    "WNEF measures how few choices the empty cells have: near 1 all are forced, 0.1 is hard. With a target, clues are "
    "removed from full boards until it is met.";
inline constexpr Text kWnef = "WNEF";
inline constexpr Text kTolerance = "\u00B1";
inline constexpr Text kToleranceHint = "0.01";
inline constexpr Text kWnefNone = "none";
inline constexpr Text kLowest = "Lowest";
inline constexpr Text kLowestHelp = "no target: as low as WNEF goes";
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
inline constexpr Text kAnnealHelp = "puts clues back and tries again; keeps the best";
inline constexpr Text kChoicesTitle = "Choices in the board\u2019s puzzle";
inline constexpr Text kChoicesSays = "WNEF {0} on the board: {1} empty cells with {2} choices";
inline constexpr Text kChoicesColumn = "Choices";
inline constexpr Text kChoicesCells = "Empty cells";
inline constexpr Text kChoicesOne = "{0} choices: one cell";
inline constexpr Text kChoicesMany = "{0} choices: {1} cells";
inline constexpr Text kLevelTest = "Level test";
inline constexpr Text kTestLevels = "Test levels";
inline constexpr Text kLevelTestHelp =
    "Does WNEF tell easy, medium, hard and evil puzzles apart? Tested on our own control lists, by Student\u2019s t.";
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
    "These lists differ in their number of clues, and WNEF counts the empty cells and their choices. With equal "
    "numbers of clues it does not tell the levels apart, and it says nothing about ER: the Lab\u2019s tool "
    "\u201Clevels\u201D tests your own lists.";
inline constexpr Text kLevelPlot = "Mean WNEF, and two standard deviations on either side";

// --- the run and its puzzles ---
inline constexpr Text kPauseGenerating = "Pause the run";
inline constexpr Text kResumeGenerating = "Resume the run";
inline constexpr Text kCancelGenerating = "Cancel the run";
inline constexpr Text kFoundOf = "{0} of {1}";
inline constexpr Text kAnHour = "{0} an hour";
inline constexpr Text kGenerateFinishedOne = "Found one puzzle";
inline constexpr Text kGenerateFinishedMany = "Found {0} puzzles";
inline constexpr Text kGenerateCancelledOne = "Cancelled; one puzzle kept";
inline constexpr Text kGenerateCancelledMany = "Cancelled; {0} puzzles kept";
inline constexpr Text kGenerateTimeOne = "Time\u2019s up; one puzzle found";
inline constexpr Text kGenerateTimeMany = "Time\u2019s up; {0} puzzles found";
inline constexpr Text kGenerateGaveUp = "Found {0} of {1} puzzles; no more new puzzles were found";
inline constexpr Text kGenerateFull = "Found {0} puzzles; the results are full ({1} puzzles). Clear them to make room";
inline constexpr Text kGenerateRepeatedOne = "one of them was already listed";
inline constexpr Text kGenerateRepeatedMany = "{0} of them were already listed";
inline constexpr Text kResultsFull = "The results are full ({0} puzzles): clear them to make room";
inline constexpr Text kDidPastePattern = "paste pattern";
inline constexpr Text kPastedPattern = "Pasted as the pattern: {0}";
inline constexpr Text kPastedAsPattern = "Recognised: {0}. Used as the pattern: {1}";
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
    "Puzzles appear here as they are found, each rated and with one solution. Sort by any column; pick one to open it.";
inline constexpr Text kResultsRunning = "None so far.";
inline constexpr Text kResultsFilterHint = "er >= 7 clues<24 OR symmetric";
inline constexpr Text kMarkAll = "Mark all";
inline constexpr Text kMarkNone = "Mark none";
inline constexpr Text kMarked = "{0} marked to copy, save or print";
inline constexpr Text kMarkOne = "Mark or open one puzzle to get more like it";
inline constexpr Text kRateGenerated = "Send to list";
inline constexpr Text kFigures = "Figures";
inline constexpr Text kFigureWeights = "Three weights in one plot";
inline constexpr Text kFigureMeanRemoved = "Histogram, mean removed";
inline constexpr Text kFigureTuning = "Spread by tuning";
inline constexpr Text kWholePattern = "Every puzzle of this pattern";
inline constexpr Text kDidWholePattern = "Press Run to estimate how many there are; turn off estimate to find them";
inline constexpr Text kUnbiasedSample = "Unbiased sample";
inline constexpr Text kDidUnbiasedSample = "Press Run to draw minimal puzzles without bias, each with its weight";
inline constexpr Text kMoreLikeThis = "More like this";
inline constexpr Text kMoreLikeResult = "More like it";
inline constexpr Text kDidMoreLike = "Puzzles like this one: same clue cells, similar rating";
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
inline constexpr Text kColumnMinimalHelp = "Minimal: no clue can be removed";
inline constexpr Text kColumnMinimal = "Minimal";
inline constexpr Text kColumnSteps = "Steps";
inline constexpr Text kMarkedColumn = "marked";

// --- fields of a range ---
inline constexpr Text kRangeFrom = "{0} from";
inline constexpr Text kRangeTo = "{0} to";

}  // namespace rookery::shell::words
