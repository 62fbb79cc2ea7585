#include "shell/commands/commands.hpp"

#include <array>
#include <string>

#include "shell/app/model.hpp"
#include "shell/app/printing.hpp"
#include "shell/play/shown_picture.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format_names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr CommandGroup kDocumentGroup = CommandGroup::general;

bool has_board(const Model& m) {
    return has_export(m, ExportSource::board);
}

constexpr auto kDocumentCommands = std::to_array<CommandOf<Model>>({
    {"formats", words::kFormats, "Shift+X", kDocumentGroup,
     [](const Model& m) { return m.shows(PanelPage::formats) || has_export(m, export_source(m)); },
     [](Model& m) { m.toggle_sheet(PanelPage::formats); }, [](const Model& m) { return m.shows(PanelPage::formats); }},
    {"share-link", words::kShareLink, "Shift+S", CommandGroup::board, has_board, [](Model& m) { m.share_link(false); },
     nullptr},
    {"share-progress", words::kShareProgress, "", CommandGroup::board, has_board, [](Model& m) { m.share_link(true); },
     nullptr},
    {"share-system", words::kShareSystemHelp, "", CommandGroup::board,
     [](const Model& m) { return m.host.can_share() && has_board(m); }, [](Model& m) { m.share_by_system(); }, nullptr},
});

void export_to(Model& model, ExportSource source, const TextFormat& format, bool save) {
    const Exported exported = export_as(model, source, format);
    if (exported.text.empty())
        return model.notice.say(fill(words::kExportNot, {format_title(format), exported.problem}));
    const std::string name = file_name_of(source, format);
    if (save) {
        model.host.save_file(name, exported.text);
    } else {
        model.host.copy_text(exported.text);
    }
    std::string said = save ? fill(words::kExportSaved, {format_in_sentence(format), name})
                            : fill(words::kExportCopied, {format_in_sentence(format)});
    if (exported.left_out > 0) said += fill(words::kExportLeftOut, {thousands(exported.left_out), exported.problem});
    model.notice.say_done(std::move(said));
}

}  // namespace

std::span<const CommandOf<Model>> document_commands() {
    return kDocumentCommands;
}

std::string export_command(bool save, ExportSource source, const TextFormat& format) {
    std::string id(save ? "save-" : "copy-");
    if (source != ExportSource::board) id += std::string(name_of(source)) + "-";
    return id + "as-" + std::string(format.id);
}

bool run_document_family(Model& model, std::string_view id) {
    if (id.find("as-") == std::string_view::npos) return false;
    for (int s = 0; s < kExportSourceCount; ++s) {
        const auto source = static_cast<ExportSource>(s);
        for (const TextFormat* format : formats_of(source)) {
            for (const bool save : {false, true}) {
                if (export_command(save, source, *format) != id) continue;
                if (!has_export(model, source)) return false;
                export_to(model, source, *format, save);
                return true;
            }
        }
    }
    return false;
}

void offer_formats(const Model& model, std::vector<OfferedCommand>& offered) {
    const ExportSource source = export_source(model);
    const bool possible = has_export(model, source);
    for (const TextFormat* format : formats_of(source)) {
        offered.push_back(
            {export_command(false, source, *format), fill(words::kCopyAs, {format_in_sentence(*format)}), possible});
        offered.push_back(
            {export_command(true, source, *format), fill(words::kSaveAs, {format_in_sentence(*format)}), possible});
    }
}

namespace {

constexpr auto kPrintCommands = std::to_array<CommandOf<Model>>({
    {"copy-picture", words::kCopyPicture, "", CommandGroup::board, has_digits,
     [](Model& m) { m.host.copy_picture(exported_svg(m.play)); }, nullptr},
    {"save-png", words::kSavePng, "", CommandGroup::board, has_digits,
     [](Model& m) { m.host.save_picture("rookery-board.png", exported_svg(m.play)); }, nullptr},
    {"save-svg", words::kSaveSvg, "", CommandGroup::board, has_digits,
     [](Model& m) {
         m.host.save_file("rookery-board.svg", exported_svg(m.play));
         m.notice.say_done(std::string(words::kPictureSaved));
     },
     nullptr},
    {"picture-candidates", words::kPictureCandidates, "", CommandGroup::board, has_digits,
     [](Model& m) { m.play.picture_candidates = !m.play.picture_candidates; },
     [](const Model& m) { return m.play.picture_candidates; }},
    {"print-board", words::kPrintBoard, "", CommandGroup::board, has_digits, [](Model& m) { print_board(m); }, nullptr},
    {"print-list", words::kPrintList, "", CommandGroup::list,
     [](const Model& m) { return m.list.list().table.size() > 0; }, [](Model& m) { print_list(m); }, nullptr},
    {"print-generated", words::kPrint, "", CommandGroup::generate,
     [](const Model& m) { return !m.generate.results.is_empty(); }, [](Model& m) { print_results(m); }, nullptr},
    {"print-found", words::kPrintFound, "", CommandGroup::enumerate,
     [](const Model& m) { return m.enumerate.shown() != nullptr && m.enumerate.shown()->found() > 0; },
     [](Model& m) { print_found(m); }, nullptr},
});

}  // namespace

namespace {

constexpr auto kBackupCommands = std::to_array<CommandOf<Model>>({
    {"save-backup", words::kSaveBackup, "", CommandGroup::general, always, [](Model& m) { m.save_backup(); }, nullptr},
    {"open-backup", words::kOpenBackup, "", CommandGroup::general, always, [](Model& m) { m.host.open_file_picker(); },
     nullptr},
    {kRestoreBackup, words::kRestoreBackup, "", CommandGroup::general,
     [](const Model& m) { return m.notice.asks(kRestoreBackup); }, [](Model& m) { m.restore_backup(); }, nullptr},
});

}  // namespace

std::span<const CommandOf<Model>> backup_commands() {
    return kBackupCommands;
}

std::span<const CommandOf<Model>> print_commands() {
    return kPrintCommands;
}

}  // namespace rookery::shell
