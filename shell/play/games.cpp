#include "shell/play/games.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/play/statistics.hpp"
#include "shell/saved/saved_document.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::size_t kMaxGames = 60;
constexpr std::size_t kMaxRemoved = 300;
constexpr std::size_t kLongestPuzzle = 729;
constexpr std::int64_t kLastChange = std::int64_t{1} << 53;

Json json_of(const Game& game) {
    Document document;
    document.board = game.board;
    Json json{{"board", difference_of(Document{}, document)},
              {"seconds", game.seconds},
              {"help", json_of(game.help)},
              {"on", game.on}};
    if (game.level) json["level"] = name_of(*game.level);
    if (game.puzzle_of_day) json["day"] = *game.puzzle_of_day;
    return json;
}

std::optional<Game> game_in(const Json& json) {
    Document document;
    take_difference(document, saved::member(json, "board"));
    Game game;
    game.board = document.board;
    if (is_blank(game.board)) return std::nullopt;
    game.seconds = saved::count(saved::member(json, "seconds"), kLongestSeconds);
    game.help = help_in(saved::member(json, "help"));
    game.on = saved::count(saved::member(json, "on"), kLastDay);
    game.level = level_named(saved::text_in(json, "level"));
    if (const Day day = saved::count(saved::member(json, "day"), kLastDay); day > 0) game.puzzle_of_day = day;
    return game;
}

}  // namespace

Json json_of(const HelpTaken& help) {
    return Json{help.hints, help.mistakes, help.solution_shown ? 1 : 0, help.peeked ? 1 : 0};
}

HelpTaken help_in(const Json& value) {
    if (!value.is_array() || value.size() < 3) return {};
    constexpr int kMaxCount = 100'000;
    return {saved::count(value[0], kMaxCount), saved::count(value[1], kMaxCount), saved::count(value[2], 1) != 0,
            value.size() > 3 && saved::count(value[3], 1) != 0};
}

std::string Game::puzzle() const {
    return puzzle_text_of(board);
}

int Game::filled() const {
    int open = 0;
    int entered = 0;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (board.is_given(cell)) continue;
        ++open;
        if (board.entered[cell] != 0) ++entered;
    }
    return open == 0 ? 100 : 100 * entered / open;
}

const std::vector<Game>& Games::all() const {
    if (read_) return *read_;
    std::vector<Game> games;
    for (const saved::Change& change : changes_.all()) {
        if (auto game = game_in(Json::parse(change.value, nullptr, false))) games.push_back(*std::move(game));
    }
    return read_.emplace(std::move(games));
}

const Game* Games::find(std::string_view puzzle) const {
    const auto found = std::find_if(all().begin(), all().end(), [&](const Game& g) { return g.puzzle() == puzzle; });
    return found == all().end() ? nullptr : &*found;
}

void Games::keep(const Game& game) {
    changes_.note(game.puzzle(), saved::text_of(json_of(game)));
    std::vector<std::string> dropped;
    std::size_t kept = 0;
    for (const saved::Change& change : changes_.all()) {
        if (!change.value.empty() && ++kept > kMaxGames) dropped.push_back(change.key);
    }
    for (const std::string& puzzle : dropped) changes_.note(puzzle);
    read_.reset();
}

void Games::set_seconds(std::string_view puzzle, int seconds) {
    const Game* found = find(puzzle);
    if (found == nullptr || found->seconds == seconds) return;
    Game game = *found;
    game.seconds = seconds;
    keep(game);
}

void Games::remove(std::string_view puzzle) {
    const saved::Change* change = changes_.find(puzzle);
    if (change == nullptr || change->value.empty()) return;
    changes_.note(puzzle);
    changes_.keep(kMaxRemoved, {});
    read_.reset();
}

std::string Games::as_text() const {
    if (changes_.all().empty()) return {};
    Json games = Json::array();
    for (const saved::Change& change : changes_.all()) {
        Json entry{{"puzzle", change.key}, {"number", change.number}};
        if (!change.value.empty()) entry["game"] = Json::parse(change.value, nullptr, false);
        games.push_back(std::move(entry));
    }
    return saved::joined({{"games", saved::text_of(games)}});
}

bool Games::read(const Json& value) {
    if (!saved::member(value, "games").is_array()) return false;
    changes_ = {};
    read_.reset();
    for (const Json& entry : saved::list(value, "games")) {
        const std::string puzzle = saved::text_in(entry, "puzzle");
        const auto number = saved::number(saved::member(entry, "number"));
        if (puzzle.empty() || puzzle.size() > kLongestPuzzle || !number || *number <= 0 || *number >= kLastChange)
            continue;
        const auto game = game_in(saved::member(entry, "game"));
        if (game && game->puzzle() != puzzle) continue;
        changes_.merge({puzzle, game ? saved::text_of(json_of(*game)) : std::string{}, *number});
    }
    return true;
}

void Games::merge(const Games& other) {
    changes_.merge(other.changes_);
    changes_.keep(kMaxRemoved, {});
    read_.reset();
}

}  // namespace rookery::shell
