// read-picture: the boards in pictures: printed digits, entered digits, and what a person should check.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/names.hpp"
#include "picture/digit_network.hpp"
#include "picture/picture.hpp"
#include "picture/pixels.hpp"
#include "text/scan/characters.hpp"
#include "verbs/declare/cell_names.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/picture/digit_network_source.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery {
namespace {

// Pictures as text: binary PPM (netpbm's P6: a header, then three bytes per pixel), one after another. A comment in a
// header ("# NAME" and a line feed, before the width) names its picture.

struct ListedPicture {
    std::string name;  // empty: none
    Picture picture;
    // An error, and its byte in the text, from 1; empty: none.
    std::string problem;
    std::int64_t column = 1;
};

constexpr std::string_view kMark = "P6";
constexpr std::int64_t kLargest = 999'999'999;  // largest number in a header
constexpr std::int64_t kLargestColour = 255;

// The white space of netpbm.
bool is_white(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

class PpmReader {
  public:
    explicit PpmReader(std::string_view text) : text_{text} {}

    // False: no more pictures.
    bool next(ListedPicture& listed) {
        while (at_ < text_.size() && is_white(text_[at_])) ++at_;
        if (at_ == text_.size()) return false;
        listed_ = {};
        read();
        if (!listed_.problem.empty() && !is_whole_) at_ = text_.size();
        listed = std::move(listed_);
        return true;
    }

  private:
    void read() {
        is_whole_ = false;
        const std::size_t begin = at_;
        if (text_.substr(at_, kMark.size()) != kMark) return fail("a picture as binary PPM, which begins with P6");
        at_ += kMark.size();
        const std::int64_t width = number("the width of the picture");
        const std::int64_t height = number("its height");
        const std::int64_t largest = number("255, the largest value of a colour");
        if (!listed_.problem.empty()) return;
        if (largest != kLargestColour) {
            listed_.problem = "expected colours from 0 to 255, found up to " + std::to_string(largest);
        } else if (at_ == text_.size() || !is_white(text_[at_])) {
            fail("white space before the pixels");
        } else {
            ++at_;
            take_pixels(width, height, begin);
        }
        listed_.column = static_cast<std::int64_t>(at_) + 1;
    }

    void take_pixels(std::int64_t width, std::int64_t height, std::size_t begin) {
        const std::int64_t bytes = 3 * width * height;
        const auto here = static_cast<std::int64_t>(text_.size() - at_);
        const std::string size = std::to_string(width) + " x " + std::to_string(height);
        if (here < bytes) {
            listed_.problem = "expected " + std::to_string(bytes) + " bytes for the " + size + " pixels, found " +
                              std::to_string(here);
            return;
        }
        is_whole_ = true;
        const auto first = text_.begin() + static_cast<std::ptrdiff_t>(at_);
        if (width * height <= kMaxPicturePixels) {
            listed_.picture.width = static_cast<int>(width);
            listed_.picture.height = static_cast<int>(height);
            listed_.picture.rgb.assign(first, first + bytes);
            at_ += static_cast<std::size_t>(bytes);
            return;
        }
        listed_.problem = "expected at most " + std::to_string(kMaxPicturePixels) + " pixels, found " + size;
        at_ += static_cast<std::size_t>(bytes);
        listed_.column = static_cast<std::int64_t>(begin) + 1;
    }

    // A number of at least 1, after white space and comments.
    std::int64_t number(std::string_view what) {
        if (!listed_.problem.empty()) return 0;
        const std::size_t before = at_;
        while (at_ < text_.size() && (is_white(text_[at_]) || text_[at_] == '#')) {
            if (text_[at_] == '#') {
                take_comment();
            } else {
                ++at_;
            }
        }
        const std::size_t begin = at_;
        std::int64_t value = 0;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && value <= kLargest) {
            value = 10 * value + (text_[at_++] - '0');
        }
        if (begin > before && value >= 1 && value <= kLargest) return value;
        at_ = begin;
        fail(std::string(what) + ", a number from 1 to " + std::to_string(kLargest));
        return 0;
    }

    void take_comment() {
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        if (listed_.name.empty()) {
            listed_.name = reading::cleaned(text_.substr(at_ + 1, end - at_ - 1));
            std::replace(listed_.name.begin(), listed_.name.end(), '\t', ' ');
        }
        at_ = end;
    }

    void fail(std::string_view expected) {
        listed_.column = static_cast<std::int64_t>(at_) + 1;
        listed_.problem = "expected " + std::string(expected) + ", found " +
                          (at_ < text_.size() ? reading::described(reading::utf8_at(text_, at_)) : "the end");
    }

    std::string_view text_;
    std::size_t at_ = 0;
    ListedPicture listed_;
    bool is_whole_ = false;  // the text after it can be read
};

// At most kMaxPicturePixels each. The last one may be broken: then it is unknown where the next begins.
std::vector<ListedPicture> read_ppm_list(std::string_view text) {
    std::vector<ListedPicture> list;
    PpmReader reader(text);
    for (ListedPicture listed; reader.next(listed);) list.push_back(std::move(listed));
    return list;
}

// As text "x,y x,y x,y x,y", clockwise from the board's upper left; in JSON the same eight numbers.
struct ShownCorners {
    const Quad* corners;
};
NumbersValue put(RowWriter& row, const ShownCorners& shown) {
    std::string text;
    std::vector<std::int64_t> numbers;
    for (const Point corner : *shown.corners) {
        const auto x = static_cast<std::int64_t>(std::floor(corner.x + .5));
        const auto y = static_cast<std::int64_t>(std::floor(corner.y + .5));
        numbers.insert(numbers.end(), {x, y});
        if (!text.empty()) text += ' ';
        text += std::to_string(x) + ',' + std::to_string(y);
    }
    return row.put(text, numbers);
}

struct ReadBoardRow {
    std::string picture;  // its name, or its number
    const BoardReading* board;

