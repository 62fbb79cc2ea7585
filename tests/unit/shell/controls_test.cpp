// A line of a list of controls describes a field or a switch, its command, its setting and the option of the job.
#include <doctest/doctest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <type_traits>

#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

struct ControlsBench {
    WorkingHost host;
    Model model{host};
};

}  // namespace

TEST_CASE("a control's line has its field, its command and its setting") {
    ControlsBench opened;
    Model& m = opened.model;
    const auto check = [&](auto& owner, Page& page) {
        using Controls = ControlsOf<std::remove_cvref_t<decltype(owner)>>;
        for (const auto& one : Controls::kSwitches) {
            CAPTURE(one.id);
            const bool before = owner.*one.member;
            const Command* command = find_command(one.id);
            REQUIRE(command != nullptr);
            CHECK(command->label == one.name);
            command->run(m);
            CHECK(owner.*one.member != before);
            CHECK(command->on(m) == !before);
        }
        for_each_field(owner, [&](std::string_view id, std::string_view, auto, const Field& field) {
            CHECK(page.write(id, id));
            CHECK(field.text == id);
        });
        saved::Json settings = saved::Json::object();
        page.save_settings(settings);
        return settings;
    };
    check(m.generate.settings, m.generate);
    saved::Json settings = check(m.generate.exact, m.generate);
    CHECK(settings["give-up"] == "give-up");
    CHECK(settings["er-from"] == "er-from");
    CHECK(settings["exact-minutes"] == "exact-minutes");
    settings = check(m.enumerate, m.enumerate);
    CHECK(settings["enumerate-most"] == "most");
    CHECK(settings["enumerate-minimal"] == true);
    CHECK(settings["enumerate-first"] == true);
    CHECK(settings.size() == 7);
    CHECK(check(m.enumerate.sets, m.enumerate) == settings);  // whose fields are not saved
    settings = check(m.lab, m.lab);
    CHECK(settings["lab-trace"] == false);
    CHECK(settings["race-unique"] == false);
    CHECK(settings["race-effort"] == "race-effort");
    CHECK_FALSE(static_cast<Page&>(m.lab).write("set-cells", "7"));
}

TEST_CASE("unreadable fields are reported by position, and active switches are options") {
    ControlsBench opened;
    LabPage& lab = opened.model.lab;
    CHECK_FALSE(any_wrong(lab));
    lab.race_first.problem = "expected a number";
    CHECK(any_wrong(lab));
    CHECK(any_wrong(lab, is_of_race));
    CHECK_FALSE(any_wrong(lab, is_of_puzzle));
    std::map<std::string, std::string> options;
    add_options(lab, options, is_of_race);
    CHECK(options.empty());
    add_options(lab, options, is_of_puzzle);
    CHECK(options == std::map<std::string, std::string>{{"trace", ""}});
    take_switches(lab, {});
    CHECK_FALSE(lab.keeps_trace);
    CHECK(lab.race_unique);  // without an option of its own
    opened.model.generate.settings.steps.to.problem = "expected more";
    CHECK(any_wrong(opened.model.generate.settings));
}

}  // namespace rookery::shell
