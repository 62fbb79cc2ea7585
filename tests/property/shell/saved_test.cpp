// State remembered across a reload, read back: pages of all kinds give the same texts again, and any text is handled.
//
//   ROOKERY_CASES=N   number of pages and corrupted texts (default: some hundreds)
//   ROOKERY_SEED=S    the first seed; each case has its own, which a failure names
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "board/random.hpp"
#include "fuzz/text/mutation.hpp"
#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "support/environment.hpp"
#include "support/shell/untidy_host.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;
using Texts = std::map<std::string, std::string>;

constexpr std::uint64_t kFewCases = 150;
constexpr std::string_view kSavedPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSavedGrid =
    "123456789457189263689237451275613948348975612961842537534798126712364895896521374";

struct SavedPage {
    UntidyHost host;
    Model model{host};
    SavedPage() = default;
    // A page that starts with these texts.
    explicit SavedPage(const Texts& texts, double clock = 1) {
        host.clock = clock;
        host.texts = texts;
        for (const auto& [key, text] : texts) model.remembered(key, text);
    }
    // Everything that it remembers; a session is written once something has changed.
    Texts texts() {
        for (int i = 0; i < 2; ++i) {
            model.list.histogram_open = !model.list.histogram_open;
            model.save();
        }
        Texts all = host.texts;
        std::erase_if(all, [](const auto& one) { return one.second.empty(); });
        return all;
    }
    bool has_unread_copy() const {
        return std::any_of(host.texts.begin(), host.texts.end(),
                           [](const auto& one) { return one.first.find("-aside") != std::string::npos; });
    }
};

std::string some_text(Random& random) {
    const std::string puzzle(kSavedPuzzle);
    const std::array<std::string, 8> texts = {puzzle,
                                              puzzle + "\n" + std::string(kSavedGrid) + "\n" + puzzle + "\nrubbish\n",
                                              std::string(kSavedGrid),
                                              std::string("..x..x..x").append(72, 'x'),
                                              "1.3...........4.",
                                              "",
                                              "a \"quote\", a \\ and\nanother line \u00E9",
                                              "17"};
    return texts[random.below(texts.size())];
}

void run_something(Model& model, Random& random) {
    const auto all = all_commands();
    if (random.coin()) {
        model.run(all[random.below(static_cast<std::uint32_t>(all.size()))].id);
        return;
    }
    const auto offered = offered_commands(model);
    if (!offered.empty()) model.run(offered[random.below(static_cast<std::uint32_t>(offered.size()))].id);
}

void mark_something(Model& model, Random& random) {
    const auto cell = static_cast<int>(random.below(81));
    const auto digit = static_cast<Digit>(1 + random.below(9));
    Document document = model.history.now();
    switch (random.below(6)) {
        case 0:
            return model.play.entries().enter_digit(cell, digit);
        case 1:
            return model.play.entries().toggle_candidate(cell, digit);
        case 2:
            document.board.corners[cell] = digit_bit(digit);
            break;
        case 3:
            document.board.colours[cell] = static_cast<DigitSet>(random.below(512));
            break;
        case 4:
            document.board.title = some_text(random);
            break;
        default:
            document.required.add(cell);
    }
    model.history.change(document, some_text(random), static_cast<Mode>(random.below(5)));
}

void write_something(Model& m, Random& random) {
    const std::array<Field*, 6> fields = {&m.generate.settings.count, &m.generate.settings.er.from,
                                          &m.enumerate.clues,         &m.lab.budget,
                                          &m.generate.exact.seed,     &m.generate.settings.wnef};
    fields[random.below(fields.size())]->text = some_text(random);
    if (random.below(3) == 0) m.list.set_filter(some_text(random));
    if (random.below(3) == 0) m.generate.exact.fewest.put({kNakedSingles, m.play.board().givens, random.coin()});
}

void do_something(SavedPage& page, Random& random) {
    page.host.clock += random.unit() * 5;
    switch (random.below(8)) {
        case 0:
        case 1:
        case 2:
            return run_something(page.model, random);
        case 3:
            return page.model.paste(some_text(random));
        case 4:
            return mark_something(page.model, random);
        case 5:
            return write_something(page.model, random);
        case 6:
            page.host.finish(page.model.jobs, random.below(4));
            return;
        default:
            page.host.go_on(page.model.jobs, random.below(4));
    }
}

