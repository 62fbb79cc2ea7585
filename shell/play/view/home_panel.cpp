// Home: the puzzle of the day with its week and calendar, unfinished games, new puzzles, and the ways to everything
// else.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "shell/games/timer.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kInside = 16;       // between a card's edge and its content
constexpr float kBetween = 16;      // between cards
constexpr float kRound = 10;        // of a card's corners
constexpr float kTwoColumns = 720;  // from this width on
constexpr float kWidest = 980;
constexpr int kWeek = 7;

// Dark cells are given, blue ones entered.
void draw_small_board(const HomeUi& ui, ImVec2 at, float size, const SmallBoard& board) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float cell = size / static_cast<float>(board.side);
    draw.AddRectFilled(at, {at.x + size, at.y + size}, ui.theme.surface);
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        if (board.cells[i] == '.') continue;
        const auto side = static_cast<std::size_t>(board.side);
        const std::size_t row = i / side;
        const std::size_t column = i % side;
        const ImVec2 from{at.x + static_cast<float>(column) * cell, at.y + static_cast<float>(row) * cell};
        const float inset = cell * 0.2F;
        draw.AddRectFilled({from.x + inset, from.y + inset}, {from.x + cell - inset, from.y + cell - inset},
                           board.cells[i] == 'g' ? ui.theme.secondary : ui.theme.accent, 1);
    }
    for (int line = 0; line <= board.side; ++line) {
        const float offset = static_cast<float>(line) * cell;
        if (line % board.box_columns == 0)
            draw.AddLine({at.x + offset, at.y}, {at.x + offset, at.y + size}, ui.theme.box_line);
        if (line % board.box_rows == 0)
            draw.AddLine({at.x, at.y + offset}, {at.x + size, at.y + offset}, ui.theme.box_line);
    }
}

// A sheet of a calendar.
void draw_date(const HomeUi& ui, ImVec2 at, float side, Day day) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float head = side * 0.26F;
    draw.AddRectFilled(at, {at.x + side, at.y + side}, ui.theme.accent_soft, 6);
    draw.AddRectFilled(at, {at.x + side, at.y + head}, ui.theme.accent, 6, ImDrawFlags_RoundCornersTop);
    const Face large =
        ui.fonts.digit_bold == nullptr ? title_face(ui) : Face{ui.fonts.digit_bold, kDigitShare * ui.layout.cell};
    draw_text_centred(draw, large, {at.x + side / 2, at.y + head + (side - head) / 2}, ui.theme.ink,
                      std::to_string(day_of_month(day)));
    draw_text_centred(draw, small_face(ui), {at.x + side / 2, at.y + head / 2}, ui.theme.surface,
                      weekday_text(weekday_of(day)));
}

// A card around what `content` draws at the cursor, within its edges.
template <class F>
void draw_card(HomeUi& ui, float x, float width, F content) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float top = ImGui::GetCursorScreenPos().y;
    draw.ChannelsSplit(2);
    draw.ChannelsSetCurrent(1);
    const float bottom = content(x + kInside, top + kInside, width - 2 * kInside) + kInside;
    draw.ChannelsSetCurrent(0);
    draw.AddRectFilled({x, top}, {x + width, bottom}, ui.theme.surface, kRound);
    draw.AddRect({x, top}, {x + width, bottom}, ui.theme.thin_line, kRound);
    draw.ChannelsMerge();
    ImGui::SetCursorScreenPos({x, bottom + kBetween});
}

// What was done with a day's puzzle.
enum class DayState : std::uint8_t { none, begun, solved };
DayState state_of(const HomeUi& ui, Day day) {
    if (ui.page.statistics.has_finished_day(day)) return DayState::solved;
    const auto& games = ui.page.games.all();
    const bool begun = std::any_of(games.begin(), games.end(), [&](const Game& g) { return g.puzzle_of_day == day; });
    return begun ? DayState::begun : DayState::none;
}

std::string_view word_for(DayState state) {
    if (state == DayState::none) return {};
    return state == DayState::solved ? words::kSolvedDay : words::kBegunDay;
}

