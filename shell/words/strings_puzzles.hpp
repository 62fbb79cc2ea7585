// What a user reads about new puzzles, the puzzle of the day, a finished puzzle, statistics and settings. See
// strings.hpp.
#pragma once

#include <array>
#include <string_view>

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

// --- new puzzles; {0}: the level ---
inline constexpr Text kNewPuzzle = "New puzzle";
inline constexpr Text kNewShort = "New";
inline constexpr Text kNewPuzzleHelp =
    "Pick a level. Every puzzle is made here, has one solution, and needs no guessing.";
inline constexpr Text kNewPuzzleJob = "New puzzle";
inline constexpr Text kNewEasy = "New easy puzzle";
inline constexpr Text kNewMedium = "New medium puzzle";
inline constexpr Text kNewHard = "New hard puzzle";
inline constexpr Text kNewExpert = "New expert puzzle";
inline constexpr Text kNewExtreme = "New extreme puzzle";
inline constexpr std::array<Text, 5> kLevelTitles = {"Easy", "Medium", "Hard", "Expert", "Extreme"};
inline constexpr std::array<Text, 5> kLevelNeeds = {"hidden singles", "pairs, triples, locked candidates",
                                                    "fish, wings, coloring", "chains and almost locked sets",
                                                    "forcing chains, or many chains"};
inline constexpr Text kDidNewPuzzle = "New puzzle: {0}";
inline constexpr Text kMakingPuzzle = "Making a puzzle ({0})\u2026";
inline constexpr Text kNewPuzzleFailed = "No puzzle could be made: {0}";
inline constexpr Text kMoreWays = "More";
inline constexpr Text kPastePuzzle = "Paste puzzle";
inline constexpr Text kPasteShort = "Paste";
inline constexpr Text kClipboardRefused = "The browser doesn't let Rookery read the clipboard: paste into the box";
inline constexpr Text kByPattern = "By pattern";
inline constexpr Text kByTechnique = "By technique";

// --- the puzzle of the day; {0}: the date ---
inline constexpr Text kDayPuzzle = "Puzzle of the day";
inline constexpr Text kPlayDay = "Play the puzzle of the day";
inline constexpr Text kPlayDayShort = "Play";
inline constexpr Text kEarlierDay = "Earlier day";
inline constexpr Text kLaterDay = "Later day";
inline constexpr Text kDayTitle = "Puzzle of {0}";
inline constexpr Text kDayFact = "{0}, {1}";
inline constexpr Text kDayFinished = "{0}, {1}, finished";
inline constexpr Text kDayText = "{0} {1} {2} {3}";
inline constexpr std::array<Text, 7> kWeekdays = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
inline constexpr std::array<Text, 12> kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

// --- a finished puzzle ---
inline constexpr Text kFinishedTitle = "Well done!";
inline constexpr Text kFinishedIn = "{0} puzzle solved in {1}";
inline constexpr Text kFinishedNoLevel = "Solved in {0}";
inline constexpr Text kFinishedBest = "your best time at this level";
inline constexpr Text kNoHints = "no hints";
inline constexpr Text kHintOne = "1 hint";
inline constexpr Text kHintMany = "{0} hints";
inline constexpr Text kNoMistakes = "no mistakes";
inline constexpr Text kMistakeOne = "1 mistake";
inline constexpr Text kMistakeMany = "{0} mistakes";
inline constexpr Text kStreakOne = "1 day in a row";
inline constexpr Text kStreakMany = "{0} days in a row";

// --- the analysis, folded while one plays ---
inline constexpr Text kShowAnalysis = "Show analysis";
inline constexpr Text kWhyNoAnalysis = "Show the analysis first";

// --- statistics ---
inline constexpr Text kStatistics = "Statistics";
inline constexpr Text kStatisticsHelp = "Puzzles you finished in this browser. Nothing leaves it.";
inline constexpr Text kStatisticsEmpty = "No puzzle finished yet. Finish one, and its time and hints are kept here.";
inline constexpr Text kStatisticsFinished = "Finished";
inline constexpr Text kStatisticsBest = "Best";
inline constexpr Text kStatisticsMedian = "Median";
inline constexpr Text kStatisticsNoHints = "No hints";
inline constexpr Text kStatisticsStreak = "Puzzles of the day: {0}, longest {1}";
inline constexpr Text kStatisticsRow = "{0}: {1} finished, best {2}, median {3}, {4} without hints";
inline constexpr Text kStatisticsLatest = "Latest";
inline constexpr Text kExportStatistics = "Save as CSV";
inline constexpr Text kEraseStatistics = "Erase statistics";
inline constexpr Text kEraseShort = "Erase";
inline constexpr Text kRestoreStatistics = "Restore statistics";
inline constexpr Text kDidEraseStatistics = "Statistics erased";
inline constexpr Text kDidRestoreStatistics = "Statistics restored";
inline constexpr Text kStatisticsFile = "rookery-statistics.csv";

// --- settings ---
inline constexpr Text kSettings = "Settings";
inline constexpr Text kSettingsHelp = "Kept in this browser.";
inline constexpr Text kMistakesTitle = "Mark mistakes";
inline constexpr Text kMistakesAtOnce = "Mark mistakes at once";
inline constexpr Text kMistakesOnRequest = "Mark mistakes on request";
inline constexpr Text kMistakesNever = "Never mark mistakes";
inline constexpr std::array<Text, 3> kMistakesShort = {"At once", "On request", "Never"};
inline constexpr Text kMistakesHelp =
    "A mistake is a digit that is not in the solution. \u201COn request\u201D means the Check button.";
inline constexpr Text kBoardTitle = "While you play";
inline constexpr Text kTimerShort = "Timer";
inline constexpr Text kThemeTitle = "Theme";

}  // namespace rookery::shell::words
