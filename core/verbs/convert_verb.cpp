// convert: puzzles in the format of another program.
//
// A format of one line a puzzle gives a row a puzzle. Of the others each line is a row, with an empty row between two
// puzzles; a document with a head and an end holds all puzzles. With json a row is always a puzzle, as a whole
// document.
#include <limits>
#include <utility>

#include "text/export.hpp"
#include "verbs/list_work.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::size_t kConvertChunk = 1024;
constexpr std::size_t kAllInOne = std::numeric_limits<std::size_t>::max() / 2;

class ConvertWork final : public ListWork {
  public:
    ConvertWork(const Call& call, Options& options, ExportFormat format)
        : ListWork(call, options, info_of(format).one_line ? kConvertChunk : kAllInOne), format_{format} {}

  protected:
    std::vector<std::string> text_columns() const override { return {std::string(info_of(format_).title)}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken) const override {
        const bool one_line = info_of(format_).one_line;
        const Written written = json() ? write_document(format_, puzzle) : write_as(format_, puzzle);
        if (!written.problem.empty()) {
            sink.problem(puzzle.line, 1, written.problem);
        } else if (json()) {
            Row row(true);
            row.text("text", written.text).extra("format", std::string(info_of(format_).id));
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
        if (json() || info_of(format_).one_line) return ListWork::answer_all(puzzles, sink, stop);
        if (puzzles.empty()) return true;
        const bool document = !head_of(format_).empty();
        send_lines(head_of(format_), sink);
        bool first = true;
        for (const ParsedPuzzle& puzzle : puzzles) {
            if (stop.stop_requested()) return false;
            if (!first && !document) sink.row("");
            first = false;
            if (!answer(puzzle, sink, stop)) return false;
        }
        send_lines(end_of(format_), sink);
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

    ExportFormat format_;
};

std::unique_ptr<Work> make_convert(const Call& call, Options& options) {
    const std::string id = options.has("to") ? options.text("to") : "line";
    const auto format = export_format(id);
    if (!format) {
        std::string expected = "one of ";
        for (const ExportInfo& info : export_formats()) {
            if (info.format != ExportFormat::line) expected += ", ";
            expected += info.id;
        }
        options.reject("to", expected);
    }
    return std::make_unique<ConvertWork>(call, options, format.value_or(ExportFormat::line));
}

// "NAME" with every name: the help of the option.
std::string_view format_help() {
    static const std::string help = [] {
        std::string text = "the format:";
        for (const ExportInfo& info : export_formats()) {
            text += info.format == ExportFormat::line ? " " : ", ";
            text += info.id;
        }
        return text;
    }();
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
