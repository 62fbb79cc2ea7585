// The texts about what comes in, goes out and stays: formats, links, what outlives a reload. See strings.hpp.
#pragma once

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

inline constexpr Text kRecognisedTitle = "Recognised: {0}, \u201C{1}\u201D";

// --- other programs' formats ---
inline constexpr Text kFormats = "Share and save";
inline constexpr Text kFormatsTitle = "Share and save";
inline constexpr Text kFormatsLink = "Link";
inline constexpr Text kFormatsPicture = "Picture and print";
inline constexpr Text kFormatsHelp = "As text and files of other programs; under each stands what it cannot hold.";
inline constexpr Text kExportBoard = "The puzzle on the board";
inline constexpr Text kExportRowsOne = "The one puzzle that is shown";
inline constexpr Text kExportRowsMany = "{0} puzzles, as they are shown";
inline constexpr Text kExportNothing = "There is nothing here to copy or save.";
inline constexpr Text kExportLost = "Without {0}";
inline constexpr Text kExportWhole = "Holds everything";
inline constexpr Text kCopyAs = "Copy as {0}";
inline constexpr Text kSaveAs = "Save as {0}";
inline constexpr Text kExportCopied = "Copied: {0}";
inline constexpr Text kExportSaved = "Saved: {0}, as {1}";
inline constexpr Text kExportNot = "Not written as {0}: {1}";
inline constexpr Text kExportLeftOut = ". Left out: {0} (the first: {1})";
inline constexpr Text kExportNoRating = "it holds ER, EP and ED, and the puzzle is not rated";

// --- links ---
inline constexpr Text kShareLink = "Copy a link to this puzzle";
inline constexpr Text kShareLinkShort = "To the puzzle";
inline constexpr Text kShareProgress = "Copy a link with all that was entered";
inline constexpr Text kShareProgressShort = "With progress";
inline constexpr Text kShareHelp = "A link holds the puzzle itself; nothing is sent to a server.";
inline constexpr Text kDidShare = "Copied a link to the puzzle: it opens this page with it";
inline constexpr Text kDidShareProgress = "Copied a link to the board as it is: it opens this page with it";
inline constexpr Text kDidOpenPuzzleLink = "Opened a linked puzzle";
inline constexpr Text kDidOpenPuzzleLinkOf = "Opened a linked puzzle: {0}";
inline constexpr Text kPuzzleLinkBroken =
    "The link that opened this page is damaged: a piece of it may be missing. Nothing was changed.";
inline constexpr Text kPuzzleLinkNewer =
    "The link that opened this page was made by a newer Rookery. Reload the page to get that version.";

// --- what outlives a reload ---
inline constexpr Text kRestored = "Everything is where you left it";
inline constexpr Text kSessionUnread =
    "What a page before this one kept was written by another version and could not be read. It was put aside.";
inline constexpr Text kListLost = "The list \u201C{0}\u201D is no longer kept by this browser: paste or open it again.";
inline constexpr Text kJobNotKept = "Note: {0}";
inline constexpr Text kNotRemembered =
    "This browser keeps nothing for Rookery ({0}): what is on the page is lost when it is closed.";

inline constexpr Text kTooLongToRemember = "it is too long";

}  // namespace rookery::shell::words
