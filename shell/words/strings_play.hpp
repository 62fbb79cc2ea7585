// What a user reads about playing on the board: entry modes, the selection, marks and colours, the highlighted digit,
// the timer, and why a digit cannot stand in a cell. See strings.hpp.
#pragma once

#include <array>
#include <string_view>

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

// --- entry modes; the short ones stand on keys ---
inline constexpr Text kNextEntryMode = "Next entry mode";
inline constexpr Text kEntryDigit = "Enter digits";
inline constexpr Text kEntryCorner = "Enter corner marks";
inline constexpr Text kEntryCentre = "Enter centre marks";
inline constexpr Text kEntryColour = "Colour cells";
inline constexpr Text kDigitShort = "Digit";
inline constexpr Text kCornerShort = "Corner";
inline constexpr Text kCentreShort = "Centre";
inline constexpr Text kColourShort = "Colour";
// --- the other keys of the keypad ---
inline constexpr Text kUndoShort = "Undo";
inline constexpr Text kRedoShort = "Redo";
inline constexpr Text kClearShort = "Clear";
inline constexpr Text kHintShort = "Hint";
inline constexpr Text kWhyShort = "Why";
inline constexpr Text kCheckShort = "Check";
inline constexpr Text kCandidatesKey = "Marks";
inline constexpr Text kSolveShort = "Solve";
inline constexpr Text kPressDigit = "Enter {0}";
inline constexpr Text kPressCorner = "Corner mark {0}";
inline constexpr Text kPressCentre = "Centre mark {0}";
inline constexpr Text kPressCandidate = "Candidate {0}";
inline constexpr Text kPressColour = "Colour {0}: {1}";
inline constexpr std::array<Text, 9> kColourNames = {"blue", "orange", "yellow", "pink", "sky",
                                                     "mint", "pear",   "violet", "grey"};

// --- entries; {0}: the cell, or how many ---
inline constexpr Text kSomeCells = "{0} cells";
inline constexpr Text kDidCorner = "corner mark {1} in {0}";
inline constexpr Text kDidCentre = "centre mark {1} in {0}";
inline constexpr Text kDidColour = "colour {0} {1}";
inline constexpr Text kDidUncolour = "remove colour from {0}";
inline constexpr Text kAllGiven = "These cells are givens";
inline constexpr Text kClearColours = "Clear all colours";
inline constexpr Text kDidClearColours = "All colours cleared";
inline constexpr Text kClearHandMarks = "Clear all marks";
inline constexpr Text kDidClearHandMarks = "All corner and centre marks cleared";

// --- backdoors; {0}: cells of each, {1}: how many ---
inline constexpr Text kBackdoors = "Find backdoors";
inline constexpr Text kBackdoorsJob = "Backdoors";
inline constexpr Text kBackdoorsLooking = "Looking for backdoors\u2026";
inline constexpr Text kBackdoorsCancelled = "Stopped looking for backdoors";
inline constexpr Text kBackdoorsFailed = "Couldn't work out the backdoors: {0}";
inline constexpr Text kBackdoorFact = "backdoor size {0}";
inline constexpr Text kBackdoorFactNone = "no backdoor of {0} cells";
inline constexpr Text kBackdoorsOfNone = "Singles alone solve this puzzle: it needs no backdoor";
inline constexpr Text kBackdoorsOne =
    "One cell is a backdoor: once it is filled, singles solve the puzzle. It is selected.";
inline constexpr Text kBackdoorsSingle =
    "{0} cells are backdoors: once any one of them is filled, singles solve the puzzle. They are selected.";
inline constexpr Text kBackdoorsSets =
    "The smallest backdoors have {0} cells; there are {1}. One is selected: once its cells are filled, singles solve "
    "the "
    "puzzle.";
inline constexpr Text kBackdoorsNone = "No backdoor of up to {0} cells: singles need more help than that";

// --- the selection ---
inline constexpr Text kSelectAll = "Select all cells";
inline constexpr Text kSelectSame = "Select all like this";
inline constexpr Text kSelectOne = "Select one cell only";
inline constexpr Text kSelectToggle = "Add cell to the selection, or remove it";
inline constexpr Text kExtendUp = "Extend selection up";
inline constexpr Text kExtendDown = "Extend selection down";
inline constexpr Text kExtendLeft = "Extend selection left";
inline constexpr Text kExtendRight = "Extend selection right";

