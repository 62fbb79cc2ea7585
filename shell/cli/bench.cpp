#include "bench.hpp"

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "output/output.hpp"
#include "process.hpp"

namespace rookery::cli {
namespace {

// The rows of core/verbs' bench: name, items, signature.
constexpr const char* kHeader = "name\titems\titems per second\tsignature";

std::string with_rate(const std::string& row, double seconds, bool json) {
    if (json) {
        auto object = nlohmann::ordered_json::parse(row);
        object["items_per_second"] = std::llround(object["items"].get<double>() / seconds);
        return object.dump();
    }
    const auto items_at = row.find('\t') + 1;
    const auto signature_at = row.find('\t', items_at) + 1;
    const double items = std::strtod(row.c_str() + items_at, nullptr);
    return row.substr(0, signature_at) + std::to_string(std::llround(items / seconds)) + '\t' +
           row.substr(signature_at);
}

}  // namespace

RunReport run_bench(const Job& job, bool header, bool json, bool row_seconds, const TimeLimit& time_limit,
                    Output& output) {
    if (header && !json) output.row(std::string(kHeader) + (row_seconds ? std::string("\t") + kSecondsColumn : ""));
    RunReport report;
    report.parts = job.parts();
    for (std::int64_t part = 0; part < job.parts(); ++part) {
        if (time_limit.passed()) report.end = RunEnd::out_of_time;
        if (interrupted()) report.end = user_stopped() ? RunEnd::interrupted : RunEnd::terminated;
        if (report.end != RunEnd::finished) break;
        CollectingSink sink;
        const Clock::time_point start = Clock::now();
        job.run(part, sink, StopToken());
        const double seconds = seconds_since(start);
        for (const std::string& row : sink.rows) {
            const std::string rated = with_rate(row, seconds, json);
            output.row(row_seconds ? with_seconds(rated, seconds, json) : rated);
        }
        output.flush();
        ++report.parts_done;
    }
    return report;
}

}  // namespace rookery::cli
