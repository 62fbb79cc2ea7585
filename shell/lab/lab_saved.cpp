// LabPage: its fields, and the choices that survive a reload.
#include <algorithm>
#include <array>
#include <vector>

#include "shell/jobs/saved_controls.hpp"
#include "shell/lab/lab_page.hpp"
#include "shell/words/command_words.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

// {"method":"dlx","setting":1,"on":true,"added":false}, in list order.
Json lab_entries(const LabPage& p) {
    Json entries = Json::array();
    for (const LabEntry& entry : p.methods.entries()) {
        entries.push_back(
            {{"method", entry.kind().name}, {"setting", entry.setting}, {"on", entry.on}, {"added", entry.added}});
    }
    return entries;
}
void take_lab_entries(LabPage& p, const Json& value) {
    if (!value.is_array()) return;
    std::vector<LabEntry> entries;
    const auto solvers = all_solver_labels();
    for (const Json& saved_entry : value) {
        const std::string id = saved::text_in(saved_entry, "method");
        const auto solver =
            std::find_if(solvers.begin(), solvers.end(), [&](const SolverLabel* l) { return l->name == id; });
        if (solver == solvers.end()) return;
        LabEntry entry{.method = static_cast<int>(solver - solvers.begin())};
        saved::take_choice(saved::member(saved_entry, "setting"), static_cast<int>(entry.words().size()),
                           entry.setting);
        saved::take(saved::member(saved_entry, "on"), entry.on);
        saved::take(saved::member(saved_entry, "added"), entry.added);
        entries.push_back(entry);
    }
    p.methods.take(entries);
}

constexpr auto kLabSettings = std::to_array<saved::Setting<LabPage>>({
    saved::choice<LabPage, kLabViewCount, &LabPage::view>("lab-view"),
    saved::choice<LabPage, 3, &LabPage::detail>("lab-detail"),
    {"lab-cursor", [](const LabPage& p) { return Json(p.cursor()); },
     [](LabPage& p, const Json& value) {
         int cell = p.cursor();
         saved::take_choice(value, 256, cell);
         static_cast<Page&>(p).select(cell);
     }},
    saved::setting<LabPage, &LabPage::hand, &HandPlay::enters_marks>("lab-pencil-marks"),
    {"lab-methods", lab_entries, take_lab_entries},
    {"lab-tools", [](const LabPage& p) { return p.tools.saved(); },
     [](LabPage& p, const Json& value) { p.tools.take_saved(value); }},
});

}  // namespace

bool LabPage::write(std::string_view id, std::string_view text) {
    if (id == "tool-input") {
        tools.input = text;
        return true;
    }
    if (const auto option = rest_after(id, "tool-")) return tools.write(*option, text);
    return write_field(*this, id, text);
}

void LabPage::save_settings(Json& settings) const {
    saved::save_all(kLabSettings, *this, settings);
    saved::save_controls(*this, settings);
}

void LabPage::take_settings(const Json& settings) {
    saved::take_all(kLabSettings, *this, settings);
    saved::take_controls(*this, settings);
}

}  // namespace rookery::shell
