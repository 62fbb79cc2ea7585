// The results of a declaration: reading and rejecting options, their help, and rows as text and as objects.
#include <doctest/doctest.h>

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "job/collect.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"

using namespace rookery;

namespace {

enum class Colour : std::uint8_t { red, green };

struct PaintOptions : VerbOptions {
    NumberOption<int> coats{this,
                            "coats",
                            "N",
                            "how many coats",
                            {.low = 1, .high = 3, .in_help = true},
                            {.value = 2, .note = "with fast: 1"}};
    ChoiceOption<Colour> colour{
        this, "colour", "the colour", {{"red", Colour::red}, {"green", Colour::green, "of peas"}}, {.word = "green"}};
    NumberOption<> limit{this, "limit", "N", "the most", {.low = 1}};
    RangeOption hours{this, "hours", "how long", {10, 25}, RangeOption::Unit::tenths};
    SwitchOption fast{{this, coats}, "fast", "in haste"};
    SeedOption seed{this, "of chance"};
};

std::string error_of(const std::map<std::string, std::string>& given) {
    PaintOptions options;
    options.read({"paint", given, ""}, "paint");
    return options.error();
}

TextValue put(RowWriter& row, Colour colour) {
    return row.put(colour == Colour::red ? "red" : "green");
}
std::vector<std::string_view> colours() {
    return {"red", "green"};
}

struct PaintRow {
    std::string_view wall;
    int coats;
    std::optional<std::string> reason;
    bool dry;
    std::optional<Colour> over = {};

    std::vector<std::string> places() const { return {"a \"b\"", "c"}; }
    JsonText<"[wall: number][]"> seams() const { return {"[[1]]"}; }
    IfAny<int> bubbles() const { return coats > 1 ? IfAny<int>{coats} : IfAny<int>{}; }
    std::size_t length(std::string_view column) const { return column.size(); }
};
constexpr std::array kPaintColumns{column<&PaintRow::wall>("First Wall"),
                                   column<&PaintRow::coats>("coats", "n"),
                                   column<&PaintRow::reason>("reason"),
                                   column<&PaintRow::dry>("dry"),
                                   only_text<&PaintRow::wall, &std::string_view::size>("size"),
                                   only_json<&PaintRow::places>("places"),
                                   only_json<&PaintRow::bubbles>("bubbles"),
                                   column<&PaintRow::length>("four").means("letters of the name")};
constexpr std::array kMorePaint{column<&PaintRow::over>("over").one_of(colours), only_json<&PaintRow::seams>("seams")};

// "name: type" of each key, with the options that it needs.
std::vector<std::string> keys_of(const RowInfo& info) {
    std::vector<std::string> keys;
    for (const KeyInfo& key : info.keys) {
        std::string text = key.name + (key.optional ? "?: " : ": ") + key.type + (key.nullable ? " | null" : "");
        for (const std::string& word : key.words) text += ' ' + word;
        for (const std::string& option : key.with) text += " with " + option;
        keys.push_back(std::move(text));
    }
    return keys;
}

}  // namespace

TEST_CASE("declared options: values, defaults and positions") {
    PaintOptions options;
    CHECK(options.coats.value() == 2);
    CHECK(options.colour.value() == Colour::green);
    CHECK(options.limit.value_or(7) == 7);
    CHECK_FALSE(options.limit.if_given().has_value());
    CHECK_FALSE(options.fast.on());
    CHECK(options.seed.value() == 1);
    options.read({"paint", {{"coats", "3"}, {"colour", "red"}, {"limit", "5"}, {"fast", "yes"}, {"seed", "0"}}, ""},
                 "paint");
    CHECK(options.error().empty());
    CHECK(options.coats.value() == 3);
    CHECK(options.colour.value() == Colour::red);
    CHECK(options.limit.if_given() == std::optional<std::uint64_t>(5));
    CHECK(options.fast.on());
    CHECK(options.seed.value() == 0);
    std::string names;
    for (const OptionInfo& info : options.infos()) names += info.name + ' ';
    CHECK(names == "coats fast colour limit hours seed json ");
}

TEST_CASE("declared options: the help has the range, the words and the default") {
    const std::vector<OptionInfo> infos = PaintOptions().infos();
    CHECK(infos[0].help == "how many coats, 1 to 3 (2; with fast: 1)");
    CHECK(infos[0].preset == "2");
    CHECK(infos[2].help == "the colour: red, green (of peas) (green)");
    CHECK(infos[2].words == std::vector<std::string>{"red", "green"});
    CHECK(infos[3].help == "the most");
    CHECK(infos[3].preset.empty());
    CHECK(infos[4].limits == "1.0 to 2.5");
    CHECK(infos[5].help == "of chance (1)");
    CHECK(infos[0].limits == "1 to 3");
    CHECK(infos[3].limits == "at least 1");
    CHECK(infos[5].limits.empty());
}

