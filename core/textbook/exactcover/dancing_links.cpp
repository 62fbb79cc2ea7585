#include "textbook/exactcover/dancing_links.hpp"

#include <algorithm>

namespace rookery {

DancingLinks::DancingLinks(const CoverMatrix& matrix) {
    const int columns = matrix.columns();
    headers_.reserve(static_cast<std::size_t>(columns) + 1);
    nodes_.reserve(static_cast<std::size_t>(columns) + 1 + matrix.ones());
    row_begins_.reserve(static_cast<std::size_t>(matrix.rows()) + 1);
    headers_.push_back({kHead, kHead, 0, false});
    nodes_.push_back({0, 0, 0, -1});
    for (int column = 0; column < columns; ++column) {
        // An optional column is linked only to itself: it can be covered, but is never reached from the head.
        const int header = column + 1;
        headers_.push_back({header, header, 0, false});
        if (matrix.kind(column) == ColumnKind::primary) {
            const int last = headers_[kHead].left;
            headers_[header].left = last;
            headers_[header].right = kHead;
            headers_[last].right = header;
            headers_[kHead].left = header;
        }
        nodes_.push_back({header, header, header, -1});
    }
    for (int row = 0; row < matrix.rows(); ++row) {
        row_begins_.push_back(static_cast<int>(nodes_.size()));
        for (const int column : matrix.row(row)) {
            const int header = column + 1;
            const int node = static_cast<int>(nodes_.size());
            const int last = nodes_[header].up;
            nodes_.push_back({last, header, header, row});
            nodes_[last].down = node;
            nodes_[header].up = node;
            ++headers_[header].size;
        }
    }
    row_begins_.push_back(static_cast<int>(nodes_.size()));
}

int DancingLinks::choose(CoverRule rule, Random& random) const {
    int best = headers_[kHead].right;
    if (rule == CoverRule::shortest) {
        for (int header = best; header != kHead && headers_[best].size > 0; header = headers_[header].right) {
            if (headers_[header].size < headers_[best].size) best = header;
        }
    } else if (rule == CoverRule::random) {
        std::uint32_t left = 0;
        for (int header = best; header != kHead; header = headers_[header].right) ++left;
        for (std::uint32_t steps = random.below(left); steps > 0; --steps) best = headers_[best].right;
    }
    return best;
}

template <class What>
void DancingLinks::for_others_rightwards(int node, What what) const {
    const int row = nodes_[node].row;
    const int end = row_begins_[row + 1];
    for (int other = node + 1; other < end; ++other) what(other);
    for (int other = row_begins_[row]; other < node; ++other) what(other);
}

template <class What>
void DancingLinks::for_others_leftwards(int node, What what) const {
    const int row = nodes_[node].row;
    const int begin = row_begins_[row];
    for (int other = node - 1; other >= begin; --other) what(other);
    for (int other = row_begins_[row + 1] - 1; other > node; --other) what(other);
}

std::uint64_t DancingLinks::cover(int header) {
    Header& column = headers_[header];
    headers_[column.right].left = column.left;
    headers_[column.left].right = column.right;
    column.covered = true;
    std::uint64_t updates = 1;
    for (int node = nodes_[header].down; node != header; node = nodes_[node].down) {
        for_others_rightwards(node, [&](int other) {
            const Node& one = nodes_[other];
            nodes_[one.down].up = one.up;
            nodes_[one.up].down = one.down;
            --headers_[one.header].size;
            ++updates;
        });
    }
    return updates;
}

void DancingLinks::uncover(int header) {
    for (int node = nodes_[header].up; node != header; node = nodes_[node].up) {
        for_others_leftwards(node, [&](int other) {
            const Node& one = nodes_[other];
            ++headers_[one.header].size;
            nodes_[one.down].up = other;
            nodes_[one.up].down = other;
        });
    }
    Header& column = headers_[header];
    column.covered = false;
    headers_[column.right].left = header;
    headers_[column.left].right = header;
}

std::uint64_t DancingLinks::cover_others(int node) {
    std::uint64_t updates = 0;
    for_others_rightwards(node, [&](int other) { updates += cover(nodes_[other].header); });
    return updates;
}

void DancingLinks::uncover_others(int node) {
    for_others_leftwards(node, [&](int other) { uncover(nodes_[other].header); });
}

bool DancingLinks::has_row(int row) const {
    const auto is_open = [&](const Node& node) { return !headers_[node.header].covered; };
    return std::all_of(nodes_.begin() + row_begins_[row], nodes_.begin() + row_begins_[row + 1], is_open);
}

std::uint64_t DancingLinks::take_row(int row) {
    const int first = row_begins_[row];
    if (first == row_begins_[row + 1]) return 0;
    const std::uint64_t updates = cover(nodes_[first].header);
    return updates + cover_others(first);
}

}  // namespace rookery
