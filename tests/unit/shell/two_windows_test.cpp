// Two windows of one user write the same texts, in turn and at the same time. Neither loses anything, both end up
// showing the same, and then neither writes any more.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "exact/strategies.hpp"
#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/english_again.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

const std::array<std::string_view, 6> kShared = {"patterns", "progress",   "recent-commands",
                                                 "settings", "statistics", "fewest"};

// The storage that the windows share, and the log of writes in order.
struct Storage {
    std::map<std::string, std::string> texts;
    std::vector<std::pair<std::string, std::string>> written;
};

class Window {
  public:
    explicit Window(Storage& storage) : storage_{storage} {
        for (const auto& [key, text] : storage.texts) model.remembered(key, text);
        host.texts = storage.texts;
        received_ = storage.written.size();
    }

    WorkingHost host;
    Model model{host};

    // Receives the other windows' writes, one by one, as the storage events report them.
    void receive() {
        for (; received_ < storage_.written.size(); ++received_) {
            const auto& [key, text] = storage_.written[received_];
            model.remembered(key, text);
            model.remembered(key, storage_.texts[key]);
            host.texts[key] = storage_.texts[key];
        }
    }
    // Without receiving: as if the other window wrote at the same time. Returns the number of texts written.
    int write() {
        const auto before = host.texts;
        model.save();
        int count = 0;
        for (const std::string_view name : kShared) {
            const std::string key(name);
            const auto now = host.texts.find(key);
            if (now == host.texts.end() || (before.count(key) != 0 && before.at(key) == now->second)) continue;
            storage_.texts[key] = now->second;
            storage_.written.emplace_back(key, now->second);
            ++count;
        }
        return count;
    }

  private:
    Storage& storage_;
    std::size_t received_ = 0;
};

// Until neither has anything to write; returns the number of rounds.
int exchange(Window& a, Window& b) {
    for (int round = 0; round < 10; ++round) {
        a.receive();
        b.receive();
        if (a.write() + b.write() == 0) return round;
    }
    return 10;
}

Grid9 grid_of(std::string_view line) {
    return std::get<Grid9>(parse(line).puzzles.front().grid);
}

FinishedPuzzle finished(int seconds, Day on = 100) {
    return {std::string(samples::kPuzzle), Level::hard, seconds, 0, 0, on, {}, 0};
}

// An action of a window, and whether a model shows its effect. `other`: by the second window.
struct Deed {
    std::string_view key;
    std::function<void(Model&, bool other)> done;
    std::function<bool(const Model&, bool other)> shows;
};

const std::vector<Deed>& deeds() {
    static const std::vector<Deed> kDeeds = {
        {"statistics", [](Model& m, bool other) { m.play.statistics.add(finished(other ? 200 : 100)); },
         [](const Model& m, bool other) {
             const auto& all = m.play.statistics.all();
             return std::count_if(all.begin(), all.end(),
                                  [&](const FinishedPuzzle& one) { return one.seconds == (other ? 200 : 100); }) == 1;
         }},
        {"recent-commands", [](Model& m, bool other) { m.palette.recent.note(other ? "theme" : "undo"); },
         [](const Model& m, bool other) {
             const auto ids = m.palette.recent.ids();
             return std::count(ids.begin(), ids.end(), other ? "theme" : "undo") == 1;
         }},
        {"patterns",
         [](Model& m, bool other) {
             CellSet pattern;
             pattern.add(other ? 2 : 1);
             m.generate.library.put(pattern);
         },
         [](const Model& m, bool other) {
             CellSet pattern;
             pattern.add(other ? 2 : 1);
             return m.generate.library.has(pattern);
         }},
        {"fewest",
         [](Model& m, bool other) {
             m.generate.exact.fewest.put({other ? kBasicStrategies : kNakedSingles, grid_of(samples::kPuzzle), false});
         },
         [](const Model& m, bool other) {
             return m.generate.exact.fewest.find(other ? kBasicStrategies : kNakedSingles) != nullptr;
         }},
        {"progress",
         [](Model& m, bool other) {
             ++m.learn.progress.at(other ? Technique::x_wing : Technique::swordfish).solved;
             ++m.learn.progress.at(Technique::naked_pair).wrong;
         },
         [](const Model& m, bool other) {
             return m.learn.progress.of(other ? Technique::x_wing : Technique::swordfish).solved == 1;
         }},
        {"settings", [](Model& m, bool other) { m.run(other ? "theme-dark" : "language-fr"); },
         [](const Model& m, bool other) {
             return other ? m.theme == ThemeChoice::dark : m.language_choice == LanguageChoice::french;
         }},
    };
    return kDeeds;
}

}  // namespace

