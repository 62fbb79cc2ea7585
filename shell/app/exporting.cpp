#include "shell/app/exporting.hpp"

#include <array>
#include <memory>
#include <span>
#include <utility>

#include "shell/app/model.hpp"
#include "shell/board/board_text.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// The mode that owns the table.
constexpr Mode mode_of(ExportSource source) {
    constexpr std::array<Mode, kExportSourceCount> kModes = {Mode::play, Mode::list, Mode::generate, Mode::enumerate};
    return kModes[static_cast<std::size_t>(source)];
}

void add_ratings(ParsedPuzzle& puzzle, SerateRatings ratings) {
    PuzzleExtras extras = extras_of(puzzle);
    extras.ratings = ratings;
    puzzle.extras = std::make_shared<const PuzzleExtras>(std::move(extras));
}

// With no givens, the entered digits are the puzzle.
ParsedPuzzle board_puzzle(const Model& model) {
    Board board = model.play.board();
    const bool setting = is_blank(board);
    if (setting) std::swap(board.givens, board.entered);
    ParsedPuzzle puzzle = parsed_of(board);
    const Analysis& analysis = model.play.analysis();
    const auto& [er, ep, ed] = std::array{analysis.outcome.er, analysis.outcome.ep, analysis.outcome.ed};
    if (analysis.is_rated() && analysis.is_whole() && !setting) add_ratings(puzzle, {er, ep, ed});
    return puzzle;
}

Exported export_board(const Model& model, const TextFormat& format) {
    const ParsedPuzzle puzzle = board_puzzle(model);
    if (format.wants_ratings && !extras_of(puzzle).ratings) {
        return {{}, std::string(words::kExportNoRating), 1};
    }
    Written written = write_document(format, puzzle);
    return {std::move(written.text), std::move(written.problem), 0};
}

Exported export_rows(const Model& model, ExportSource source, const TextFormat& format) {
    Exported exported;
    const Page& page = model.page(mode_of(source));
    const Table* table = page.table_in_sight();
    if (table == nullptr) return exported;
    exported.text = format.head;
    std::size_t count = 0;
    for (const std::uint32_t index : page.taken_rows()) {
        const TableRow& row = table->row(index);
        auto read = parse_line(table->puzzle(row), row.line);
        Written written;
        if (auto* puzzle = std::get_if<ParsedPuzzle>(&read)) {
            const auto ratings = ratings_of(row);
            if (ratings) add_ratings(*puzzle, *ratings);
            written = write_as(format, *puzzle);
            if (format.wants_ratings && !ratings) written.problem = words::kExportNoRating;
        } else {
            written.problem = std::get<TextProblem>(read).sentence;
        }
        if (!written.problem.empty()) {
            ++exported.left_out;
            if (exported.problem.empty()) exported.problem = std::move(written.problem);
            continue;
        }
        ++count;
        exported.text += written.text;
        if (format.one_line) exported.text += '\n';
    }
    exported.text += format.end;
    if (count == 0) exported.text.clear();
    return exported;
}

}  // namespace

std::string_view name_of(ExportSource source) {
    constexpr std::array<std::string_view, kExportSourceCount> kNames = {"", "list", "results", "found"};
    return kNames[static_cast<std::size_t>(source)];
}

ExportSource export_source(const Model& model) {
    for (int s = 1; s < kExportSourceCount; ++s) {
        if (mode_of(static_cast<ExportSource>(s)) == model.mode) return static_cast<ExportSource>(s);
    }
    return ExportSource::board;
}

bool has_export(const Model& model, ExportSource source) {
    if (source != ExportSource::board) return model.page(mode_of(source)).taken_count() != 0;
    const Board& board = model.play.board();
    return values_of(board) != Grid9{} || board.barred != Candidates9{};
}

std::string title_of(const Model& model, ExportSource source) {
    if (source == ExportSource::board) return std::string(words::kExportBoard);
    const auto count = static_cast<std::int64_t>(model.page(mode_of(source)).taken_count());
    return counted(count, words::kExportRowsOne, words::kExportRowsMany);
}

std::vector<const TextFormat*> formats_of(ExportSource source) {
    std::vector<const TextFormat*> formats;
    for (const TextFormat* format : written_formats()) {
        const bool for_lists = format->one_line || !format->head.empty();
        if (source == ExportSource::board || for_lists) formats.push_back(format);
    }
    return formats;
}

Exported export_as(const Model& model, ExportSource source, const TextFormat& format) {
    return source == ExportSource::board ? export_board(model, format) : export_rows(model, source, format);
}

std::string file_name_of(ExportSource source, const TextFormat& format) {
    const std::string what(source == ExportSource::board ? "puzzle" : "puzzles");
    return "rookery-" + what + "." + std::string(format.extension);
}

}  // namespace rookery::shell
