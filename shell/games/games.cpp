#include "shell/games/games.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/games/statistics.hpp"
#include "shell/saved/saved_document.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::size_t kMaxGames = 60;
constexpr std::size_t kMaxRemoved = 300;
constexpr std::size_t kLongestPuzzle = 729;
constexpr std::int64_t kLastChange = std::int64_t{1} << 53;

// What both kinds have in common.
template <class Kept>
Json facts_of(const Kept& game, const Document& document) {
    Json json{{"board", difference_of(Document{}, document)},
              {"seconds", game.seconds},
              {"help", json_of(game.help)},
              {"on", game.on}};
    if (game.level) json["level"] = name_of(*game.level);
    return json;
}

template <class Kept>
void take_facts(Kept& game, const Json& json) {
    game.seconds = saved::count(saved::member(json, "seconds"), kLongestSeconds);
    game.help = help_in(saved::member(json, "help"));
    game.on = saved::count(saved::member(json, "on"), kLastDay);
    game.level = level_named(saved::text_in(json, "level"));
}

Json json_of(const Game& game) {
    Document document;
    document.board = game.board;
    Json json = facts_of(game, document);
    if (game.puzzle_of_day) json["day"] = *game.puzzle_of_day;
    return json;
}

Json json_of(const SizedGame& game) {
    Document document;
    document.sized = game.board;
    return facts_of(game, document);
}

bool take_game(Game& game, const Document& document, const Json& json) {
    game.board = document.board;
    if (const Day day = saved::count(saved::member(json, "day"), kLastDay); day > 0) game.puzzle_of_day = day;
    return !is_blank(game.board);
}

bool take_game(SizedGame& game, const Document& document, const Json& /*json*/) {
    game.board = document.sized;
    return !game.board.is_empty();
}

template <class Kept>
std::optional<Kept> game_in(const Json& json) {
    Document document;
    take_difference(document, saved::member(json, "board"));
    Kept game;
    take_facts(game, json);
    return take_game(game, document, json) ? std::optional(std::move(game)) : std::nullopt;
}

int share_of(int entered, int open) {
    return open == 0 ? 100 : 100 * entered / open;
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
    return share_of(entered, open);
}

int SizedGame::filled() const {
    int open = 0;
    int entered = 0;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (board.is_given(cell)) continue;
        ++open;
        if (board.digit_at(cell) != 0) ++entered;
    }
    return share_of(entered, open);
}

std::string SizedGame::name_of(const SizedBoard& board) {
    return board.diagonal ? board.givens + 'x' : board.givens;
}

std::string title_of(const SizedGame& game) {
    std::string size = size_title(size_of(game.board));
    if (!game.level) return size;
    return fill(words::kGameFact, {size, words::kLevelTitles[static_cast<std::size_t>(*game.level)]});
}

template <class Kept>
void KeptGames<Kept>::forget_cached() {
    read_.reset();
    text_.reset();
}

template <class Kept>
const std::vector<Kept>& KeptGames<Kept>::all() const {
    if (read_) return *read_;
    std::vector<Kept> games;
    for (const saved::Change& change : changes_.all()) {
        if (auto game = game_in<Kept>(Json::parse(change.value, nullptr, false))) games.push_back(*std::move(game));
    }
    return read_.emplace(std::move(games));
}

template <class Kept>
const Kept* KeptGames<Kept>::find(std::string_view puzzle) const {
    const auto found = std::find_if(all().begin(), all().end(), [&](const Kept& g) { return g.puzzle() == puzzle; });
    return found == all().end() ? nullptr : &*found;
}

template <class Kept>
void KeptGames<Kept>::keep(const Kept& game) {
    changes_.note(game.puzzle(), saved::text_of(json_of(game)));
    std::vector<std::string> dropped;
    std::size_t kept = 0;
    for (const saved::Change& change : changes_.all()) {
        if (!change.value.empty() && ++kept > kMaxGames) dropped.push_back(change.key);
    }
    for (const std::string& puzzle : dropped) changes_.note(puzzle);
    forget_cached();
}

template <class Kept>
void KeptGames<Kept>::set_seconds(std::string_view puzzle, int seconds) {
    const Kept* found = find(puzzle);
    if (found == nullptr || found->seconds == seconds) return;
    Kept game = *found;
    game.seconds = seconds;
    keep(game);
}

template <class Kept>
void KeptGames<Kept>::remove(std::string_view puzzle) {
    const saved::Change* change = changes_.find(puzzle);
    if (change == nullptr || change->value.empty()) return;
    changes_.note(puzzle);
    changes_.keep(kMaxRemoved, {});
    forget_cached();
}

template <class Kept>
const std::string& KeptGames<Kept>::as_text() const {
    if (text_) return *text_;
    if (changes_.all().empty()) return text_.emplace();
    Json games = Json::array();
    for (const saved::Change& change : changes_.all()) {
        Json entry{{"puzzle", change.key}, {"number", change.number}};
        if (!change.value.empty()) entry["game"] = Json::parse(change.value, nullptr, false);
        games.push_back(std::move(entry));
    }
    return text_.emplace(saved::joined({{"games", saved::text_of(games)}}));
}

template <class Kept>
bool KeptGames<Kept>::read(const Json& value) {
    if (!saved::member(value, "games").is_array()) return false;
    changes_ = {};
    forget_cached();
    for (const Json& entry : saved::list(value, "games")) {
        const std::string puzzle = saved::text_in(entry, "puzzle");
        const auto number = saved::number(saved::member(entry, "number"));
        if (puzzle.empty() || puzzle.size() > kLongestPuzzle || !number || *number <= 0 || *number >= kLastChange)
            continue;
        const auto game = game_in<Kept>(saved::member(entry, "game"));
        if (game && game->puzzle() != puzzle) continue;
        changes_.merge({puzzle, game ? saved::text_of(json_of(*game)) : std::string{}, *number});
    }
    return true;
}

template <class Kept>
void KeptGames<Kept>::merge(const KeptGames& other) {
    changes_.merge(other.changes_);
    changes_.keep(kMaxRemoved, {});
    forget_cached();
}

template class KeptGames<Game>;
template class KeptGames<SizedGame>;

}  // namespace rookery::shell
