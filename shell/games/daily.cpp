#include "shell/games/daily.hpp"

#include <array>
#include <chrono>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// Starting with Sunday, as std::chrono counts weekdays.
constexpr std::array<Level, 7> kLevels = {Level::extreme, Level::easy, Level::medium, Level::medium,
                                          Level::hard,    Level::hard, Level::expert};

struct CalendarDate {
    int year;
    unsigned month;    // from 1
    unsigned day;      // from 1
    unsigned weekday;  // Sunday is 0
};

CalendarDate date_of(Day day) {
    const std::chrono::sys_days at{std::chrono::days{day}};
    const std::chrono::year_month_day date{at};
    return {static_cast<int>(date.year()), static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
            std::chrono::weekday{at}.c_encoding()};
}

std::string two_digits(unsigned number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

Day month_of(Day day, int months) {
    const CalendarDate date = date_of(day);
    const auto month = std::chrono::year{date.year} / std::chrono::month{date.month} + std::chrono::months{months};
    return static_cast<Day>(std::chrono::sys_days{month / std::chrono::day{1}}.time_since_epoch().count());
}

int days_in_month(Day day) {
    return month_of(day, 1) - month_of(day);
}

int weekday_of(Day day) {
    return (static_cast<int>(date_of(day).weekday) + 6) % 7;
}

int day_of_month(Day day) {
    return static_cast<int>(date_of(day).day);
}

std::string month_text(Day day) {
    const CalendarDate date = date_of(day);
    return fill("{0} {1}", {words::kMonths[date.month - 1], std::to_string(date.year)});
}

std::string_view weekday_text(int weekday) {
    return words::kWeekdays[static_cast<std::size_t>((weekday + 1) % 7)];
}

Level level_of_day(Day day) {
    return kLevels[date_of(day).weekday];
}

std::uint64_t seed_of_day(Day day) {
    const CalendarDate date = date_of(day);
    return static_cast<std::uint64_t>(date.year) * 10'000 + std::uint64_t{date.month} * 100 + date.day;
}

namespace {

std::string text_of(const CalendarDate& date, std::string_view year) {
    const std::string text = fill(words::kDayText, {words::kWeekdays[date.weekday], std::to_string(date.day),
                                                    words::kMonths[date.month - 1], year});
    return std::string(trimmed(text));
}

}  // namespace

std::string day_text(Day day) {
    const CalendarDate date = date_of(day);
    return text_of(date, std::to_string(date.year));
}

std::string short_day_text(Day day) {
    return text_of(date_of(day), {});
}

std::string iso_text(Day day) {
    const CalendarDate date = date_of(day);
    return std::to_string(date.year) + "-" + two_digits(date.month) + "-" + two_digits(date.day);
}

}  // namespace rookery::shell
