#include "shell/play/picture_reading.hpp"

#include <algorithm>
#include <utility>

#include "board/names.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void PictureReading::forget() {
    if (is_reading()) ws_.jobs.cancel(std::exchange(job_, 0));
    for (const CamePicture& picture : pictures_) ws_.host.forget_picture(picture.input);
    pictures_.clear();
    problems_.clear();
    boards_.clear();
    done_ = 0;
    shown_ = pixels_of_ = kNone;
    suspect_ = -1;
    changes_ = -1;
}

void PictureReading::begin(std::vector<CamePicture> pictures) {
    forget();
    pictures_ = std::move(pictures);
    problems_.resize(pictures_.size());
    read_next();
}

void PictureReading::read_next() {
    job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kReadPicture), "read-picture",
                          {{"all", ""}, {"json", ""}}, pictures_[done_].input);
    ws_.notice.say_while(pictures_.size() == 1
                             ? fill(words::kReadingPicture, {pictures_[0].name})
                             : fill(words::kReadingPictures, {thousands(static_cast<std::int64_t>(done_) + 1),
                                                              thousands(static_cast<std::int64_t>(pictures_.size()))}),
                         [this] { return is_reading(); });
}

void PictureReading::cancel() {
    if (!is_reading()) return;
    ws_.jobs.cancel(std::exchange(job_, 0));
    if (boards_.empty()) {
        forget();
        return ws_.notice.say(std::string(words::kReadingCancelled));
    }
    end_reading();
}

void PictureReading::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id != job_) return;  // of a picture that is no longer needed
    for_each_row(rows, [this](std::string_view row) {
        PictureBoard board = picture_board_of(row);
        board.picture = done_;
        boards_.push_back(std::move(board));
    });
}

void PictureReading::job_problem(const JobItem& job, std::int64_t /*line*/, std::int64_t /*column*/,
                                 std::string_view sentence) {
    if (job.id == job_) problems_[done_] = sentence;
}

std::string PictureReading::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id != job_) return {};
    job_ = 0;
    if (end == JobEnd::failed) problems_[done_] = message;
    ++done_;
    if (end != JobEnd::cancelled && done_ < pictures_.size()) {
        read_next();
    } else {
        end_reading();
    }
    return {};
}

std::string_view PictureReading::problem() const {
    const auto first = std::find_if(problems_.begin(), problems_.end(), [](const auto& one) { return !one.empty(); });
    return first != problems_.end() ? std::string_view(*first) : std::string_view{};
}

void PictureReading::end_reading() {
    if (boards_.empty()) {
        std::string said = fill(words::kNoBoardInPicture, {pictures_[0].name, problem()});
        if (pictures_.size() > 1) {
            said = fill(words::kNoBoardInPictures, {thousands(static_cast<std::int64_t>(pictures_.size())), problem()});
        }
        forget();
        return ws_.notice.say_while(std::move(said), [changes = ws_.history.changes(), this] {
            return ws_.history.changes() == changes && !is_reading();
        });
    }
    if (pictures_.size() > 1) return list_all();
    show(0);
}

std::size_t PictureReading::boards_in_doubt() const {
    return static_cast<std::size_t>(
        std::count_if(boards_.begin(), boards_.end(), [](const PictureBoard& one) { return !one.doubts().empty(); }));
}

void PictureReading::show(std::size_t place) {
    if (place >= boards_.size()) return;
    const PictureBoard& board = boards_[place];
    ws_.go_to(Mode::play);
    ws_.sheet_open = true;
    shown_ = place;
    play_.load(board.now, fill(words::kDidReadPicture, {name_of(board)}));
    const int left = board.doubts().size();
    std::string said = counted(values_of(board.now).clue_count(), words::kDigitReadOne, words::kDigitReadMany);
    said += left == 0 ? std::string(words::kNoneInDoubt) : counted(left, words::kInDoubtOne, words::kInDoubtMany);
    ws_.say_change(std::move(said));
    apply_changes();
    if (!doubts().empty()) play_.entries().select(doubts().first());
}

