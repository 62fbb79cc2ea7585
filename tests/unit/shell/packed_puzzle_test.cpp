// Packed puzzles unpack to the same characters, take few bytes, and sort like their texts.
#include "shell/table/puzzle_store.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "support/sample_puzzles.hpp"

namespace rookery::shell {
namespace {

struct Texts {
    std::string puzzle, solution;
};

std::vector<std::uint8_t> packed_bytes(const Texts& texts) {
    std::vector<std::uint8_t> bytes = {0xFF, 0xFF};  // existing bytes stay
    PackedPuzzle::pack(texts.puzzle, texts.solution, bytes);
    CHECK(bytes[0] == 0xFF);
    CHECK(bytes[1] == 0xFF);
    bytes.erase(bytes.begin(), bytes.begin() + 2);
    return bytes;
}

Texts unpacked(const std::vector<std::uint8_t>& bytes) {
    const PackedPuzzle packed(bytes.data());
    PackedPuzzle::Room room;
    Texts texts;
    texts.puzzle = packed.puzzle(room);
    texts.solution = packed.solution(room);
    CHECK(packed.puzzle_size() == texts.puzzle.size());
    CHECK(packed.solution_size() == texts.solution.size());
    return texts;
}

std::size_t packed_size(const Texts& texts) {
    const auto bytes = packed_bytes(texts);
    const Texts again = unpacked(bytes);
    CHECK(again.puzzle == texts.puzzle);
    CHECK(again.solution == texts.solution);
    CHECK(bytes.size() <= PackedPuzzle::most_bytes(texts.puzzle.size(), texts.solution.size()));
    return bytes.size();
}

class MadeTexts {
  public:
    explicit MadeTexts(unsigned seed) : random_{seed} {}
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

    // The sample's solution, relabelled.
    std::string solution() {
        std::string digits = "123456789";
        std::shuffle(digits.begin(), digits.end(), random_);
        std::string text(samples::kSolution);
        for (char& c : text) c = digits[static_cast<std::size_t>(c - '1')];
        return text;
    }
    std::string clues_of(std::string solution, char empty) {
        const std::size_t share = 1 + below(6);
        for (char& c : solution) c = below(share) == 0 ? c : empty;
        return solution;
    }
    std::string any(std::string_view alphabet, std::size_t size) {
        std::string text;
        for (; size > 0; --size) text += alphabet[below(alphabet.size())];
        return text;
    }
    // Texts of all kinds, including those that are almost of another kind.
    Texts texts() {
        Texts made;
        const char empty = below(2) == 0 ? '.' : '0';
        made.solution = solution();
        made.puzzle = clues_of(made.solution, empty);
        switch (below(8)) {
            case 0:
                made.solution.clear();
                break;
            case 1:
                made.puzzle[below(81)] = any("./0123456789-A\xE9", 1)[0];
                break;
            case 2:
                made.solution[below(81)] = any(".0123456789", 1)[0];
                break;
            case 3:
                made = {any(".123456789ABCDEFG", 1 + below(256)), below(2) == 0 ? "" : any("12345", 256)};
                break;
            case 4:
                made = {any(".1234", 16), any("1234", 16)};
                break;
            case 5:
                made.puzzle = made.puzzle.substr(0, 16) + any(".0-a", 3) + made.puzzle.substr(19);
                break;
            default:
                break;
        }
        return made;
    }

