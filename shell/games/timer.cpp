#include "shell/games/timer.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace rookery::shell {

double Timer::seconds(double now) const {
    return before_ + (counts() ? std::max(0.0, now - since_) : 0);
}

double Timer::until_next_second(double now) const {
    if (!shown_ || !counts()) return -1;
    const double at = seconds(now);
    return std::floor(at) + 1 - at;
}

void Timer::set(bool& which, bool value, double now) {
    before_ = seconds(now);
    since_ = now;
    which = value;
}

void Timer::start(double now) {
    set(started_, true, now);
}
void Timer::show(bool shown, double now) {
    if (shown && !started_) start(now);
    set(shown_, shown, now);
}
void Timer::pause(bool paused, double now) {
    set(paused_, paused, now);
}
void Timer::hide_page(bool hidden, double now) {
    set(hidden_, hidden, now);
}
void Timer::leave(bool away, double now) {
    set(away_, away, now);
}
void Timer::stop(bool stopped, double now) {
    set(stopped_, stopped, now);
}

void Timer::go_on_from(double seconds, double now) {
    before_ = seconds;
    since_ = now;
}

void Timer::reset(double now) {
    before_ = 0;
    since_ = now;
    paused_ = false;
    started_ = shown_;
}

std::string clock_text(double seconds) {
    const auto whole = static_cast<std::int64_t>(seconds);
    const auto two = [](std::int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    const std::int64_t minutes = whole / 60;
    if (minutes < 60) return std::to_string(minutes) + ":" + two(whole % 60);
    return std::to_string(minutes / 60) + ":" + two(minutes % 60) + ":" + two(whole % 60);
}

}  // namespace rookery::shell
