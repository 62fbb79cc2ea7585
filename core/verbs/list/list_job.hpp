// The base of the verbs that process each puzzle of a list. It reads the text, divides it into parts, and reports each
// problem in the text with the part whose lines surround it, so that the order is always the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "board/grid.hpp"
#include "contract/contract.hpp"
#include "job/function_ref.hpp"
#include "job/job.hpp"
#include "text/line_list.hpp"
#include "text/text.hpp"
#include "verbs/verbs.hpp"

namespace rookery {

// Grids by number, for verbs that process each grid without a text to read.
class GridSource {
  public:
    virtual ~GridSource() = default;

    virtual std::int64_t count() const = 0;
    // Visits grids begin..end-1, from 0, in order. Several threads may call it at once.
    virtual void visit(std::int64_t begin, std::int64_t end, FunctionRef<void(const Grid9&)> take) const = 0;
};

// How to read words on separate lines next to a single puzzle.
enum class Words {
    problems,  // reported: they were meant as another puzzle, as in a list of several
    title,     // of the puzzle, as parse() reads it
};

// The input of a verb that processes each puzzle of a list.
ParseResult read_list_input(std::string_view text, Words words);

class ListJob : public Job {
  public:
    // A part is `chunk` puzzles, few enough to take well under a second; 16x16 puzzles are processed one at a time.
    // Reads from `source` instead of the call's input, if there is one.
    ListJob(const Call& call, std::size_t chunk, std::unique_ptr<GridSource> source = nullptr,
            Words words = Words::problems);

    std::int64_t parts() const final;
    std::int64_t items() const final;
    std::int64_t items_in(std::int64_t part) const final;
    std::string_view item_name() const final { return source_ != nullptr ? "grids" : "puzzles"; }
    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const final;

    // The 9x9 grid of a puzzle, or null after sending a problem: `verb` cannot use another size.
    static const Grid9* grid9(const ParsedPuzzle& puzzle, Sink& sink, std::string_view verb);
    // The same for verbs that need given digits, not candidates.
    static const Grid9* givens9(const ParsedPuzzle& puzzle, Sink& sink, std::string_view verb);
    // The same for verbs that need a digit in every cell.
    static const Grid9* solved9(const ParsedPuzzle& puzzle, Sink& sink, std::string_view verb);

  protected:
    // Sends the rows of one puzzle. False: the stop token fired; the rows sent so far are good.
    virtual bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const = 0;
    // The same for the puzzles of a part in turn. For verbs whose puzzles share something.
    virtual bool answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const;
    // The same for 9x9 puzzles with only given digits, on consecutive lines from `line` on.
    virtual bool answer_plain(std::span<const Grid9> grids, std::int64_t line, Sink& sink, StopToken stop) const;

    bool is_of_source() const { return source_ != nullptr; }
    // Whether the input is a single puzzle, and not some lines of a list.
    bool is_single() const { return !some_lines_ && items() == 1; }
    // For a whole input, not some lines of a list. Empty if there is a source.
    const std::vector<ParsedPuzzle>& puzzles() const {
        ROOKERY_EXPECTS(!some_lines_);
        return text_.puzzles;
    }
    const std::vector<TextProblem>& problems() const { return text_.problems; }

  private:
    struct Part {
        std::size_t run = 0;    // of its first puzzle,
        std::size_t begin = 0;  // and its place there
        std::size_t puzzles = 0;
        std::int64_t line = 0;          // of the first
        std::size_t first_problem = 0;  // half-open
        std::size_t last_problem = 0;
    };

    std::int64_t line_of(const ParsedLines::Run& run, std::size_t puzzle) const;
    PartStatus run_of_source(std::int64_t part, Sink& sink, StopToken stop) const;

    std::unique_ptr<GridSource> source_;
    std::int64_t chunk_ = 1;  // grids of the source per part
    ParsedLines text_;
    bool some_lines_;
    std::vector<Part> parts_;
};

// The puzzle as given: 81 characters (16, 256), or 729 if it has candidates.
std::string puzzle_line(const ParsedPuzzle& puzzle);

}  // namespace rookery