    Grid9 puzzle() const { return board->grid(false); }
    std::optional<Grid9> entered() const {
        Grid9 digits;
        bool any = false;
        for (int cell = 0; cell < 81; ++cell) {
            if (board->cells[cell].kind != CellKind::entered) continue;
            digits[cell] = board->cells[cell].digit;
            any = true;
        }
        return any ? std::optional(digits) : std::nullopt;
    }
    // "r1c2:145"
    CellNames marks() const {
        CellNames cells;
        for (int cell = 0; cell < 81; ++cell) {
            const CellReading& reading = board->cells[cell];
            if (reading.kind != CellKind::marks) continue;
            std::string name = cell_name(cell) + ':';
            for (DigitSet left = reading.marks; left != 0; left = without_lowest(left)) {
                name += static_cast<char>('0' + lowest_digit(left));
            }
            cells.names.push_back(std::move(name));
        }
        return cells;
    }
    CellNames doubtful() const {
        CellNames cells;
        for (int cell = 0; cell < 81; ++cell) {
            if (board->cells[cell].doubtful) cells.names.push_back(cell_name(cell));
        }
        return cells;
    }
    // The odds that the digit is right, against the second likeliest, as a power of ten: 2 is 100 to 1, 9 is the
    // maximum.
    std::string certainty() const {
        return of_digits([](const CellReading& reading) {
            constexpr double kTenfold = 2.302585092994046 * kNat;
            return static_cast<int>(std::clamp(std::floor(reading.margin / kTenfold), 0., 9.)) + '0';
        });
    }
    std::string second() const {
        return of_digits([](const CellReading& reading) { return reading.next == 0 ? '.' : reading.next + '0'; });
    }
    ShownCorners corners() const { return {&board->corners}; }

  private:
    // A character for each cell; a dot where no digit was read.
    template <class Character>
    std::string of_digits(const Character& character) const {
        std::string text(81, '.');
        for (int cell = 0; cell < 81; ++cell) {
            const CellReading& reading = board->cells[cell];
            if (reading.digit != 0) text[cell] = static_cast<char>(character(reading));
        }
        return text;
    }
};
constexpr std::array kReadBoardColumns{
    column<&ReadBoardRow::picture>("picture").means("its name; without one, its number"),
    column<&ReadBoardRow::puzzle>("puzzle").means("the printed digits"),
    column<&ReadBoardRow::entered>("entered").means("the digits that were entered; null if there are none"),
    column<&ReadBoardRow::marks>("marks").means("cells with pencil marks, as \"r1c2:145\""),
    column<&ReadBoardRow::doubtful>("doubtful").means("cells that a person should check, as \"r1c1\""),
    column<&ReadBoardRow::certainty>("certainty")
        .means("for each cell, the number of zeros in the odds that its digit is right, 0 to 9; a dot if no digit was "
               "read"),
    column<&ReadBoardRow::second>("second").means("the second most likely digit of each cell; a dot if there is none"),
    column<&ReadBoardRow::corners>("corners").means(
        "in pixels, x and y in turn, clockwise from the board's upper left")};

struct ReadPictureOptions : VerbOptions {
    SwitchOption all{this, "all", "every board in a picture, not only the largest"};
};

class ReadPictureJob final : public Job {
  public:
    ReadPictureJob(const Call& call, const DigitNetwork& network, const ReadPictureOptions& options)
        : pictures_{read_ppm_list(call.input)},
          network_{network},
          all_{options.all.on()},
          table_(kReadBoardColumns, options.json.on()) {}

    std::int64_t parts() const override { return static_cast<std::int64_t>(pictures_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::string_view item_name() const override { return "pictures"; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const ListedPicture& listed = pictures_[static_cast<std::size_t>(part)];
        const std::int64_t number = part + 1;
        if (!listed.problem.empty()) {
            sink.problem(number, listed.column, listed.problem);
            return PartStatus::done;
        }
        std::vector<BoardReading> boards = read_picture(listed.picture, network_, stop);
        if (stop.stop_requested()) return PartStatus::stopped;
        if (boards.empty()) {
            sink.problem(number, 1,
                         "no board was found: expected a 9 x 9 grid with visible lines, completely inside the picture "
                         "and at least " +
                             std::to_string(kLeastPictureSide) + " pixels wide");
        }
        if (!all_ && boards.size() > 1) boards.resize(1);
        for (const BoardReading& board : boards) {
            table_.send({listed.name.empty() ? std::to_string(number) : listed.name, &board}, sink);
        }
        return PartStatus::done;
    }

  private:
    std::vector<ListedPicture> pictures_;
    const DigitNetwork& network_;
    bool all_;
    Table<ReadBoardRow> table_;
};

std::unique_ptr<Job> make_read_picture(const Call& call, ReadPictureOptions& options) {
    const DigitNetwork* network = digit_network();
    if (network == nullptr) {
        options.refuse(table_missing(kDigitsTable));
        return nullptr;
    }
    return std::make_unique<ReadPictureJob>(call, *network, options);
}

}  // namespace

Verb read_picture_verb() {
    return declared_verb(
        {.name = "read-picture",
         .help = "boards in screenshots and photos: printed and entered digits, pencil marks, doubtful cells",
         .rows = {row_info(kReadBoardColumns)},
         .awaits = "pictures as binary PPM",
         .takes_pictures = true,
         .tables = {{kDigitsTable}}},
        make_read_picture);
}

}  // namespace rookery
