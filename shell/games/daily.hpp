// The puzzle of the day, which is the same for everyone: it is generated from the date alone, so it needs no server.
//
//   rookery generate --level L --symmetry half-turn --clues A..B --seed D --count 1
//
// D is the date as a number (20261125), L the level of its weekday: easy on Mondays, extreme on Sundays.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rate/level.hpp"

namespace rookery::shell {

// A calendar day, in days since 1 January 1970.
using Day = int;

inline constexpr Day kFirstDailyDay = 20454;  // 1 January 2026

// The first day of the month that is `months` after that of `day`, and the number of its days.
Day month_of(Day day, int months = 0);
int days_in_month(Day day);
int weekday_of(Day day);          // 0: Monday
int day_of_month(Day day);        // from 1
std::string month_text(Day day);  // "Nov 2026"
std::string_view weekday_text(int weekday);

Level level_of_day(Day day);
std::uint64_t seed_of_day(Day day);   // 20261125
std::string day_text(Day day);        // "Wed 25 Nov 2026"
std::string short_day_text(Day day);  // without the year
std::string iso_text(Day day);        // "2026-11-25"

}  // namespace rookery::shell
