// Collects the contents of the last line of --output during a run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli_settings.hpp"
#include "output/result_file.hpp"
#include "shards/last_line.hpp"
#include "source.hpp"

namespace rookery::cli {

class RunRecord {
  public:
    explicit RunRecord(const Settings& settings) : settings_{settings} {}

    // Adds an input. `lacking`: it could not be read, or has none of the requested lines.
    void add_input(const Source& source, bool lacking);
    void add_problems(std::int64_t problems) { problems_ += problems; }

    // Whether some requested input could not be read.
    bool lacks_input() const { return lacks_input_; }
    // The last line for the file with all rows.
    LastLine line(const ResultFile& file) const;

  private:
    std::optional<ShardRange> range() const;

    const Settings& settings_;
    std::vector<std::string> inputs_;  // their hashes
    std::int64_t lines_ = 0;           // of the last input
    std::int64_t problems_ = 0;
    bool lacks_input_ = false;
};

}  // namespace rookery::cli
