// PictureReading: pictures that came in, read one after the other by the verb `read-picture`, the boards found in them,
// and what a person corrects in these with board and picture side by side.
//
//   pictures ──► a job each ──► boards ──► of one picture: the first one comes on the board of Play
//                                          of several: all become a list, to be looked at one by one when asked for
//
// The board in sight is known by its givens. So undo and redo go through what was corrected, and past it; the picture
// is shown for as long as one of its boards is on the table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/board/picture_board.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/play/play.hpp"

namespace rookery::shell {

class PictureReading final : public JobListener {
  public:
    PictureReading(Workspace& workspace, Play& play) : ws_{workspace}, play_{play} {}

    // Those before are forgotten.
    void begin(std::vector<CamePicture> pictures);
    void cancel();  // what was read stays
    bool is_reading() const { return job_ != 0; }
    std::size_t picture_count() const { return pictures_.size(); }
    std::size_t pictures_done() const { return done_; }

    const std::vector<PictureBoard>& boards() const { return boards_; }
    // The board on the table, if it is one of them; else null. And its place.
    const PictureBoard* shown() const { return shown_ < boards_.size() ? &boards_[shown_] : nullptr; }
    std::size_t shown_place() const { return shown_; }
    std::string_view name_of(const PictureBoard& board) const { return pictures_[board.picture].name; }
    // Whether the host shows pixels of that board's picture; and how many there are.
    bool has_pixels() const { return shown() != nullptr && pixels_of_ == shown()->picture && width_ > 0; }
    int width() const { return width_; }
    int height() const { return height_; }
    void pixels_came(std::string_view input, int width, int height);

    CellSet doubts() const { return shown() != nullptr ? shown()->doubts() : CellSet{}; }
    std::size_t boards_in_doubt() const;
    // Where the board on the table has no solution: the cell whose digit is likeliest to be misread; else -1.
    int suspect() const { return shown() != nullptr ? suspect_ : -1; }

    void show(std::size_t place);  // one undo step
    void show_in_doubt();          // the first one that is
    void close();
    void select_doubt();  // the next cell to be looked at
    // A digit, or 0 for none, is what stands in the picture: one undo step, unless it stands on the board already.
    void correct(int cell, Digit digit);
    void list_all();

    void apply_changes();

  private:
    void read_next();
    void end_reading();
    void forget();
    std::string_view problem() const;  // of the first picture without a board
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;

    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    Workspace& ws_;
    Play& play_;
    std::vector<CamePicture> pictures_;
    std::vector<std::string> problems_;  // a place for each picture: why there is no board; empty: there is one
    std::vector<PictureBoard> boards_;
    std::size_t done_ = 0;  // pictures
    int job_ = 0;
    std::size_t shown_ = kNone;
    std::size_t pixels_of_ = kNone;  // a picture
    int width_ = 0, height_ = 0;     // of these
    std::int64_t changes_ = -1;      // of the history, when changes were applied last
    int suspect_ = -1;
};

}  // namespace rookery::shell
