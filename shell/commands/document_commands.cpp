#include "shell/commands/document_commands.hpp"

#include <array>
#include <string>

#include "shell/app/model.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_document.hpp"

namespace rookery::shell {
namespace {

constexpr CommandGroup kDocumentGroup = CommandGroup::general;

bool has_board(const Model& m) {
    return has_export(m, ExportSource::board);
}

constexpr auto kDocumentCommands = std::to_array<CommandOf<Model>>({
    {"formats", words::kFormats, "Shift+X", kDocumentGroup,
     [](const Model& m) { return m.shows(PanelPage::formats) || has_export(m, export_source(m)); },
     [](Model& m) {
         m.toggle_panel(PanelPage::formats);
         m.sheet_open = m.sheet_open || m.shows(PanelPage::formats);
     },
     [](const Model& m) { return m.shows(PanelPage::formats); }},
    {"share-link", words::kShareLink, "Shift+S", CommandGroup::board, has_board, [](Model& m) { m.share_link(false); },
     nullptr},
    {"share-progress", words::kShareProgress, "", CommandGroup::board, has_board, [](Model& m) { m.share_link(true); },
     nullptr},
});

void export_to(Model& model, ExportSource source, const ExportInfo& info, bool save) {
    const Exported exported = export_as(model, source, info.format);
    if (exported.text.empty()) return model.notice.say(fill(words::kExportNot, {info.title, exported.problem}));
    const std::string name = file_name_of(source, info);
    if (save) {
        model.host.save_file(name, exported.text);
    } else {
        model.host.copy_text(exported.text);
    }
    std::string said = save ? fill(words::kExportSaved, {info.title, name}) : fill(words::kExportCopied, {info.title});
    if (exported.left_out > 0) said += fill(words::kExportLeftOut, {thousands(exported.left_out), exported.problem});
    model.notice.say_done(std::move(said));
}

}  // namespace

std::span<const CommandOf<Model>> document_commands() {
    return kDocumentCommands;
}

std::string export_command(bool save, ExportSource source, const ExportInfo& info) {
    std::string id(save ? "save-" : "copy-");
    if (source != ExportSource::board) id += std::string(name_of(source)) + "-";
    return id + "as-" + std::string(info.id);
}

bool run_document_family(Model& model, std::string_view id) {
    if (id.find("as-") == std::string_view::npos) return false;
    for (int s = 0; s < kExportSourceCount; ++s) {
        const auto source = static_cast<ExportSource>(s);
        for (const ExportInfo* info : formats_of(source)) {
            for (const bool save : {false, true}) {
                if (export_command(save, source, *info) != id) continue;
                if (!has_export(model, source)) return false;
                export_to(model, source, *info, save);
                return true;
            }
        }
    }
    return false;
}

void offer_formats(const Model& model, std::vector<OfferedCommand>& offered) {
    if (!model.shows(PanelPage::formats)) return;
    const ExportSource source = export_source(model);
    const bool possible = has_export(model, source);
    for (const ExportInfo* info : formats_of(source)) {
        offered.push_back({export_command(false, source, *info), fill(words::kCopyAs, {info->title}), possible});
        offered.push_back({export_command(true, source, *info), fill(words::kSaveAs, {info->title}), possible});
    }
}

}  // namespace rookery::shell
