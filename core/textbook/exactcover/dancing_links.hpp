// DancingLinks: a matrix as circular lists, from which a column can be removed and restored at the cost of the links
// that change. (D. Knuth, "Dancing Links", 2000.)
//
//   node     0      1 ... C                     C+1 ...
//            head   one header for each column  the ones of the matrix, row by row
//
//         ┌─ head ⇄ 1 ⇄ 2 ⇄ 3 ─┐   left, right: the primary columns that are still to be covered
//         └────────────────────┘
//                   ⇅   ⇅   ⇅      up, down: the rows that still have a 1 in that column, and its header
//    row 0:         4       5
//    row 1:             6   7
//
// A row never changes, so its nodes are adjacent and need no links: where Knuth's paper follows a row to the right or
// to the left around the circle, this walks to the row's end and continues at its beginning. The nodes are indices into
// one array rather than pointers: that takes half the memory and makes the object copyable.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/random.hpp"
#include "textbook/exactcover/cover_matrix.hpp"

namespace rookery {

// Which column is covered next. Any rule finds all covers.
enum class CoverRule : std::uint8_t {
    shortest,  // the one with the fewest rows left; the first of several
    random,    // any
    first,
};

class DancingLinks {
  public:
    explicit DancingLinks(const CoverMatrix& matrix);

    // Whether no primary column is left: then the rows taken are a cover.
    bool is_covered() const { return headers_[kHead].right == kHead; }
    // The header of the column to be covered next; there must be one.
    int choose(CoverRule rule, Random& random) const;

    int size(int header) const { return headers_[static_cast<std::size_t>(header)].size; }
    // The next node of the column; after the last one comes the header again.
    int below(int node) const { return nodes_[static_cast<std::size_t>(node)].down; }
    bool is_header(int node) const { return static_cast<std::size_t>(node) < headers_.size(); }
    int row_of(int node) const { return nodes_[static_cast<std::size_t>(node)].row; }
    int header_of(int node) const { return nodes_[static_cast<std::size_t>(node)].header; }
    static int column_of_header(int header) { return header - 1; }

    // Removes a column and all rows that have a 1 in it. Returns the updates: one for the column and one for each other
    // 1 of those rows.
    std::uint64_t cover(int header);
    // The inverse. Columns must be restored in the reverse order.
    void uncover(int header);
    // The same for the other columns of a node's row.
    std::uint64_t cover_others(int node);
    void uncover_others(int node);

    // Whether a row is still there: none of its columns is covered.
    bool has_row(int row) const;
    // Covers all columns of a row that is still there, as if it had been chosen.
    std::uint64_t take_row(int row);

  private:
    static constexpr int kHead = 0;

    struct Header {
        int left;
        int right;
        int size;
        bool covered;
    };
    struct Node {
        int up;
        int down;
        int header;
        int row;
    };

    // Calls what(node) for the other nodes of a node's row, going right or left around the circle.
    template <class What>
    void for_others_rightwards(int node, What what) const;
    template <class What>
    void for_others_leftwards(int node, What what) const;

    std::vector<Header> headers_;
    std::vector<Node> nodes_;      // headers first
    std::vector<int> row_begins_;  // first node of each row, and the end of the last
};

}  // namespace rookery
