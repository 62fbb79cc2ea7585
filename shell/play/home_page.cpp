#include "shell/play/home_page.hpp"

#include <algorithm>
#include <array>

#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kDay = "day-";
constexpr std::string_view kContinue = "continue-";
constexpr std::string_view kForget = "forget-game-";
constexpr auto kHomeGroup = CommandGroup::general;

template <int by>
constexpr CommandOf<HomePage> turn_command(std::string_view id, words::Text label) {
    return {id,
            label,
            "",
            kHomeGroup,
            [](const HomePage& h) { return h.can_turn(by); },
            [](HomePage& h) { h.turn(by); },
            nullptr};
}

constexpr auto kHomeCommands = std::to_array<CommandOf<HomePage>>({
    {"play-today", words::kPlayToday, "", kHomeGroup, always, [](HomePage& h) { h.play_today(); }, nullptr},
    {"calendar", words::kCalendar, "", kHomeGroup, always,
     [](HomePage& h) {
         const bool in_sight = h.workspace().mode == Mode::home;
         h.calendar_open = !in_sight || !h.calendar_open;
         h.workspace().go_to(Mode::home);
     },
     [](const HomePage& h) { return h.calendar_open && h.workspace().mode == Mode::home; }},
    {"restore-game", words::kRestoreGame, "", kHomeGroup, [](const HomePage& h) { return h.play().can_restore_game(); },
     [](HomePage& h) { h.restore_game(); }, nullptr},
    turn_command<-1>("earlier-month", words::kEarlierMonth),
    turn_command<1>("later-month", words::kLaterMonth),
});

}  // namespace

std::string name_of(const Game& game) {
    if (game.puzzle_of_day) return short_day_text(*game.puzzle_of_day);
    if (!game.board.title.empty()) return game.board.title;
    return game.level ? std::string(words::kLevelTitles[static_cast<std::size_t>(*game.level)])
                      : std::string(words::kOwnPuzzle);
}

std::span<const CommandOf<HomePage>> home_commands() {
    return kHomeCommands;
}

std::string game_name(const PlayPage& play) {
    const auto level = play.level();
    if (const std::string& title = play.board().title; !title.empty()) return title;
    return std::string(level ? words::kLevelTitles[static_cast<std::size_t>(*level)] : words::kSudoku);
}

Day HomePage::month() const {
    return month_of(ws_.host.today(), -months_back_);
}

bool HomePage::can_turn(int by) const {
    return by > 0 ? months_back_ > 0 : month_of(ws_.host.today(), -months_back_) > kFirstDailyDay;
}

void HomePage::turn(int by) {
    if (can_turn(by)) months_back_ -= by;
}

void HomePage::restore_game() {
    play_.restore_game();
    ws_.notice.say(std::string(words::kDidRestoreGame));
}

void HomePage::play_today() {
    play_.play_day(ws_.host.today());
}

bool HomePage::run_family(std::string_view id) {
    const auto& games = play_.games.all();
    const auto count = static_cast<int>(games.size());
    if (const auto rest = rest_after(id, kDay)) {
        const auto day = number_in_id(*rest);
        if (!day || *day < kFirstDailyDay || *day > ws_.host.today()) return false;
        play_.play_day(*day);
        return true;
    }
    if (const auto place = place_after(id, kContinue, count)) {
        play_.resume(games[static_cast<std::size_t>(*place)].puzzle());
        return true;
    }
    if (const auto place = place_after(id, kForget, count)) {
        const Game game = games[static_cast<std::size_t>(*place)];
        play_.forget_game(game.puzzle());
        ws_.notice.say_with_undo(fill(words::kDidForgetGame, {name_of(game)}), "restore-game");
        return true;
    }
    return false;
}

void HomePage::offer(std::vector<OfferedCommand>& offered) const {
    for (const GameCard& card : game_cards(*this)) {
        offered.push_back({card.resume, fill(words::kContinueGame, {card.name, card.share})});
        offered.push_back({card.forget, fill(words::kForgetGame, {card.name, card.share})});
    }
}

std::vector<GameCard> game_cards(const HomePage& page) {
    std::vector<GameCard> cards;
    std::vector<Day> days;
    const auto add = [&](const auto& game, std::string name, std::string_view resume, std::string_view forget,
                         std::size_t index, SmallBoard board) {
        const std::string number = std::to_string(index);
        cards.push_back({std::string(resume) + number, std::string(forget) + number, std::move(name),
                         percent(game.filled(), 100), game.seconds, game.on, std::move(board)});
    };
    const auto& games = page.play().games.all();
    for (std::size_t i = 0; i < games.size(); ++i) {
        add(games[i], name_of(games[i]), kContinue, kForget, i, small_board(games[i].board));
    }
    const auto& sized = page.sized_games().all();
    for (std::size_t i = 0; i < sized.size(); ++i) {
        add(sized[i], title_of(sized[i]), "continue-sized-", "forget-sized-", i, small_board(sized[i].board));
    }
    // Each kind is in the order of play already; between them, only the days are known.
    std::stable_sort(cards.begin(), cards.end(), [](const GameCard& a, const GameCard& b) { return a.on > b.on; });
    return cards;
}

SmallBoard small_board(const Board& board) {
    SmallBoard small;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        small.cells += board.is_given(cell) ? 'g' : board.digit_at(cell) != 0 ? 'e' : '.';
    }
    return small;
}

SmallBoard small_board(const SizedBoard& board) {
    SmallBoard small{{}, board.side(), board.shape().box_rows, board.shape().box_columns};
    for (int cell = 0; cell < board.cells(); ++cell) {
        small.cells += board.is_given(cell) ? 'g' : board.digit_at(cell) != 0 ? 'e' : '.';
    }
    return small;
}

}  // namespace rookery::shell
