// The texts of the mode "Learn": see strings.hpp.
#pragma once

#include "shell/words/strings.hpp"

namespace rookery::shell::words {

inline constexpr Text kModeLearn = "Learn";
inline constexpr Text kGroupLearn = "Learn";
inline constexpr Text kWhyNoTechnique = "Choose a technique first";

// --- the list of techniques ---
inline constexpr Text kLearnTitle = "Techniques";
inline constexpr Text kLearnIntro =
    "Each has a page with an example, and puzzles to practise it on. Choose one, or open it from a step in Play.";
inline constexpr Text kLearnAll = "All techniques";
inline constexpr Text kFoldFamily = "Fold or unfold {0}";
inline constexpr Text kLearnOne = "Learn {0}";
inline constexpr Text kSolvedOf = "{0} solved";

// --- a page ---
inline constexpr Text kLearnIdea = "Why it works";
inline constexpr Text kLearnNeeds = "What it needs";
inline constexpr Text kLearnRemoves = "What follows";
inline constexpr Text kLearnLooking = "How to find it";
inline constexpr Text kLearnCousins = "Read next";
inline constexpr Text kLearnExample = "Example";
inline constexpr Text kLearnOnSe = "SE {0}";
inline constexpr Text kLearnOnHodoku = "HoDoKu {0}, {1}";
inline constexpr Text kNextSubject = "Next technique";
inline constexpr Text kPreviousSubject = "Previous technique";
inline constexpr Text kLearnLoading = "Loading the page";
inline constexpr Text kLearnNoPage = "Couldn't make the page: {0}";
inline constexpr Text kNoExample = "No known puzzle needs it.";
inline constexpr Text kPractise = "Practise it";
inline constexpr Text kFindInMine = "Find in my puzzle";
inline constexpr Text kFindInMineHelp = "Look for every step of it on the board in Play";
inline constexpr Text kShowExample = "Show the example";
inline constexpr Text kBackToPage = "Back to its page";
inline constexpr Text kNextExampleStep = "Next place";
inline constexpr Text kPlaceOf = "{0} of {1}";
inline constexpr Text kLearnThis = "Learn this technique";
inline constexpr Text kLearnThisShort = "Learn";

// --- in the player's own puzzle ---
inline constexpr Text kMineLooking = "Looking for it in your puzzle";
inline constexpr Text kMineNone = "It isn't on your board now.";
inline constexpr Text kMineFound = "In your puzzle";
inline constexpr Text kMineNoBoard = "There is no puzzle in Play";
inline constexpr Text kMineWrong = "Your board has mistakes, or more than one solution, so no steps can be shown.";

// --- practice ---
inline constexpr Text kPracticeTitle = "Practise: {0}";
inline constexpr Text kPracticeJob = "A puzzle to practise on";
inline constexpr Text kPracticeLooking = "Looking for a puzzle that needs it";
inline constexpr Text kPracticeLookingFor = "Looking for a puzzle that needs it: {0}";
inline constexpr Text kPracticeFailed = "No puzzle found: {0}";
inline constexpr Text kPracticeCancelled = "Cancelled. Another try may be faster.";
inline constexpr Text kPracticeCancel = "Stop looking";
inline constexpr Text kPracticeTask = "Find it, and mark every candidate it removes. Everything simpler has been done.";
inline constexpr Text kPracticePlaceTask = "Find it, and mark the digit it places. Everything simpler has been done.";
inline constexpr Text kPracticeHow = "Tap a candidate to mark it; tap again to unmark it.";
inline constexpr Text kBasics = "What else may be needed";
inline constexpr Text kTakeBasics = "Also allow: {0}";
inline constexpr Text kBasicsSingles = "Singles";
inline constexpr Text kBasicsLocked = "Locked candidates";
inline constexpr Text kBasicsSubsets = "Pairs to quads";
inline constexpr Text kCheckMarks = "Check";
inline constexpr Text kClearMarksHere = "Clear the marks";
inline constexpr Text kShowAnswer = "Show me";
inline constexpr Text kNextPuzzle = "Next puzzle";
inline constexpr Text kPlayExercise = "Continue in Play";
inline constexpr Text kDidPlayExercise = "A practice puzzle, at the step that needs the technique";
inline constexpr Text kMarkDigit = "Mark {0}";
inline constexpr Text kPraise = "Right! {0}";
inline constexpr Text kShown = "Here it is: {0}";
inline constexpr Text kMarkToRemove = "First mark the candidates it removes.";
inline constexpr Text kMarkToPlace = "First mark the digit it places.";
inline constexpr Text kOneMoreGoes = "Right so far. One more to remove.";
inline constexpr Text kMoreGo = "Right so far. {0} more to remove.";
inline constexpr Text kWrongPlacement = "{0} is not {1}: the puzzle would have no solution.";
inline constexpr Text kOtherPlacement = "{0} is {1} in the end, but no {2} shows that here.";
inline constexpr Text kWrongElimination = "{1} must stay in {0}: it is correct there.";
inline constexpr Text kOtherElimination = "{1} is removed from {0} in the end, but no {2} shows that here.";
inline constexpr Text kProgress = "Solved {0}, shown {1}, wrong answers {2}";
inline constexpr Text kMarkedCandidate = "{0}, marked: {1}";
inline constexpr Text kKeyLearnDigits = "1 to 9";
inline constexpr Text kKeyLearnDigitsHelp = "Practice: mark the candidate in the chosen cell";

}  // namespace rookery::shell::words
