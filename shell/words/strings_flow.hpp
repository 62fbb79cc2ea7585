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
    "No match. Type part of a command, a cell (r5c3), a digit and a cell (5 r1c1) or a puzzle";
inline constexpr Text kPaletteRecent = "recent";
inline constexpr Text kGoToCell = "Go to row {0} column {1}";
inline constexpr Text kPutInCell = "Put {0} in row {1} column {2}";
inline constexpr Text kOpenTyped = "Open this puzzle: {0}";

// Why a command is not possible.
inline constexpr Text kWhyNoPuzzle = "no puzzle on the board";
inline constexpr Text kWhyNoList = "the list is empty";
inline constexpr Text kWhyNoPattern = "the pattern is empty";
inline constexpr Text kWhyNoResults = "no puzzles generated yet";
inline constexpr Text kWhyNoGrid = "no grid yet";
inline constexpr Text kWhyNoPath = "no steps yet";
inline constexpr Text kWhyNoRuns = "no method has been run yet";
inline constexpr Text kWhyNotNow = "not available now";

// --- which keys act ---
inline constexpr Text kLetterKeys = "Single-letter keys";
inline constexpr Text kLetterKeysHelp =
    "When off, letter shortcuts are disabled; digits, arrows and Ctrl shortcuts still work";
inline constexpr Text kLetterKeysOn = "Single-letter keys are on";
inline constexpr Text kLetterKeysOff = "Single-letter keys are off: Ctrl+K finds every command";

// --- hand-offs ---
inline constexpr Text kTakeTo = "Send to";
inline constexpr Text kToPlay = "Open on the board";
inline constexpr Text kToGenerate = "Send the pattern to Generate";
inline constexpr Text kToEnumerate = "Send the solution to Enumerate";
inline constexpr Text kAroundPuzzle = "Nearby puzzles";
inline constexpr Text kDidAround = "Press Run to find puzzles with one clue removed and one added";
inline constexpr Text kToLab = "Send the puzzle to the Lab";
inline constexpr Text kToPlayShort = "Play";
inline constexpr Text kToGenerateShort = "Generate";
inline constexpr Text kToEnumerateShort = "Enumerate";
inline constexpr Text kToLabShort = "Lab";
inline constexpr Text kListToRace = "Race the list in the Lab";
inline constexpr Text kRaceToList = "Send the race's puzzles to List";
inline constexpr Text kRestoreRaceList = "Restore the race's previous list";
inline constexpr Text kDidRestoreRaceList = "The race's previous list restored";
inline constexpr Text kDidToPlay = "Opened on the board";
inline constexpr Text kDidToGenerate = "Pattern set from the puzzle's clues";
inline constexpr Text kDidToEnumerate = "Grid set from the puzzle's solution";
inline constexpr Text kDidToLab = "Puzzle sent to the Lab";
inline constexpr Text kDidListToRace = "Race set up with the rows shown: {0}";
inline constexpr Text kNoSolutionToTake = "The puzzle has no solution, so there is no grid to enumerate";
inline constexpr Text kSeveralToTake = "The puzzle has several solutions; the grid needs a puzzle with just one";
inline constexpr Text kTooHardToTake = "Couldn't solve this quickly: solve the puzzle on the board first";
inline constexpr Text kNoPuzzleChosen = "Choose a puzzle first: pick a row";
inline constexpr Text kDidStartList = "Opened the list {0}";
inline constexpr Text kListGone = "That list is no longer stored";

// --- pictures of the board ---
inline constexpr Text kCopyPicture = "Copy picture";
inline constexpr Text kSavePng = "Save picture (PNG)";
inline constexpr Text kSavePngShort = "Save PNG";
inline constexpr Text kSaveSvgShort = "Save SVG";
inline constexpr Text kSaveSvg = "Save drawing (SVG)";
inline constexpr Text kPictureCandidates = "Candidates in pictures";
inline constexpr Text kPictureCopied = "Picture copied";
inline constexpr Text kPictureSaved = "Picture saved";
inline constexpr Text kPictureNoClipboard = "This browser can't copy pictures from here; use \"Save picture\" instead";
inline constexpr Text kPictureFailed = "Couldn't make the picture: the browser did not draw it";
inline constexpr Text kSvgTitle = "Sudoku";

// --- print sheets ---
inline constexpr Text kPrintBoard = "Print the board";
inline constexpr Text kPrintBoardShort = "Print";
inline constexpr Text kPrintList = "Print the list";
inline constexpr Text kPrintFound = "Print found puzzles";
inline constexpr Text kPrintBoardTitle = "Sudoku";
inline constexpr Text kPrintTooManyList = "Up to {0} puzzles can be printed, and there are {1}: filter the list first";
inline constexpr Text kPrintNone = "Only 9\u00D79 puzzles can be printed";

}  // namespace rookery::shell::words
