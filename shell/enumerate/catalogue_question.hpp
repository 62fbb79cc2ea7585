// CatalogueQuestion: a request to the verb `catalogue` with a one-row answer, for the number of a grid or for a grid.
// The first request waits for a table of 8 MB.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/grid.hpp"
#include "shell/jobs/host.hpp"

namespace rookery::shell {

struct CatalogueRow {
    std::int64_t number = 0;
    Grid9 least{};  // the min-lex form
};
// Parses tab-separated fields: number, grid.
std::optional<CatalogueRow> read_catalogue_row(std::string_view row);

// "5472730538", or with groups of three as "5,472,730,538", also separated by spaces, points or apostrophes; nullopt if
// it is not the number of a grid.
std::optional<std::int64_t> grid_number(std::string_view text);
std::string grid_number_text(std::int64_t number);  // "Grid 7 of 5,472,730,538"

class CatalogueQuestion {
  public:
    void start(int job);
    void answer(const CatalogueRow& row);  // known without a request
    void clear() { *this = CatalogueQuestion{}; }
    int job() const { return job_; }  // 0: none
    const std::optional<CatalogueRow>& row() const { return row_; }
    const std::string& failure() const { return failure_; }

    // Events of the job; each returns whether the job is this one.
    bool rows(int job, std::string_view rows);
    bool problem(int job, std::string_view sentence);
    bool ended(int job, JobEnd end, std::string_view message);

  private:
    int job_ = 0;
    std::optional<CatalogueRow> row_;
    std::string failure_;
};

}  // namespace rookery::shell
