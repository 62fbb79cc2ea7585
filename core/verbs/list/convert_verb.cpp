// convert: puzzles in the format of another program.
//
// A format with one line per puzzle gives one row per puzzle. In the others each line is a row, with an empty row
// between two puzzles; a document with a head and an end contains all puzzles. With json a row is always one puzzle, as
// a whole document.
#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "text/format.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"

namespace rookery {
namespace {

constexpr std::size_t kConvertChunk = 1024;
constexpr std::size_t kAllInOne = std::numeric_limits<std::size_t>::max() / 2;

std::vector<ChoiceOption<const TextFormat*>::Meaning> format_names() {
    std::vector<ChoiceOption<const TextFormat*>::Meaning> names;
    for (const TextFormat* format : written_formats()) names.push_back({format->id, format});
    return names;
}

std::vector<std::string_view> format_ids() {
    std::vector<std::string_view> ids;
    for (const TextFormat* format : written_formats()) ids.push_back(format->id);
    return ids;
}

struct ConvertOptions : VerbOptions {
    ChoiceOption<const TextFormat*> to{this, "to", "the format", format_names(), {.word = "line"}};
};

// As an object. As text, its lines are rows, whose only column has the format's title.
struct ConvertRow {
    std::string text;
    std::string_view format;
    std::int64_t line;
};
constexpr std::array kConvertColumns{only_json<&ConvertRow::text>("text").means("a whole document"),
                                     only_json<&ConvertRow::format>("format").one_of(format_ids),
                                     only_json<&ConvertRow::line>("line").means("of the input, from 1")};

class ConvertJob final : public ListJob {
  public:
    ConvertJob(const Call& call, const TextFormat& format, bool json)
        : ListJob(call, format.one_line ? kConvertChunk : kAllInOne, nullptr, Words::title),
          table_(kConvertColumns, json),
          format_{format} {}

    std::vector<std::string> columns() const override {
        if (json()) return table_.header();
        return {std::string(format_.title)};
    }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken) const override {
        const bool one_line = format_.one_line;
        const Written written = json() ? write_document(format_, puzzle) : write_as(format_, puzzle);
        if (!written.problem.empty()) {
            sink.problem(puzzle.line, 1, written.problem);
        } else if (json()) {
            table_.send({written.text, format_.id, puzzle.line}, sink);
        } else if (one_line) {
            sink.row(written.text);
        } else {
            send_lines(written.text, sink);
        }
        return true;
    }

    bool answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const override {
        if (json() || format_.one_line) return ListJob::answer_all(puzzles, sink, stop);
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
    bool json() const { return table_.json(); }
    static void send_lines(std::string_view text, Sink& sink) {
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            sink.row(std::string(text.substr(0, end)));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
    }

    Table<ConvertRow> table_;
    const TextFormat& format_;
};

std::unique_ptr<Job> make_convert(const Call& call, ConvertOptions& options) {
    return std::make_unique<ConvertJob>(call, *options.to.value(), options.json.on());
}

}  // namespace

Verb convert_verb() {
    return declared_verb({.name = "convert",
                          .help = "puzzles in the format of another program, or as links",
                          .rows = {row_info(kConvertColumns)}},
                         make_convert);
}

}  // namespace rookery
