// A part that a thread has taken, with its output so far, which the main thread may write before the part is done. A
// part with very many rows waits until they can be written, unless its rows are kept as a whole.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

#include "job/job.hpp"
#include "job/reducer.hpp"
#include "journal/journal_record.hpp"
#include "output/documents.hpp"

namespace rookery::cli {

class TakenPart final : public Sink {
  public:
    // `number`: the part's number in documents. `documents` may be null. All references must outlive this object.
    TakenPart(std::int64_t number, bool keeps_all, const std::atomic<bool>& stop, const Reducer& reducer,
              Documents* documents)
        : number_{number}, keeps_all_{keeps_all}, stop_{stop}, reducer_{reducer}, documents_{documents} {}

    void row(std::string_view text) override;
    void rows(std::string_view lines, std::int64_t count) override;
    void problem(std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void activity(std::string_view text) override;
    void document(std::string_view name, std::string_view text) override;
    // Instead of running it: the result from an earlier run.
    void put_back(PartResult&& result);

    // The output since the last call.
    PartResult take_new();
    std::string activity();
    std::int64_t number() const { return number_; }

    // For the thread that runs it, once the part is done: the number of rows that are results; and all output, if the
    // part keeps it all.
    std::int64_t results() const { return results_; }
    const PartResult& result() const { return result_; }

  private:
    void wait_for_room(std::unique_lock<std::mutex>& lock);

    const std::int64_t number_;
    const bool keeps_all_;
    const std::atomic<bool>& stop_;
    const Reducer& reducer_;
    Documents* const documents_;
    std::mutex mutex_;  // guards the rest, except reading results_
    std::condition_variable rows_taken_;
    PartResult result_;
    // If it keeps all output: how much of that take_new() has returned.
    struct {
        std::size_t characters = 0;
        std::int64_t rows = 0;
        std::ptrdiff_t problems = 0;
    } given_;
    std::string activity_;
    std::int64_t results_ = 0;
};

}  // namespace rookery::cli
