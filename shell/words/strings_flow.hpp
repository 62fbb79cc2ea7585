// The texts of what is the same in all modes: the palette of commands, hand-offs, pictures, print sheets: see
// strings.hpp.
#pragma once

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

// --- the palette of commands ---
inline constexpr Text kPalette = "Find a command";
inline constexpr Text kPaletteShort = "Find";
inline constexpr Text kPaletteHint = "A command, a cell (r5c3) or a puzzle";
inline constexpr Text kPaletteTitle = "Find a command";
inline constexpr Text kPaletteResults = "Results";
inline constexpr Text kFieldPalette = "Command, cell or puzzle";
inline constexpr Text kPaletteOne = "one result";
inline constexpr Text kPaletteMany = "{0} results";
inline constexpr Text kPaletteNone =
    "Nothing of that name: expected words of a command, a cell (r5c3), a digit and a cell (5 r1c1) "
    "or a puzzle";
inline constexpr Text kPaletteRecent = "recent";
inline constexpr Text kGoToCell = "Go to row {0} column {1}";
inline constexpr Text kPutInCell = "Put {0} in row {1} column {2}";
inline constexpr Text kOpenTyped = "Open this puzzle: {0}";

// Why a command is not possible.
inline constexpr Text kWhyNoPuzzle = "no puzzle on the board";
inline constexpr Text kWhyNoList = "the list is empty";
inline constexpr Text kWhyNoPattern = "the pattern is empty";
inline constexpr Text kWhyNoResults = "no puzzles made yet";
inline constexpr Text kWhyNoGrid = "no grid yet";
inline constexpr Text kWhyNoPath = "no steps yet";
inline constexpr Text kWhyNoRuns = "no method was run yet";
inline constexpr Text kWhyNotNow = "not now";

// --- which keys act ---
inline constexpr Text kLetterKeys = "Single-letter keys";
inline constexpr Text kLetterKeysHelp =
    "Off: letters and signs do nothing alone or with Shift; digits, arrows and keys with Ctrl go on";
inline constexpr Text kLetterKeysOn = "Single-letter keys are on";
inline constexpr Text kLetterKeysOff = "Single-letter keys are off: Ctrl+K finds every command";

// --- hand-offs ---
inline constexpr Text kTakeTo = "Take it to";
inline constexpr Text kToPlay = "Open on the board";
inline constexpr Text kToGenerate = "Take the pattern to Generate";
inline constexpr Text kToEnumerate = "Take the solution to Enumerate";
inline constexpr Text kAroundPuzzle = "Around this puzzle";
inline constexpr Text kDidAround = "Puzzles with one clue taken away and one put in: Run finds them";
inline constexpr Text kToLab = "Take the puzzle to the Lab";
inline constexpr Text kToPlayShort = "Play";
inline constexpr Text kToGenerateShort = "Generate";
inline constexpr Text kToEnumerateShort = "Enumerate";
inline constexpr Text kToLabShort = "Lab";
inline constexpr Text kListToRace = "Race the list in the Lab";
inline constexpr Text kRaceToList = "Take the race's puzzles to List";
inline constexpr Text kRestoreRaceList = "Bring back the race's list before";
inline constexpr Text kDidRestoreRaceList = "The race's list before is back";
inline constexpr Text kDidToPlay = "Opened on the board";
inline constexpr Text kDidToGenerate = "The puzzle's clue cells are the pattern now";
inline constexpr Text kDidToEnumerate = "The puzzle's solution is the grid now";
inline constexpr Text kDidToLab = "The puzzle is the Lab's now";
inline constexpr Text kDidListToRace = "The rows that the list shows race: {0}";
inline constexpr Text kNoSolutionToTake = "The puzzle has no solution, so there is no grid to enumerate";
inline constexpr Text kSeveralToTake = "The puzzle has several solutions; expected one, to be the grid";
inline constexpr Text kTooHardToTake = "The solution was not found at once: solve the puzzle on the board first";
inline constexpr Text kNoPuzzleChosen = "Choose a puzzle first: press a row";
inline constexpr Text kDidStartList = "Opened the list {0}";
inline constexpr Text kListGone = "The list of that time is not kept any more";

// --- pictures of the board ---
inline constexpr Text kCopyPicture = "Copy picture";
inline constexpr Text kSavePng = "Save picture (PNG)";
inline constexpr Text kSavePngShort = "Save PNG";
inline constexpr Text kSaveSvgShort = "Save SVG";
inline constexpr Text kSaveSvg = "Save drawing (SVG)";
inline constexpr Text kPictureCandidates = "Candidates in pictures";
inline constexpr Text kPictureCopied = "The picture is on the clipboard";
inline constexpr Text kPictureSaved = "The picture is saved";
inline constexpr Text kPictureNoClipboard =
    "This browser does not take pictures to the clipboard from here; \"Save picture\" works everywhere";
inline constexpr Text kPictureFailed = "The picture could not be made: the browser did not draw it";
inline constexpr Text kSvgTitle = "Sudoku";

// --- print sheets ---
inline constexpr Text kPrintBoard = "Print the board";
inline constexpr Text kPrintBoardShort = "Print";
inline constexpr Text kPrintList = "Print the list";
inline constexpr Text kPrintFound = "Print found puzzles";
inline constexpr Text kPrintBoardTitle = "Sudoku";
inline constexpr Text kPrintTooManyList =
    "A sheet takes up to {0} puzzles, and these are {1}: filter the list, and print again";
inline constexpr Text kPrintNone = "No puzzle here fits a sheet: expected puzzles of 9 rows";

}  // namespace rookery::shell::words
