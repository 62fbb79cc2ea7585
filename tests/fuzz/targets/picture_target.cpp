// A file that the command line takes for a picture: decoded as there, and read. Large pictures are skipped, so that
// each takes only a moment.
#include <cstdint>

#include "fuzz/targets/checking_sink.hpp"
#include "fuzz/targets/targets.hpp"
#include "job/job.hpp"
#include "pictures/picture_file.hpp"
#include "support/loaded_tables.hpp"
#include "verbs/verbs.hpp"

namespace rookery::fuzz {
namespace {

constexpr std::int64_t kMaxPixels = 1'000'000;

}  // namespace

std::string broken_picture(std::string_view bytes) {
    if (!tests::kTablesAreLoaded) return "no tables";
    const cli::PpmText ppm = cli::ppm_of(std::string(bytes), "a picture", kMaxPixels);
    if (!ppm.problem.empty()) return is_clean(ppm.problem) ? "" : "a refusal that is not clean";
    const auto made = make_job({"read-picture", {{"all", ""}}, ppm.text});
    if (std::holds_alternative<CallError>(made)) return "a call that is refused";
    const Job& job = *std::get<std::unique_ptr<Job>>(made);
    CheckingSink sink;
    for (std::int64_t part = 0; part < job.parts(); ++part) {
        if (job.run(part, sink, StopToken()) != PartStatus::done) return "a part that stopped unasked";
    }
    return sink.broken;
}

}  // namespace rookery::fuzz
