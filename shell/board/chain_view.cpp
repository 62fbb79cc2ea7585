#include "shell/board/chain_view.hpp"

#include <algorithm>

#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

bool exists(const StepRecord& step, ChainPlace place) {
    if (place.chain < 0 || place.chain >= static_cast<int>(step.chains.size())) return false;
    const auto& nodes = step.chains[static_cast<std::size_t>(place.chain)].nodes;
    return place.node >= 0 && place.node < static_cast<int>(nodes.size());
}

int house_of(const ChainNode& node) {
    const int cell = node.at.cell;
    switch (node.reason) {
        case ChainReason::box:
            return Geometry9::box_of(cell);
        case ChainReason::row:
            return 9 + Geometry9::row_of(cell);
        default:
            return 18 + Geometry9::column_of(cell);
    }
}

bool is_assumed(const ChainNode& node) {
    return node.reason == ChainReason::assumption;
}

}  // namespace

const ChainNode& node_at(const StepRecord& step, ChainPlace place) {
    return step.chains[static_cast<std::size_t>(place.chain)].nodes[static_cast<std::size_t>(place.node)];
}

const StepRecord* nested_at(const StepRecord& step, ChainPlace place) {
    if (!exists(step, place)) return nullptr;
    const int nested = node_at(step, place).nested;
    return nested < 0 || nested >= static_cast<int>(step.nested.size())
               ? nullptr
               : &step.nested[static_cast<std::size_t>(nested)];
}

void ChainView::follow(const StepRecord* root) {
    const bool same = root == nullptr
                          ? number_ == -1
                          : root->number == number_ && root->technique == technique_ && root->conclusion == conclusion_;
    if (same) return;
    levels_ = {Level{}};
    number_ = root != nullptr ? root->number : -1;
    technique_ = root != nullptr ? root->technique : std::string{};
    conclusion_ = root != nullptr ? root->conclusion : std::string{};
}

std::vector<ChainView::Stage> ChainView::way(const StepRecord& root) const {
    std::vector<Stage> stages = {{&root, {}}};
    for (std::size_t i = 1; i < levels_.size(); ++i) {
        const StepRecord* inner = nested_at(*stages.back().step, levels_[i].unfolded);
        if (inner == nullptr) break;
        stages.back().unfolded = levels_[i].unfolded;
        stages.push_back({inner, {}});
    }
    return stages;
}

const StepRecord& ChainView::step(const StepRecord& root) const {
    return *way(root).back().step;
}

ChainView::Level& ChainView::level_to_change(const StepRecord& root) {
    levels_.resize(way(root).size());
    return levels_.back();
}

int ChainView::branch(const StepRecord& root) const {
    const int branch = level(root).branch;
    return branch >= 0 && branch < static_cast<int>(step(root).chains.size()) ? branch : kAllBranches;
}

std::vector<ChainPlace> ChainView::reading(const StepRecord& root) const {
    const StepRecord& shown = step(root);
    const int chosen = branch(root);
    std::vector<ChainPlace> places;
    for (int chain = 0; chain < static_cast<int>(shown.chains.size()); ++chain) {
        if (chosen != kAllBranches && chain != chosen) continue;
        const auto nodes = static_cast<int>(shown.chains[static_cast<std::size_t>(chain)].nodes.size());
        for (int node = 0; node < nodes; ++node) places.push_back({chain, node});
    }
    return places;
}

int ChainView::played(const StepRecord& root) const {
    const auto all = static_cast<int>(reading(root).size());
    const int nodes = level(root).played;
    return nodes < 0 ? all : std::min(nodes, all);
}

int ChainView::unfoldable(const StepRecord& root) const {
    const StepRecord& shown = step(root);
    const std::vector<ChainPlace> places = reading(root);
    const auto nested = [&](ChainPlace place) { return nested_at(shown, place) != nullptr; };
    if (shows_whole(root)) {
        const auto found = std::find_if(places.begin(), places.end(), nested);
        return found == places.end() ? -1 : static_cast<int>(found - places.begin());
    }
    const int last = played(root) - 1;
    return last >= 0 && nested(places[static_cast<std::size_t>(last)]) ? last : -1;
}

void ChainView::choose_branch(const StepRecord& root, int branch) {
    Level& now = level_to_change(root);
    now.branch = branch;
    now.played = -1;
}