// A day as a round button: filled if it is solved, half filled if it was begun, with a ring today.
void draw_day_button(HomeUi& ui, Day day, ImVec2 at, ImVec2 size, std::string_view text) {
    const Day today = ui.ws.host.today();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 centre{std::floor(at.x + size.x / 2), std::floor(at.y + size.y / 2)};
    if (day < kFirstDailyDay || day > today) {
        return draw_text_centred(draw, small_face(ui), centre, ui.theme.faint, text);
    }
    ImGui::SetCursorScreenPos(at);
    const DayState state = state_of(ui, day);
    std::string name = fill(words::kDayFact, {day_text(day), level_in_sentence(static_cast<int>(level_of_day(day)))});
    if (state != DayState::none) name += fill(", {0}", {word_for(state)});
    const std::string id = "day-" + std::to_string(day);
    if (press_area(ui, id, size, {.name = name})) run(ui, id);
    const float radius = std::floor(std::min(size.x, size.y) / 2) - 3;
    const bool solved = state == DayState::solved;
    if (solved) draw.AddCircleFilled(centre, radius, ui.theme.accent);
    if (state == DayState::begun) {
        draw.PathArcTo(centre, radius, 0.5F * 3.14159265F, 1.5F * 3.14159265F);
        draw.PathFillConvex(ui.theme.accent_soft);
    }
    if (ImGui::IsItemHovered() && !solved) draw.AddCircleFilled(centre, radius, ui.theme.raised);
    if (day == today) draw.AddCircle(centre, radius + 2, ui.theme.accent, 0, 2);
    draw_text_centred(draw, small_face(ui), centre, solved ? ui.theme.surface : ui.theme.ink, text);
    tooltip(ui, name);
}

// The last seven days, with the letters of their weekdays above. Returns the lower edge.
float draw_week(HomeUi& ui, float x, float y, float width) {
    const Day today = ui.ws.host.today();
    const float stride = std::min(52.0F, width / kWeek);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    for (int i = 0; i < kWeek; ++i) {
        const Day day = today - (kWeek - 1) + i;
        const float left = x + static_cast<float>(i) * stride;
        draw_text_centred(draw, small_face(ui), {left + stride / 2, y + 8}, ui.theme.secondary,
                          weekday_text(weekday_of(day)));
        draw_day_button(ui, day, {left, y + 18}, {stride, 44}, std::to_string(day_of_month(day)));
    }
    return y + 62;
}

float draw_calendar(HomeUi& ui, float x, float y, float width) {
    const Day first = ui.home.month();
    const float control = ui.layout.control;
    const float stride = std::min(56.0F, width / kWeek);
    const float grid = stride * kWeek;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    ImGui::SetCursorScreenPos({x, y});
    icon_button(ui, "earlier-month", Icon::previous, {.look = ButtonLook::quiet, .width = control});
    ImGui::SetCursorScreenPos({x + grid - control, y});
    icon_button(ui, "later-month", Icon::next, {.look = ButtonLook::quiet, .width = control});
    const std::string month = month_text(first);
    const float middle = x + grid / 2 - width_of(bold_face(ui), month) / 2;
    spoken_text_middle(ui, bold_face(ui), middle, y + control / 2, ui.theme.ink, month);
    y += control + 4;
    for (int i = 0; i < kWeek; ++i) {
        draw_text_centred(draw, small_face(ui), {x + (static_cast<float>(i) + 0.5F) * stride, y + 8},
                          ui.theme.secondary, weekday_text(i));
    }
    y += 20;
    const int before = weekday_of(first);
    const int days = days_in_month(first);
    for (int i = 0; i < days; ++i) {
        const int row = (before + i) / kWeek;
        const int column = (before + i) % kWeek;
        const ImVec2 at{x + static_cast<float>(column) * stride, y + static_cast<float>(row) * 44};
        draw_day_button(ui, first + i, at, {stride, 44}, std::to_string(i + 1));
    }
    const int rows = (before + days + kWeek - 1) / kWeek;
    return y + static_cast<float>(rows) * 44;
}

