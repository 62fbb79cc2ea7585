// Fields of the page that become options of verbs: the page accepts exactly what the verb accepts.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "shell/app/model.hpp"
#include "support/run_call.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

// Each limit and its neighbours, and texts that are not, or hardly, numbers.
std::vector<std::string> probes(std::uint64_t low, std::uint64_t high) {
    std::vector<std::string> texts{"0",         "1",        "2",          "10000",    "10080",
                                   "1000000",   "10000001", "2147483648", "7.",       "7.2",
                                   "7.25",      ".5",       "0.5",        "1.5",      "0.123456",
                                   "0.1234567", "1.",       "1.0000",     "1.000001", "18446744073709551616",
                                   "-1",        "+1",       "007",        "1e3",      "0x10",
                                   "x",         "1 2",      "1..2"};
    for (const std::uint64_t limit : {low, high}) {
        for (const std::uint64_t number : {limit - 1, limit, limit + 1}) texts.push_back(std::to_string(number));
    }
    return texts;
}

bool verb_accepts(const std::string& verb, std::string_view option, const std::string& text) {
    const std::string name(option);
    return tests::refusal_of(verb, {{name, text}}).find("option " + name + ": expected") != 0;
}

// `read` reads all fields of the owner, which sets their problems.
template <class Owner, class Read>
void check_fields(Owner& owner, const std::string& verb, Read read) {
    int options = 0;
    for (const auto& control : ControlsOf<Owner>::kFields) {
        if (control.option.empty()) continue;
        ++options;
        Field& field = owner.*control.member;
        const Field before = field;
        for (const std::string& text : probes(control.limits.low, control.limits.high)) {
            CAPTURE(control.id);
            CAPTURE(text);
            field = {text, {}};
            read();
            CHECK(field.problem.empty() == verb_accepts(verb, control.option, text));
        }
        field = before;
    }
    CHECK(options > 0);
}

}  // namespace

TEST_CASE("the fields of Generate accept what the verb accepts") {
    GenerateSettings settings;
    const auto read = [&] { settings.read(true, 1, {}); };
    check_fields(settings, "generate", read);
    for (const auto& range : ControlsOf<GenerateSettings>::kRanges) {
        const auto low = static_cast<std::uint64_t>(range.limits.low);
        const auto high = static_cast<std::uint64_t>(range.limits.high);
        std::vector<std::string> texts = probes(low, high);
        if (range.tenths) texts.insert(texts.end(), {"0.9", "1.0", "12", "12.0", "12.1"});
        for (const std::string& text : texts) {
            if (text.find("..") != std::string::npos) continue;  // each end has its own field
            CAPTURE(range.id);
            CAPTURE(text);
            if (!text.ends_with('.')) {  // "7..." is not read as "7." and ".."
                settings.*range.member = {{text, {}}, {}};
                read();
                CHECK((settings.*range.member).from.problem.empty() == verb_accepts("generate", range.id, text + ".."));
            }
            settings.*range.member = {{}, {text, {}}};
            read();
            CHECK((settings.*range.member).to.problem.empty() == verb_accepts("generate", range.id, ".." + text));
        }
        settings.*range.member = {};
    }
}

TEST_CASE("the fields of Exact accept what the verb accepts") {
    WorkingHost host;
    Model model{host};
    ExactPage& page = model.generate.exact;
    page.method = DecideBy::find;
    REQUIRE(takes_steps(page.method));
    check_fields(page, "exact", [&] { page.read_limits(1); });
}

TEST_CASE("the fields of Enumerate accept what the verbs accept") {
    WorkingHost host;
    Model model{host};
    check_fields(model.enumerate, "enumerate", [&] { model.enumerate.read_options(true); });
    UnavoidableSets& sets = model.enumerate.sets;
    check_fields(sets, "unavoidable", [&] {
        for (const SetMethod method : {SetMethod::digits, SetMethod::boxes, SetMethod::random}) {
            sets.method = method;
            sets.read_options(1);
        }
    });
}

TEST_CASE("the fields of the Lab accept what the verb accepts") {
    WorkingHost host;
    Model model{host};
    check_fields(model.lab, "classic", [&] {
        model.lab.read_options();
        model.lab.read_race_options();
    });
}

}  // namespace rookery::shell
