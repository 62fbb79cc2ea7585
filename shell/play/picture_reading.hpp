// PictureReading: pictures, read one after another by the verb `read-picture`, the boards found in them, and the user's
// corrections with board and picture side by side.
//
//   pictures ──► a job each ──► boards ──► of one picture: the first one opens on the board of Play
//                                          of several: all become a list, to check one by one on request
//
// The board is matched to its picture by its givens, so undo and redo go through the corrections and past them. The
// picture is shown while one of its boards is open.
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

    // Forgets earlier pictures.
    void begin(std::vector<CamePicture> pictures);
    void cancel();  // boards that were read remain
    bool is_reading() const { return job_ != 0; }
    std::size_t picture_count() const { return pictures_.size(); }
    std::size_t pictures_done() const { return done_; }

    const std::vector<PictureBoard>& boards() const { return boards_; }
    // The open board, if it was read from a picture; else null. And its index.
    const PictureBoard* shown() const { return shown_ < boards_.size() ? &boards_[shown_] : nullptr; }
    std::size_t shown_place() const { return shown_; }
    std::string_view name_of(const PictureBoard& board) const { return pictures_[board.picture].name; }
    // Whether the host shows that board's picture; and the picture's size in pixels.
    bool has_pixels() const { return shown() != nullptr && pixels_of_ == shown()->picture && width_ > 0; }
    int width() const { return width_; }
    int height() const { return height_; }
    void pixels_came(std::string_view input, int width, int height);

    CellSet doubts() const { return shown() != nullptr ? shown()->doubts() : CellSet{}; }
    std::size_t boards_in_doubt() const;
    // If the open board has no solution: the cell whose digit is most likely misread; else -1.
    int suspect() const { return shown() != nullptr ? suspect_ : -1; }

    void show(std::size_t place);  // one undo step
    void show_in_doubt();          // the first board with doubtful cells
    void close();
    void select_doubt();  // the next cell to check
    // Sets what the picture shows in the cell: a digit, or 0 for none. One undo step, unless the board has it already.
    void correct(int cell, Digit digit);
    void list_all();

    void apply_changes();

  private:
    void read_next();
    void end_reading();
    void forget();
    std::string_view problem() const;  // about the first picture without a board
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;

    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    Workspace& ws_;
    Play& play_;
    std::vector<CamePicture> pictures_;
    std::vector<std::string> problems_;  // for each picture, why it has no board; empty: it has one
    std::vector<PictureBoard> boards_;
    std::size_t done_ = 0;  // number of pictures
    int job_ = 0;
    std::size_t shown_ = kNone;
    std::size_t pixels_of_ = kNone;  // index of a picture
    int width_ = 0, height_ = 0;     // of that picture
    std::int64_t changes_ = -1;      // in the history, when changes were last applied
    int suspect_ = -1;
};

}  // namespace rookery::shell
