// MinLexSearch: every way to bring a grid to its min-lex form. Does the work for canonical.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/column_partition.hpp"
#include "board/grid.hpp"

namespace rookery {

class MinLexSearch {
  public:
    using Row = std::array<Digit, 9>;

    // A partial arrangement: the rows placed so far, and what they decided about columns and labels.
    struct Arrangement {
        ColumnPartition columns;
        bool transpose = false;
        std::uint8_t labels = 0;                   // digits seen so far; they have the labels 1..labels
        std::array<std::uint8_t, 9> rows{};        // source row of each place filled so far
        std::array<std::uint8_t, 10> first_row{};  // where digit d was first seen: 1 + place of the row (0: not yet),
        std::array<std::uint8_t, 10> first_column{};  // and column of the source
        std::uint32_t multiplicity = 1;               // arrangements that it represents because of identical lines
    };

    explicit MinLexSearch(const Grid9& grid);

    const Grid9& form() const { return form_; }
    // All complete arrangements that give the form, up to equal lines and to orders of the columns that the partition
    // leaves open.
    const std::vector<Arrangement>& arrangements() const { return kept_; }

  private:
    // The grid or its transpose. Two lines are equal if exchanging them does not change the grid; each line is
    // identified by the number of the first line equal to it.
    struct Side {
        std::array<Row, 9> rows;
        std::array<std::uint8_t, 9> equal_row;
        std::array<std::uint8_t, 3> equal_band;
        std::array<std::uint8_t, 3> equal_stack;
    };

    static Side side_of(const Grid9& grid, bool transpose);
    void place_row();
    void try_row(const Arrangement& before, int row, std::uint32_t multiplicity);
    void fill(Arrangement& arrangement, int position, std::uint64_t key);
    int gather_empty_stacks(ColumnPartition& columns, int slot) const;
    void branch_on_stacks(const Arrangement& arrangement, int position, std::uint64_t key);
    void branch_on_digits(const Arrangement& arrangement, int position, std::uint64_t key, DigitSet digits);
    DigitSet next_digits(const Arrangement& arrangement, int position) const;
    Digit least_label(const Arrangement& arrangement, int position, int digit) const;
    void number_new_digits(Arrangement& arrangement, int position, std::uint64_t& key);
    int put_digit(Arrangement& arrangement, int position, int digit, std::uint64_t& key);
    void write(int position, int count, int label, std::uint64_t& key);
    Digit content(const ColumnPartition& columns, int position) const {
        return (*row_)[static_cast<std::size_t>(columns.column_at(position))];
    }

    std::array<Side, 2> sides_;
    Grid9 form_;                     // rows done, and the current row
    std::vector<Arrangement> kept_;  // all that give the rows done
    std::vector<Arrangement> next_;  // all that give the best next row found so far
    std::uint64_t best_ = 0;         // that row, four bits a cell
    int place_ = 0;                  // the current row: its place in the form,
    const Side* side_ = nullptr;     // the side it comes from,
    const Row* row_ = nullptr;       // and its contents there
};

}  // namespace rookery
