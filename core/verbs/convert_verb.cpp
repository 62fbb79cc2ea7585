// convert: puzzles in the format of another program.
//
// A format of one line a puzzle gives a row a puzzle. Of the others each line is a row, with an empty row between two
// puzzles; a document with a head and an end holds all puzzles. With json a row is always a puzzle, as a whole
// document.
#include <limits>
#include <utility>

#include "text/format.hpp"
#include "text/joined.hpp"
#include "verbs/list_work.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::size_t kConvertChunk = 1024;
constexpr std::size_t kAllInOne = std::numeric_limits<std::size_t>::max() / 2;

class ConvertWork final : public ListWork {
  public:
    ConvertWork(const Call& call, Options& options, const TextFormat& format)
        : ListWork(call, options, format.one_line ? kConvertChunk : kAllInOne), format_{format} {}

  protected:
    std::vector<std::string> text_columns() const override { return {std::string(format_.title)}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken) const override {
        const bool one_line = format_.one_line;
        const Written written = json() ? write_document(format_, puzzle) : write_as(format_, puzzle);
        if (!written.problem.empty()) {
            sink.problem(puzzle.line, 1, written.problem);
        } else if (json()) {
            Row row(true);
            row.text("text", written.text).extra("format", std::string(format_.id));
            row.extra("line", puzzle.line);
            sink.row(row.write());
        } else if (one_line) {
            sink.row(written.text);
        } else {
            send_lines(written.text, sink);
        }
        return true;
    }

    bool answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const override {
        if (json() || format_.one_line) return ListWork::answer_all(puzzles, sink, stop);
        if (puzzles.empty()) return true;
        const bool document = !format_.head.empty();
        send_lines(format_.head, sink);
        bool first = true;
        for (const ParsedPuzzle& puzzle : puzzles) {
            if (stop.stop_requested()) return false;
            if (!first && !document) sink.row("");
            first = false;
            if (!answer(puzzle, sink, stop)) return false;
        }
        send_lines(format_.end, sink);
        return true;
    }

  private:
    static void send_lines(std::string_view text, Sink& sink) {
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            sink.row(std::string(text.substr(0, end)));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
    }

    const TextFormat& format_;
};

std::string format_ids() {
    std::string ids;
    for (const TextFormat* format : written_formats()) append_item(ids, format->id);
    return ids;
}

std::unique_ptr<Work> make_convert(const Call& call, Options& options) {
    const std::string id = options.has("to") ? options.text("to") : "line";
    const TextFormat* format = written_format(id);
    if (format == nullptr) {
        options.reject("to", "one of " + format_ids());
        format = written_formats().front();
    }
    return std::make_unique<ConvertWork>(call, options, *format);
}

// "NAME" with every name: the help of the option.
std::string_view format_help() {
    static const std::string help = "the format: " + format_ids();
    return help;
}

}  // namespace

Verb convert_verb() {
    return {{"convert",
             "puzzles in the format of another program, or as links",
             true,
             {{"to", "NAME", format_help()}, kJsonOption}},
            make_convert};
}

}  // namespace rookery
