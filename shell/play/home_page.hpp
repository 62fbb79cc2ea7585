// HomePage: where a player starts: the puzzle of the day with its calendar, unfinished games, new puzzles.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/page.hpp"
#include "shell/play/play_page.hpp"

namespace rookery::shell {

class HomePage final : public Page {
  public:
    HomePage(Workspace& workspace, PlayPage& play, const SizedGames& sized_games)
        : Page{workspace}, play_{play}, sized_games_{sized_games} {}

    const PlayPage& play() const { return play_; }
    const SizedGames& sized_games() const { return sized_games_; }
    // The month of the calendar, as any of its days.
    Day month() const;
    bool calendar_open = false;
    bool can_turn(int by) const;  // to the previous (-1) or the next month
    void turn(int by);

    void play_today();
    void restore_game();
    bool covers_board() const override { return true; }

  private:
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override { return "play-today"; }

    PlayPage& play_;
    const SizedGames& sized_games_;
    int months_back_ = 0;  // from today's
};

// A board without its digits: 'g' for a given, 'e' for an entered digit, '.' for an empty cell.
struct SmallBoard {
    std::string cells;
    int side = 9;
    int box_rows = 3;
    int box_columns = 3;
};
SmallBoard small_board(const Board& board);
SmallBoard small_board(const SizedBoard& board);

// An unfinished game of any size, and the commands that continue and delete it.
struct GameCard {
    std::string resume, forget;
    std::string name;
    std::string share;  // of its cells, in percent
    int seconds = 0;
    Day on = 0;
    SmallBoard board;
};
std::vector<GameCard> game_cards(const HomePage& page);  // latest first

std::string name_of(const Game& game);        // its day, its title, or its level
std::string game_name(const PlayPage& play);  // likewise, of the puzzle on the board

std::span<const CommandOf<HomePage>> home_commands();

}  // namespace rookery::shell