TEST_CASE("two windows write in turn: both changes are kept, and shown by both") {
    const EnglishAgain after;
    for (const Deed& deed : deeds()) {
        CAPTURE(deed.key);
        Storage storage;
        Window a(storage);
        Window b(storage);
        deed.done(a.model, false);
        CHECK(a.write() == 1);
        b.receive();
        CHECK(deed.shows(b.model, false));
        deed.done(b.model, true);
        CHECK(b.write() == 1);
        CHECK(exchange(a, b) <= 1);
        Window later(storage);
        for (const Window* window : {&a, &b, &later}) {
            CHECK(deed.shows(window->model, false));
            CHECK(deed.shows(window->model, true));
        }
    }
}

TEST_CASE("two windows write at the same time: both changes are kept, and neither writes forever") {
    const EnglishAgain after;
    for (const Deed& deed : deeds()) {
        CAPTURE(deed.key);
        Storage storage;
        Window a(storage);
        Window b(storage);
        deed.done(a.model, false);
        deed.done(b.model, true);
        CHECK(a.write() == 1);
        CHECK(b.write() == 1);
        CHECK(exchange(a, b) <= 3);
        Window later(storage);
        for (const Window* window : {&a, &b, &later}) {
            CHECK(deed.shows(window->model, false));
            CHECK(deed.shows(window->model, true));
        }
        CHECK(storage.texts.size() == 1);
    }
}

TEST_CASE("exercises that two windows finish at the same time are both counted") {
    Storage storage;
    Progress a(3);
    Progress b(4);
    ++a.at(Technique::x_wing).solved;
    ++b.at(Technique::x_wing).solved;
    for (int i = 0; i < 2; ++i) {
        a.merge(b);
        b.merge(a);
    }
    CHECK(a.of(Technique::x_wing).solved == 2);
    CHECK(a.as_text() == b.as_text());
}

TEST_CASE("what one window erases or removes does not return from another") {
    Storage storage;
    Window a(storage);
    a.model.play.statistics.add(finished(100));
    CellSet pattern;
    pattern.add(7);
    a.model.generate.library.put(pattern);
    a.write();
    Window b(storage);
    a.model.play.statistics.erase();
    a.model.generate.library.remove(0);
    b.model.play.statistics.add(finished(200));  // before it has received that
    a.write();
    b.receive();
    exchange(a, b);
    CHECK(b.model.play.statistics.is_empty());
    CHECK(b.model.generate.library.patterns().empty());
    b.model.play.statistics.add(finished(300));
    b.model.generate.library.put(pattern);
    b.write();
    exchange(a, b);
    CHECK(a.model.play.statistics.all().size() == 1);
    CHECK(a.model.generate.library.patterns().size() == 1);
}

TEST_CASE("if both windows change a setting, the later change wins; for fewest clues, the better puzzle does") {
    Storage storage;
    Window a(storage);
    Window b(storage);
    a.model.run("theme-dark");
    a.write();
    b.receive();
    b.model.run("theme-light");
    b.write();
    exchange(a, b);
    CHECK(a.model.theme == ThemeChoice::light);
    a.model.run("theme-dark");
    a.write();
    exchange(a, b);
    CHECK(b.model.theme == ThemeChoice::dark);

    FewestClues more;
    FewestClues fewer;
    more.put({kNakedSingles, grid_of(samples::kSolution), true});
    fewer.put({kNakedSingles, grid_of(samples::kPuzzle), false});
    more.merge(fewer);
    fewer.merge(more);
    CHECK(more.as_text() == fewer.as_text());
    CHECK(more.records()[0].puzzle == grid_of(samples::kPuzzle));
}

TEST_CASE("texts written differently are merged, and not rewritten just because they were read") {
    Storage storage;
    const std::string one = R"({"rookery":3,"finished":[{"seconds":5,"on":100,"number":1,"puzzle":")" +
                            std::string(samples::kPuzzle) + R"("}]})";
    storage.texts = {{"statistics", one},
                     {"recent-commands", R"({"rookery":3,"numbers":[2,1],"commands":["undo","theme"]})"}};
    Window a(storage);
    CHECK(a.model.play.statistics.all().size() == 1);
    CHECK(a.model.palette.recent.ids() == std::vector<std::string>{"undo", "theme"});
    CHECK(a.write() == 0);
    a.model.play.statistics.add(finished(7));
    a.model.palette.recent.note("theme");
    CHECK(a.write() == 2);
    Window b(storage);
    CHECK(b.model.play.statistics.all().size() == 2);
    CHECK(b.model.palette.recent.ids() == std::vector<std::string>{"theme", "undo"});
    // A setting and a command written by a newer build stay.
    b.model.remembered("settings", R"({"rookery":3,"settings":{"shape":{"value":"round","number":4}}})");
    b.model.run("theme-dark");
    b.write();
    CHECK(storage.texts.at("settings").find(R"("shape":{"number":4,"value":"round"})") != std::string::npos);
}

}  // namespace rookery::shell