void PictureReading::show_in_doubt() {
    const auto first =
        std::find_if(boards_.begin(), boards_.end(), [](const PictureBoard& one) { return !one.doubts().empty(); });
    show(first == boards_.end() ? 0 : static_cast<std::size_t>(first - boards_.begin()));
}

void PictureReading::close() {
    forget();
    ws_.sheet_open = false;
}

void PictureReading::select_doubt() {
    const CellSet left = doubts();
    if (left.empty()) {
        if (suspect() >= 0) play_.entries().select(suspect());
        return;
    }
    int next = left.first();
    left.for_each([&](int cell) {
        if (next <= play_.entries().cursor()) next = cell;
    });
    play_.entries().select(next > play_.entries().cursor() ? next : left.first());
}

void PictureReading::correct(int cell, Digit digit) {
    if (shown() == nullptr) return;
    PictureBoard& board = boards_[shown_];
    board.confirmed.add(cell);
    if (play_.board().digit_at(cell) == digit) {
        if (board.doubtful.contains(cell)) select_doubt();
        return;
    }
    // As a given, unless the picture showed an entered digit. Other cells keep their marks as read.
    Board next = play_.board();
    const bool entered = next.entered[cell] != 0;
    next.givens[cell] = entered ? 0 : digit;
    next.entered[cell] = entered ? digit : 0;
    next.noted[cell] = next.corners[cell] = 0;
    board.givens.push_back(next.givens);
    play_.correct(next,
                  fill(digit == 0 ? words::kDidClear : words::kDidEnter, {cell_in_words(cell), std::to_string(digit)}));
    ws_.notice.say({});
    apply_changes();
    if (board.doubtful.contains(cell)) select_doubt();
}

void PictureReading::list_all() {
    std::string text;
    for (const PictureBoard& board : boards_) text += line_of(board_of(puzzle_of(board.now))) + '\n';
    const std::string pictures =
        counted(static_cast<std::int64_t>(pictures_.size()), words::kPictureOne, words::kPictureMany);
    std::string said = counted(static_cast<std::int64_t>(boards_.size()), words::kBoardReadOne, words::kBoardReadMany);
    said = fill(words::kBoardsFrom, {said, pictures});
    const auto without =
        std::count_if(problems_.begin(), problems_.end(), [](const auto& one) { return !one.empty(); });
    if (without > 0) said += ". " + counted(without, words::kWithoutBoardOne, words::kWithoutBoardMany);
    if (const std::size_t doubtful = boards_in_doubt(); doubtful > 0) {
        said += ". " + counted(static_cast<std::int64_t>(doubtful), words::kBoardInDoubtOne, words::kBoardInDoubtMany);
    }
    ws_.hand_over(OpenList{std::move(text), std::string(words::kPicturesList), std::move(said)});
}

void PictureReading::pixels_came(std::string_view input, int width, int height) {
    const auto picture =
        std::find_if(pictures_.begin(), pictures_.end(), [&](const CamePicture& one) { return one.input == input; });
    if (picture == pictures_.end()) return;
    pixels_of_ = static_cast<std::size_t>(picture - pictures_.begin());
    width_ = width;
    height_ = height;
}

void PictureReading::apply_changes() {
    if (boards_.empty() || std::exchange(changes_, ws_.history.changes()) == ws_.history.changes()) return;
    const Board& table = play_.board();
    const auto is_on_table = [&](const PictureBoard& one) {
        return std::find(one.givens.begin(), one.givens.end(), table.givens) != one.givens.end();
    };
    const auto before = std::exchange(shown_, kNone);
    if (before < boards_.size() && is_on_table(boards_[before])) {
        shown_ = before;
    } else if (const auto found = std::find_if(boards_.begin(), boards_.end(), is_on_table); found != boards_.end()) {
        shown_ = static_cast<std::size_t>(found - boards_.begin());
    }
    if (shown() == nullptr) return;
    PictureBoard& board = boards_[shown_];
    board.now = table;
    suspect_ = likeliest_misread(board);
    if (board.picture != pixels_of_) ws_.host.show_picture(pictures_[board.picture].input);
}

}  // namespace rookery::shell