// --- the highlighted digit ---
inline constexpr Text kHighlight = "Highlight the cell's digit";
inline constexpr Text kHighlightDigit = "Highlight {0}";
inline constexpr Text kHighlightOff = "Stop highlighting";
inline constexpr Text kDidHighlightOne = "{0}: possible in one cell";
inline constexpr Text kDidHighlightMany = "{0}: possible in {1} cells";
inline constexpr Text kHighlightGone = "No digit is highlighted";

// --- the timer ---
inline constexpr Text kTimer = "Show timer";
inline constexpr Text kTimerPause = "Pause timer";
inline constexpr Text kTimerReset = "Reset timer";
inline constexpr Text kTimerSolved = "Solved in {0}. Well done!";

// --- why not ---
inline constexpr Text kWhy = "Why not this digit?";
inline constexpr Text kWhyDigit = "Why not {0} in {1}?";
inline constexpr Text kWhyAsk = "Why not \u2026 in {0}? Press a digit";
inline constexpr Text kWhyGiven = "{0} is a given {1}";
inline constexpr Text kWhyPeer = "{0} can't go in {1}: {2} already has it in {3}";
inline constexpr Text kWhyBarred = "{0} can't go in {1}: the puzzle's own pencilmarks exclude it";
inline constexpr Text kWhyStep = "{2} is eliminated from {3} at step {0} ({1})";
inline constexpr Text kWhyStepOther = "{4} can't go in {3}: step {0} ({1}) puts {2} there";
inline constexpr Text kWhyStepPeer = "{2} can't go in {5}: step {0} ({1}) puts it in {3}, also in {4}";
inline constexpr Text kWhyTrial = "{0} can't go in {1}: the puzzle would have no solution";
inline constexpr Text kWhyNoSolution = "This puzzle has no solution, so every digit fails";
inline constexpr Text kWhyNothing = "{0} is correct in {1}";
inline constexpr Text kWhySeveral = "{0} is possible in {1}: it is in one of several solutions";
inline constexpr Text kWhyUndecided = "Couldn't tell quickly whether {0} can go in {1}";

// --- keys ---
inline constexpr Text kKeyCorner = "Shift+1\u20139";
inline constexpr Text kKeyCornerHelp = "Corner mark on or off";
inline constexpr Text kKeyCentre = "Ctrl+1\u20139";
inline constexpr Text kKeyCentreHelp = "Centre mark or candidate on or off";
inline constexpr Text kKeyColour = "Ctrl+Shift+1\u20139";
inline constexpr Text kKeyColourHelp = "Colour on or off";
inline constexpr Text kKeyHighlight = "Alt+1\u20139 / F1\u2013F4, F8, F9";
inline constexpr Text kKeyHighlightHelp = "Highlight a digit";
inline constexpr Text kKeyKeepArrows = "Ctrl+arrow keys";
inline constexpr Text kKeyKeepArrowsHelp = "Move and keep the selection";

// --- what cells say ---
inline constexpr Text kCellCornerOne = "{0}, corner mark {1}";
inline constexpr Text kCellCornerMany = "{0}, corner marks {1}";
inline constexpr Text kCellCentreOne = "{0}, centre mark {1}";
inline constexpr Text kCellCentreMany = "{0}, centre marks {1}";
inline constexpr Text kCellColour = "{0}, colour {1} ({2})";
inline constexpr Text kCellPossible = "{0}, {1} is possible";

// --- no solution, or several ---
inline constexpr Text kSolutionsMany = "{0} solutions";
inline constexpr Text kSolutionsOrMore = "{0} or more solutions";
inline constexpr Text kSolutionsAtLeast = "at least {0} solutions";
inline constexpr Text kOtherSolution = "Show another solution";
inline constexpr Text kShownSolution = "Solution {0} of {1}. {2}";
inline constexpr Text kDifferOne = "The marked cell differs between solutions";
inline constexpr Text kDifferMany = "The {0} marked cells differ between solutions";
inline constexpr Text kDifferingOne = "They differ in one cell.";
inline constexpr Text kDifferingMany = "They differ in {0} cells.";
inline constexpr Text kNoSolutionTitle = "No solution";
inline constexpr Text kNoSolutionHelp = "The clues contradict each other. Hints are off: there is nothing to find.";
inline constexpr Text kCellDiffers = "{0}, differs between solutions";
inline constexpr Text kHintOffNone = "the puzzle has no solution";

}  // namespace rookery::shell::words
