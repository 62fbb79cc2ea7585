#include "text/formats/code_reading.hpp"

#include <memory>

#include "text/joined.hpp"
#include "text/scan/cells.hpp"
#include "text/scan/characters.hpp"

namespace rookery {

const PuzzleExtras& extras_of(const ParsedPuzzle& puzzle) {
    static const PuzzleExtras none;
    return puzzle.extras ? *puzzle.extras : none;
}

namespace reading {

template <int N>
CodeReading checked(const Grid<N>& givens, TextFormat format) {
    if (const auto clash = first_clash(givens)) return refused(sentence_of(*clash, N * N));
    CodeReading reading;
    reading.format = format;
    reading.puzzle.emplace();
    reading.puzzle->grid = givens;
    return reading;
}
template CodeReading checked(const Grid<2>&, TextFormat);
template CodeReading checked(const Grid<3>&, TextFormat);
template CodeReading checked(const Grid<4>&, TextFormat);

void ExtrasBuilder::attach(ParsedPuzzle& puzzle) && {
    if (extras_ == PuzzleExtras{}) return;
    extras_.title = cleaned(extras_.title);
    extras_.author = cleaned(extras_.author);
    puzzle.extras = std::make_shared<const PuzzleExtras>(std::move(extras_));
}

std::string note_of(std::string_view title, std::string_view author, std::string_view rest) {
    std::string note(title.substr(0, kLongestNote));
    if (!author.empty()) {
        note += note.empty() ? "by " : ", by ";
        note += author.substr(0, kLongestNote);
    }
    if (!rest.empty()) append_item(note, rest.substr(0, kLongestNote), "; ");
    return cleaned(note);
}

}  // namespace reading

}  // namespace rookery
