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
inline constexpr Text kFormatsHelp =
    "As text and files for other programs; what each format leaves out is listed below it.";
inline constexpr Text kExportBoard = "The puzzle on the board";
inline constexpr Text kExportRowsOne = "The one puzzle shown";
inline constexpr Text kExportRowsMany = "{0} puzzles, as shown";
inline constexpr Text kExportNothing = "Nothing here to copy or save.";
inline constexpr Text kExportLost = "Without {0}";
inline constexpr Text kExportWhole = "Keeps everything";
inline constexpr Text kCopyAs = "Copy as {0}";
inline constexpr Text kSaveAs = "Save as {0}";
inline constexpr Text kExportCopied = "Copied: {0}";
inline constexpr Text kExportSaved = "Saved: {0}, as {1}";
inline constexpr Text kExportNot = "Not written as {0}: {1}";
inline constexpr Text kExportLeftOut = ". Left out: {0} (the first: {1})";
inline constexpr Text kExportNoRating = "it needs ER, EP and ED, and the puzzle is not rated";

// --- links ---
inline constexpr Text kShareLink = "Copy a link to this puzzle";
inline constexpr Text kShareLinkShort = "To the puzzle";
inline constexpr Text kShareProgress = "Copy a link with your progress";
inline constexpr Text kShareProgressShort = "With progress";
inline constexpr Text kShareHelp = "A link holds the puzzle itself; nothing is sent to a server.";
inline constexpr Text kDidShare = "Copied a link that opens this puzzle";
inline constexpr Text kDidShareProgress = "Copied a link that opens the board as it is";
inline constexpr Text kDidOpenPuzzleLink = "Opened a linked puzzle";
inline constexpr Text kDidOpenPuzzleLinkOf = "Opened a linked puzzle: {0}";
inline constexpr Text kPuzzleLinkBroken =
    "The link that opened this page is damaged: part of it may be missing. Nothing was changed.";
inline constexpr Text kPuzzleLinkNewer =
    "The link that opened this page was made by a newer Rookery. Reload the page to get that version.";

// --- what outlives a reload ---
inline constexpr Text kRestored = "Everything is where you left it";
inline constexpr Text kSessionUnread =
    "Your saved work comes from another version and could not be read. It was set aside.";
inline constexpr Text kListLost =
    "The list \u201C{0}\u201D is no longer stored by this browser: paste or open it again.";
inline constexpr Text kJobNotKept = "Note: {0}";
inline constexpr Text kNotRemembered =
    "This browser can't save anything for Rookery ({0}): closing the page loses what is on it.";

inline constexpr Text kTooLongToRemember = "it is too long";

}  // namespace rookery::shell::words