TEST_CASE("declared options: one message, for the first error in declaration order") {
    CHECK(error_of({{"coat", "2"}}) ==
          "paint has no option \"coat\"; expected one of coats, fast, colour, limit, hours, seed, json");
    CHECK(error_of({{"coats", "4"}}) == "option coats: expected a whole number from 1 to 3, found \"4\"");
    CHECK(error_of({{"coats", ""}}) == "option coats: expected a whole number from 1 to 3, found \"\"");
    CHECK(error_of({{"colour", "blue"}}) == "option colour: expected one of red, green, found \"blue\"");
    CHECK(error_of({{"fast", "perhaps"}}) == "option fast: expected no value, true or false, found \"perhaps\"");
    CHECK(error_of({{"colour", "blue"}, {"coats", "x"}}).find("option coats") == 0);
}

TEST_CASE("declared columns: the header, the row as text and as an object") {
    const PaintRow row{"north", 2, {}, true};
    const PaintRow thin{"south", 1, "it\nrains", false};
    const Table<PaintRow> text(kPaintColumns, false);
    CHECK(text.header() == std::vector<std::string>{"First Wall", "coats", "reason", "dry", "size", "four"});
    CHECK(text.row_of(row) == "north\t2\t-\tyes\t5\t4");
    const Table<PaintRow> json(kPaintColumns, true);
    CHECK(json.header() == std::vector<std::string>{"json"});
    CHECK(json.row_of(row) ==
          R"({"first_wall":"north","n":2,"reason":null,"dry":true,"places":["a \"b\"","c"],"bubbles":2,"four":4})");
    CHECK(json.row_of(thin) ==
          R"({"first_wall":"south","n":1,"reason":"it\nrains","dry":false,"places":["a \"b\"","c"],"four":4})");
    CollectingSink sink;
    RowSender rows(text, sink);
    rows.send({"", 1, "r", false});
    rows.send(row);
    CHECK(sink.rows == std::vector<std::string>{"\t1\tr\tno\t0\t4", "north\t2\t-\tyes\t5\t4"});
    for (const Table<PaintRow>* table : {&text, &json}) {
        CollectingSink blocks;
        RowBlock block(*table, blocks);
        block.send();
        CHECK(blocks.rows.empty());
        block.add({"", 1, "r", false});
        block.add(row);
        CHECK(blocks.rows.empty());
        block.send();
        block.add(row);
        block.send();
        CHECK(blocks.rows ==
              std::vector<std::string>{table->row_of({"", 1, "r", false}), table->row_of(row), table->row_of(row)});
    }
}

TEST_CASE("declared columns: the types of the keys, and the options on which they depend") {
    const RowInfo plain = row_info(kPaintColumns);
    CHECK(plain.columns == Table<PaintRow>(kPaintColumns, false).header());
    CHECK(plain.keys.back().note == "letters of the name");
    const RowInfo info = instead_with({"all", "colour=red"}, plain + only_with({"over"}, row_info(kMorePaint)));
    CHECK(info.columns.back() == "over");
    CHECK(info.with == std::vector<std::string>{"all", "colour=red"});
    CHECK(keys_of(info) == std::vector<std::string>{"first_wall: string", "n: number", "reason: string | null",
                                                    "dry: boolean", "places: string[]", "bubbles?: number",
                                                    "four: number", "over: string | null red green with over",
                                                    "seams: [wall: number][] with over"});
    CHECK(keys_of(perhaps(row_info(kMorePaint))) ==
          std::vector<std::string>{"over?: string | null red green", "seams?: [wall: number][]"});
    CHECK(closing(plain).closing);
}

TEST_CASE("declared verbs: options and conditions of rows are declared, with words and defaults in the help") {
    for (const VerbInfo& verb : all_verbs()) {
        CAPTURE(verb.name);
        std::set<std::string> names;
        for (const OptionInfo& option : verb.options) {
            CAPTURE(option.name);
            CHECK(names.insert(option.name).second);
            CHECK_FALSE(option.help.empty());
            for (const std::string& word : option.words) CHECK(option.help.find(word) != std::string::npos);
            for (const std::string& word : option.members) CHECK(option.help.find(word) != std::string::npos);
            CHECK(option.help.find(option.preset) != std::string::npos);
        }
        CHECK(verb.options.back().name == "json");
        const auto check_options = [&](const std::vector<std::string>& with) {
            for (const std::string& option : with) CHECK(names.count(option.substr(0, option.find('='))) == 1);
        };
        for (const RowInfo& row : verb.rows) {
            check_options(row.with);
            for (const KeyInfo& key : row.keys) check_options(key.with);
        }
        CHECK(verb.rows.back().with.empty());
    }
}