void ChainView::play_to(const StepRecord& root, int nodes) {
    const auto all = static_cast<int>(reading(root).size());
    if (all > 0) level_to_change(root).played = std::clamp(nodes, 1, all);
}

void ChainView::play_on(const StepRecord& root, int nodes) {
    // When everything is shown, playback starts from the beginning.
    const int from = shows_whole(root) && nodes > 0 ? 0 : played(root);
    play_to(root, from + nodes);
}

void ChainView::show_whole(const StepRecord& root) {
    level_to_change(root).played = -1;
}

void ChainView::unfold(const StepRecord& root, int place) {
    const std::vector<ChainPlace> places = reading(root);
    if (place < 0 || place >= static_cast<int>(places.size())) return;
    const ChainPlace at = places[static_cast<std::size_t>(place)];
    if (nested_at(step(root), at) == nullptr) return;
    // Folding it again returns to this node.
    level_to_change(root).played = place + 1;
    Level inner;
    inner.unfolded = at;
    levels_.push_back(inner);
}

void ChainView::fold(const StepRecord& root) {
    level_to_change(root);
    if (levels_.size() > 1) levels_.pop_back();
}

CellSet cells_of(const ChainNode& node) {
    CellSet cells;
    cells.add(node.at.cell);
    for (const std::uint8_t cell : node.group) cells.add(cell);
    return cells;
}

std::string name_of_cells(const ChainNode& node) {
    if (node.group.empty()) return cell_in_words(node.at.cell);
    std::string rows;
    std::string columns;
    std::string apart;
    cells_of(node).for_each([&](int cell) {
        const char row = static_cast<char>('1' + cell / 9);
        const char column = static_cast<char>('1' + cell % 9);
        if (rows.find(row) == std::string::npos) rows += row;
        if (columns.find(column) == std::string::npos) columns += column;
        apart += (apart.empty() ? "" : "/") + cell_in_words(cell);
    });
    const std::string_view letters = place_letters(language());
    return rows.size() == 1 || columns.size() == 1 ? letters[0] + rows + letters[1] + columns : apart;
}

std::string claim_of(const ChainNode& node) {
    const std::string cell = name_of_cells(node);
    const std::string digit = std::to_string(node.at.digit);
    if (is_assumed(node)) return fill(node.on ? words::kIfOn : words::kIfOff, {cell, digit});
    return fill(node.on ? words::kNodeOn : words::kNodeOff, {cell, digit});
}

std::string reason_of(const StepRecord& step, ChainPlace place) {
    const ChainNode& node = node_at(step, place);
    if (is_assumed(node)) return {};
    if (node.reason == ChainReason::pattern) {
        const StepRecord* nested = nested_at(step, place);
        if (nested == nullptr) return std::string(words::kBecausePattern);
        return nested->text.empty() ? nested->technique : first_line_of(nested->text);
    }
    const std::string digit = std::to_string(node.at.digit);
    if (node.on) {
        return node.reason == ChainReason::cell ? fill(words::kBecauseLastCandidate, {name_of_cells(node)})
                                                : fill(words::kBecauseLastPlace, {digit, house_name(house_of(node))});
    }
    // The candidate that takes the cell or the house. For the first node of a loop, it is the last one.
    const auto& nodes = step.chains[static_cast<std::size_t>(place.chain)].nodes;
    const ChainNode& cause = node.parents.empty() ? nodes.back() : nodes[node.parents.front()];
    const std::string name = name_of_cells(cause);
    return node.reason == ChainReason::cell
               ? fill(words::kBecauseCellTaken, {name, std::to_string(cause.at.digit)})
               : fill(words::kBecauseHouseTaken, {name, digit, house_name(house_of(node))});
}

std::string branch_name(const StepRecord& step, int branch) {
    return claim_of(node_at(step, {branch, 0}));
}

std::string implication_of(const StepRecord& step, ChainPlace place) {
    std::string claim = claim_of(node_at(step, place));
    const std::string reason = reason_of(step, place);
    if (reason.empty()) return claim;
    const ChainNode& node = node_at(step, place);
    const bool nested = node.reason == ChainReason::pattern;
    const bool only_place = node.on && node.reason != ChainReason::cell;
    const auto pattern = nested       ? words::kImplicationTechnique
                         : only_place ? words::kImplicationOnlyPlace
                                      : words::kImplication;
    return fill(pattern, {claim, reason});
}

}  // namespace rookery::shell