std::string streak_text(const HomeUi& ui) {
    const int streak = ui.page.statistics.streak(ui.ws.host.today());
    return streak == 0 ? std::string(words::kNoStreak) : counted(streak, words::kStreakOne, words::kStreakMany);
}

float draw_today(HomeUi& ui, float x, float y, float width) {
    const Day today = ui.ws.host.today();
    const DayState state = state_of(ui, today);
    const float side = ui.layout.touch ? 96 : 88;
    const auto& games = ui.page.games.all();
    const auto begun =
        std::find_if(games.begin(), games.end(), [&](const Game& g) { return g.puzzle_of_day == today; });
    if (begun != games.end()) {
        draw_small_board(ui, {x, y}, side, small_board(begun->board));
    } else {
        draw_date(ui, {x, y}, side, today);
    }
    const float left = x + side + kInside;
    const float edge = x + width;
    say_heading(ui, words::kToday);
    draw_text(*ImGui::GetWindowDrawList(), title_face(ui), {left, y - 2}, ui.theme.ink, words::kToday);
    std::string fact = fill(
        words::kGameFact, {short_day_text(today), words::kLevelTitles[static_cast<std::size_t>(level_of_day(today))]});
    spoken_text(ui, text_face(ui), {left, y + 24}, ui.theme.secondary, fact, edge);
    const std::string_view play = state == DayState::solved  ? words::kPlayAgain
                                  : state == DayState::begun ? words::kContinueShort
                                                             : words::kPlayDayShort;
    const float control = ui.layout.control;
    ImGui::SetCursorScreenPos({left, y + side - control});
    const ButtonLook look = state == DayState::solved ? ButtonLook::plain : ButtonLook::primary;
    icon_button(ui, "play-today", Icon::play, {.look = look, .width = button_width(ui, play, Icon::play)}, play);
    const float calendar = button_width(ui, words::kCalendar, Icon::calendar);
    const float next_x = left + button_width(ui, play, Icon::play) + 8;
    const bool named = next_x + calendar <= edge;
    ImGui::SetCursorScreenPos({next_x, y + side - control});
    icon_button(ui, "calendar", Icon::calendar, {.look = ButtonLook::quiet, .width = named ? calendar : control},
                named ? words::kCalendar : std::string_view{});
    y += side + 12;
    y = ui.home.calendar_open ? draw_calendar(ui, x, y, width) : draw_week(ui, x, y, width);
    spoken_text(ui, small_face(ui), {x, y + 6}, ui.theme.secondary, streak_text(ui), edge);
    return y + 6 + small_face(ui).size;
}

// A card that continues a game, with a button that deletes it.
void draw_game(HomeUi& ui, const GameCard& game, ImVec2 at, ImVec2 size) {
    const float side = size.y - 16;
    const float control = 32;
    ImGui::SetCursorScreenPos(at);
    const std::string continues = fill(words::kContinueGame, {game.name, game.share});
    if (press_area(ui, game.resume, {size.x - control - 4, size.y}, {.name = continues})) run(ui, game.resume);
    row_ground(ui, at, {at.x + size.x, at.y + size.y}, false);
    draw_small_board(ui, {at.x + 8, at.y + 8}, side, game.board);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float left = at.x + side + 20;
    const float edge = at.x + size.x - control - 8;
    const float middle = at.y + size.y / 2;
    draw_text_middle(draw, bold_face(ui), left, middle - 11, ui.theme.ink, game.name, edge);
    const std::string fact = fill(words::kGameFact, {game.share, clock_text(game.seconds)});
    draw_text_middle(draw, small_face(ui), left, middle + 11, ui.theme.secondary, fact, edge);
    ImGui::SetCursorScreenPos({at.x + size.x - control - 4, middle - control / 2});
    const std::string forgets = fill(words::kForgetGame, {game.name, game.share});
    const ButtonStyle style{
        .look = ButtonLook::quiet, .icon = Icon::close, .width = control, .height = control, .name = forgets};
    if (button(ui, game.forget.c_str(), {}, style)) run(ui, game.forget);
}

