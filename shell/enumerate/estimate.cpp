#include "shell/enumerate/estimate.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// Two significant digits for small numbers: 0.34, 2.1, 34.
std::string two_digits(double number) {
    const auto scaled = [&](double scale, int decimals) {
        const auto whole = static_cast<std::int64_t>(std::llround(number * scale));
        std::string digits = std::to_string(whole);
        const auto least = static_cast<std::size_t>(decimals) + 1;
        if (digits.size() < least) digits.insert(0, least - digits.size(), '0');
        return digits.insert(digits.size() - static_cast<std::size_t>(decimals), ".");
    };
    if (number < 0.995) return scaled(100, 2);
    if (number < 9.95) return scaled(10, 1);
    return thousands(std::llround(number));
}

}  // namespace

std::optional<EstimateRow> read_estimate_row(std::string_view row) {
    constexpr std::size_t kFields = 8;
    std::array<double, kFields> numbers{};
    for (std::size_t field = 0; field < kFields; ++field) {
        const std::size_t end = std::min(row.find('\t'), row.size());
        // A copy, because strtod needs a terminator.
        const std::string text(row.substr(0, end));
        char* read_to = nullptr;
        numbers[field] = std::strtod(text.c_str(), &read_to);
        if (read_to != text.c_str() + text.size() || text.empty()) return std::nullopt;
        row.remove_prefix(std::min(end + 1, row.size()));
    }
    const auto whole = [](double number) { return static_cast<std::int64_t>(std::clamp(number, 0.0, 1e15)); };
    return EstimateRow{whole(numbers[2]), whole(numbers[3]), numbers[4], numbers[5], numbers[6], numbers[7]};
}

std::string about_time(double seconds, double low, double high) {
    struct Unit {
        double from, seconds;
        words::Text pattern;
    };
    constexpr std::array<Unit, 4> kUnits = {{{0, 1, words::kAboutSeconds},
                                             {100, 60, words::kAboutMinutes},
                                             {100 * 60.0, 3600, words::kAboutHours},
                                             {72 * 3600.0, 86400, words::kAboutDays}}};
    const Unit* unit = kUnits.data();
    for (const Unit& other : kUnits) {
        if (seconds >= other.from) unit = &other;
    }
    const auto in_unit = [&](double time) { return two_digits(std::max(0.0, time) / unit->seconds); };
    return fill(unit->pattern, {in_unit(seconds), in_unit(low), in_unit(high)});
}

void Estimate::start(int job, std::string about) {
    clear();
    await(job);
    about_ = std::move(about);
}

// The time for reading the call and preparing does not scale with the sample.
void Estimate::take_plan(const JobItem& job, std::string_view /*columns*/) {
    seconds_before_ = job.seconds;
}

void Estimate::take_rows(std::string_view rows) {
    row_ = read_estimate_row(first_line_of(rows));
}

void Estimate::take_problem(std::string_view sentence) {
    if (failure_.empty()) failure_ = std::string(sentence);
}

std::string Estimate::take_end(const JobItem& job, JobEnd end, std::string_view message) {
    seconds_ = std::max(1e-3, job.seconds - seconds_before_);
    if (end == JobEnd::failed) failure_ = std::string(message);
    if (end == JobEnd::cancelled) about_.clear();
    return {};
}

std::string Estimate::text(int workers) const {
    if (!is_known()) return {};
    const double rate = std::max(1.0, row_->sampled_nodes) / seconds_;
    const double at_once =
        std::clamp(static_cast<double>(workers), 1.0, std::max(1.0, static_cast<double>(row_->parts)));
    const auto time = [&](double nodes) { return nodes / rate / at_once; };
    return about_time(time(row_->nodes), time(row_->low), time(row_->high));
}

}  // namespace rookery::shell
