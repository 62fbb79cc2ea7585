// CatalogueQuestion: a request to the verb `catalogue` with a one-row answer, for the number of a grid or for a grid.
// The first request waits for a table of 8 MB.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board/grid.hpp"
#include "shell/jobs/single_job.hpp"

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

class CatalogueQuestion final : public SingleJob {
  public:
    // `answered` is called when the answer has come, or the reason why there is none.
    explicit CatalogueQuestion(std::function<void()> answered = [] {}) : answered_{std::move(answered)} {}

    void start(int job);
    void answer(const CatalogueRow& row);  // known without a request
    void clear();
    const std::optional<CatalogueRow>& row() const { return row_; }
    void reword(const Rewording& reworded) { reworded.apply(failure_); }
    const std::string& failure() const { return failure_; }

  private:
    void take_rows(std::string_view rows) override;
    void take_problem(std::string_view sentence) override;
    std::string take_end(const JobItem& job, JobEnd end, std::string_view message) override;

    std::function<void()> answered_;
    std::optional<CatalogueRow> row_;
    std::string failure_;
};

}  // namespace rookery::shell