float draw_games(HomeUi& ui, float x, float y, float width) {
    constexpr float kHeight = 72;
    ImGui::SetCursorScreenPos({x, y});
    title(ui, bold_face(ui), words::kGamesTitle);
    y = ImGui::GetCursorScreenPos().y;
    for (const GameCard& game : game_cards(ui.home)) {
        draw_game(ui, game, {x - 8, y}, {width + 16, kHeight});
        y += kHeight;
    }
    return y;
}

float draw_ways_below(HomeUi& ui, std::string_view heading, std::span<const Way> ways, float x, float y, float width) {
    ImGui::SetCursorScreenPos({x, y});
    title(ui, bold_face(ui), heading);
    return draw_ways(ui, ways, {x, ImGui::GetCursorScreenPos().y}, width);
}

// With what each level needs, or on a phone, where that leaves too little room, without.
float draw_new_games(HomeUi& ui, float x, float y, float width) {
    static constexpr std::array<Way, 6> kLevels = {{{"new-easy", Icon::none, words::kLevelTitle1},
                                                    {"new-medium", Icon::none, words::kLevelTitle2},
                                                    {"new-hard", Icon::none, words::kLevelTitle3},
                                                    {"new-expert", Icon::none, words::kLevelTitle4},
                                                    {"new-extreme", Icon::none, words::kLevelTitle5},
                                                    {"other-sizes", Icon::none, words::kOtherSizes}}};
    ImGui::SetCursorScreenPos({x, y});
    title(ui, bold_face(ui), words::kNewGame);
    draw_making(ui, ui.page.new_puzzles.asked_job(), ui.page.new_puzzles.problem(), "cancel-new");
    if (ui.layout.touch) return draw_ways(ui, kLevels, {x, ImGui::GetCursorScreenPos().y}, width);
    draw_level_rows(ui, x - 12, width + 24);
    return ImGui::GetCursorScreenPos().y;
}

constexpr std::array<Way, 5> kOwn = {{{"paste", Icon::paste, words::kPasteShort},
                                      {"read-picture", Icon::camera, words::kReadPictureShort},
                                      {"open-file", Icon::file, words::kOpenFile},
                                      {"statistics", Icon::chart, words::kStatistics},
                                      {"settings", Icon::sliders, words::kSettings}}};
constexpr std::array<Way, 4> kBench = {{{"mode-list", Icon::list, words::kModeList},
                                        {"mode-generate", Icon::sparkle, words::kModeGenerate},
                                        {"mode-enumerate", Icon::clues, words::kModeEnumerate},
                                        {"mode-lab", Icon::flask, words::kModeLab}}};

}  // namespace

void draw_home(HomeUi& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x;
    const float whole = std::min(room, kWidest);
    const bool two = whole >= kTwoColumns;
    const float x = at.x + std::floor((room - whole) / 2);
    const float width = two ? std::floor((whole - kBetween) / 2) : whole;
    const auto card = [&](float left, auto draw) {
        draw_card(ui, left, width, [&](float inner, float top, float inside) { return draw(ui, inner, top, inside); });
    };
    ImGui::SetCursorScreenPos({x, at.y});
    card(x, draw_today);
    if (!ui.page.games.all().empty() || !ui.home.sized_games().all().empty()) card(x, draw_games);
    const float left_bottom = ImGui::GetCursorScreenPos().y;
    const float right = two ? x + width + kBetween : x;
    ImGui::SetCursorScreenPos({right, two ? at.y : left_bottom});
    card(right, draw_new_games);
    card(right, [](HomeUi& own, float inner, float top, float inside) {
        return draw_ways_below(own, words::kMoreWays, kOwn, inner, top, inside);
    });
    card(right, [](HomeUi& own, float inner, float top, float inside) {
        return draw_ways_below(own, words::kWorkbench, kBench, inner, top, inside);
    });
    ImGui::SetCursorScreenPos({x, std::max(left_bottom, ImGui::GetCursorScreenPos().y) - kBetween});
    ImGui::Dummy({1, 1});
}

}  // namespace rookery::shell