  private:
    std::mt19937 random_;
};

int sign(int number) {
    return (number > 0) - (number < 0);
}

}  // namespace

TEST_CASE("an ordinary puzzle takes 43 bytes with its solution, 42 without, anything else the size of its text") {
    const std::string puzzle(samples::kPuzzle);
    const std::string solution(samples::kSolution);
    std::string zeros = puzzle;
    std::replace(zeros.begin(), zeros.end(), '.', '0');
    CHECK(packed_size({puzzle, solution}) == 43);
    CHECK(packed_size({zeros, solution}) == 43);
    CHECK(packed_size({solution, solution}) == 43);
    CHECK(packed_size({std::string(81, '.'), solution}) == 43);
    CHECK(packed_size({puzzle, ""}) == 42);
    CHECK(packed_size({zeros, ""}) == 42);
    CHECK(packed_size({std::string(81, '0'), ""}) == 42);
    CHECK(packed_size({std::string(81, '0'), std::string(81, '5')}) == 43);  // rows and columns sum to 45

    constexpr std::size_t kHead = 5;
    std::string mixed = zeros;
    mixed[mixed.find('0')] = '.';
    CHECK(packed_size({mixed, solution}) == kHead + 162);
    std::string conflict = puzzle;
    const std::size_t clue = conflict.find_first_not_of('.');
    conflict[clue] = conflict[clue] == '9' ? '1' : '9';
    CHECK(packed_size({conflict, solution}) == kHead + 162);
    CHECK(packed_size({"1...............", "1234341221434321"}) == kHead + 32);
    CHECK(packed_size({std::string(729, '7'), solution}) == kHead + 810);
    CHECK(packed_size({"x", ""}) == kHead + 1);
}

TEST_CASE("texts of all kinds are read back unchanged, and sort like their texts") {
    MadeTexts made(20261123);
    std::size_t grids = 0;
    std::vector<Texts> all;
    std::vector<std::vector<std::uint8_t>> bytes;
    for (int i = 0; i < 4000; ++i) {
        Texts texts = made.texts();
        if (i % 5 == 4) texts = all[made.below(all.size())];
        CAPTURE(texts.puzzle);
        CAPTURE(texts.solution);
        if (packed_size(texts) == 43) ++grids;
        bytes.push_back(packed_bytes(texts));
        all.push_back(std::move(texts));
    }
    CHECK(grids > 1000);
    for (int i = 0; i < 40'000; ++i) {
        const std::size_t a = made.below(all.size());
        const std::size_t b = made.below(all.size());
        CAPTURE(all[a].puzzle);
        CAPTURE(all[b].puzzle);
        const PackedPuzzle x(bytes[a].data());
        const PackedPuzzle y(bytes[b].data());
        const int puzzles = sign(all[a].puzzle.compare(all[b].puzzle));
        const int solutions = sign(all[a].solution.compare(all[b].solution));
        REQUIRE(sign(PackedPuzzle::compare_puzzles(x, y)) == puzzles);
        REQUIRE(sign(PackedPuzzle::compare_solutions(x, y)) == solutions);
        if (x.puzzle_key(0) != y.puzzle_key(0)) REQUIRE((x.puzzle_key(0) < y.puzzle_key(0)) == (puzzles < 0));
        if (x.solution_key(0) != y.solution_key(0)) REQUIRE((x.solution_key(0) < y.solution_key(0)) == (solutions < 0));
        if (x.puzzle_key(0) != y.puzzle_key(0)) continue;
        switch (PackedPuzzle::what_key_says(x.puzzle_key(0))) {
            case PackedPuzzle::KeySays::goes_on:
                REQUIRE(all[a].puzzle.substr(0, 16) == all[b].puzzle.substr(0, 16));
                REQUIRE(all[a].puzzle.size() >= 16);
                break;
            case PackedPuzzle::KeySays::equal:
                REQUIRE(puzzles == 0);
                break;
            case PackedPuzzle::KeySays::unknown:
                break;
        }
    }
}

TEST_CASE("puzzles that differ in one cell, or in one kind of digit, are distinguished wherever that is") {
    MadeTexts made(1981);
    for (int i = 0; i < 4000; ++i) {
        Texts a{{}, made.solution()};
        a.puzzle = made.clues_of(a.solution, '.');
        Texts b = a;
        if (i % 2 == 0) {
            const std::size_t cell = made.below(81);
            b.puzzle[cell] = b.puzzle[cell] == '.' ? b.solution[cell] : '.';
        } else {  // two digits swap places: the first clue among them decides
            for (std::string* text : {&b.puzzle, &b.solution}) {
                for (char& c : *text) c = c == '3' ? '7' : c == '7' ? '3' : c;
            }
        }
        CAPTURE(a.puzzle);
        CAPTURE(b.puzzle);
        const auto bytes_of_a = packed_bytes(a);
        const auto bytes_of_b = packed_bytes(b);
        REQUIRE(bytes_of_a.size() == 43);
        REQUIRE(bytes_of_b.size() == 43);
        const PackedPuzzle x(bytes_of_a.data());
        const PackedPuzzle y(bytes_of_b.data());
        REQUIRE(sign(PackedPuzzle::compare_puzzles(x, y)) == sign(a.puzzle.compare(b.puzzle)));
        REQUIRE(sign(PackedPuzzle::compare_puzzles(y, x)) == sign(b.puzzle.compare(a.puzzle)));
        REQUIRE(PackedPuzzle::compare_puzzles(x, x) == 0);
    }
}

TEST_CASE("the keys of all chunks together distinguish texts of digits and dots") {
    MadeTexts made(7);
    for (int i = 0; i < 200; ++i) {
        const std::string solution = made.solution();
        const Texts a{made.clues_of(solution, '.'), solution};
        Texts b = a;
        const std::size_t cell = made.below(81);
        b.puzzle[cell] = a.puzzle[cell] == '.' ? solution[cell] : '.';
        const auto bytes_a = packed_bytes(a);
        const auto bytes_b = packed_bytes(b);
        const PackedPuzzle x(bytes_a.data());
        const PackedPuzzle y(bytes_b.data());
        for (std::size_t chunk = 0; chunk < 6; ++chunk) {
            CHECK((x.puzzle_key(chunk) == y.puzzle_key(chunk)) == (chunk != cell / 16));
            CHECK(x.solution_key(chunk) == y.solution_key(chunk));
        }
        CHECK(x.puzzle_key(6) == 0);
    }
}

}  // namespace rookery::shell