void do_much(SavedPage& page, Random& random) {
    for (int i = 0; i < 60; ++i) {
        do_something(page, random);
        page.model.apply_changes();
    }
}

// A value somewhere in `root`.
json& some_value(json& root, Random& random) {
    json* at = &root;
    while (at->is_structured() && !at->empty() && random.below(5) != 0) {
        auto member = at->begin();
        std::advance(member, random.below(static_cast<std::uint32_t>(at->size())));
        at = &*member;
    }
    return *at;
}

// Still JSON, but with other values.
std::string reshaped(const std::string& text, Random& random) {
    json root = json::parse(text, nullptr, false);
    if (root.is_discarded()) return text;
    const std::array<json, 12> values = {json(),
                                         true,
                                         -1,
                                         2,
                                         std::int64_t{1} << 62U,
                                         1e300,
                                         "",
                                         "naked",
                                         "0:139,81:4,-1:2,5:99999999999999999999,:,6:200",
                                         std::string(kSavedPuzzle),
                                         json::array({json::object(), 1, json::array()}),
                                         json::object()};
    for (auto n = 1 + random.below(4); n > 0; --n) {
        json other = random.coin() ? some_value(root, random) : values[random.below(values.size())];
        some_value(root, random) = std::move(other);
    }
    if (root.is_object()) root["rookery"] = 3;
    return root.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string spoilt(const std::string& text, Random& random) {
    if (random.coin()) return reshaped(text, random);
    return fuzz::Mutator(Random(random.next())).spoilt(text);
}

}  // namespace

TEST_CASE("whatever one page saves, the next one saves the same") {
    const std::uint64_t first = environment::number("ROOKERY_SEED", 1);
    for (std::uint64_t seed = first; seed < first + environment::number("ROOKERY_CASES", kFewCases); ++seed) {
        CAPTURE(seed);
        Random random(seed);
        SavedPage page;
        do_much(page, random);
        // A player's next page starts at home after a finished puzzle.
        if (page.model.play.is_game() && page.model.play.is_solved()) page.model.run("mode-home");
        Texts texts = page.texts();
        // For a running batch, the next page knows that it ended there.
        if (page.model.generate.results.running()) texts.erase("generated");
        SavedPage next(texts, page.host.clock);
        CHECK_FALSE(next.has_unread_copy());
        CHECK(next.model.history.now().board == page.model.history.now().board);
        Texts again = next.texts();
        for (const auto& [key, text] : texts) CHECK(again[key] == text);
        CHECK(again.size() == texts.size());
    }
}

TEST_CASE("no saved text is too odd, and a refused one changes nothing") {
    const std::uint64_t first = environment::number("ROOKERY_SEED", 1);
    const Texts fresh = SavedPage().texts();
    int refused = 0;
    for (std::uint64_t seed = first; seed < first + environment::number("ROOKERY_CASES", kFewCases); ++seed) {
        CAPTURE(seed);
        Random random(seed);
        SavedPage page;
        if (random.coin()) do_much(page, random);
        for (const auto& saved : page.texts()) {
            const std::string& key = saved.first;
            const std::string odd = spoilt(saved.second, random);
            CAPTURE(key);
            CAPTURE(odd);
            SavedPage next(Texts{{key, odd}});
            const bool unread = next.has_unread_copy();
            refused += unread ? 1 : 0;
            next.host.texts.clear();
            const Texts written = next.texts();
            if (unread) CHECK(written == fresh);
            // The result is fully valid.
            CHECK_FALSE(SavedPage(written).has_unread_copy());
            next.model.kept_jobs({});
            next.model.run("undo");
            CHECK(next.model.play.entries().cursor() < 81);
        }
    }
    MESSAGE(refused << " were refused, from seed " << first);
}

TEST_CASE("random bytes are refused") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    CAPTURE(seed);
    Random random(seed);
    const Texts fresh = SavedPage().texts();
    for (int round = 0; round < 200; ++round) {
        std::string text = random.coin() ? "{" : "?";
        for (auto n = 1 + random.below(60); n > 0; --n) text += static_cast<char>(random.below(256));
        for (const std::string key : {"session", "generated", "race", "patterns", "fewest"}) {
            CAPTURE(key);
            CAPTURE(text);
            SavedPage page(Texts{{key, text}});
            CHECK(page.host.texts.at(key + "-aside") == text);
            page.host.texts.clear();
            CHECK(page.texts() == fresh);
        }
    }
}

}  // namespace rookery::shell
