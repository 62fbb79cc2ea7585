#include "logic/chains/chain_words.hpp"

#include <algorithm>

#include "board/geometry.hpp"
#include "logic/chains/chain_graph.hpp"
#include "logic/explain.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

bool same_cells(const ChainNode& a, const ChainNode& b) {
    return a.at.cell == b.at.cell && a.group == b.group;
}

std::string node_words(CellDigit at, bool on) {
    return cell_name(at.cell) + (on ? "=" : "<>") + std::to_string(at.digit);
}
std::string node_words(const ChainNode& node, bool on) {
    return place_words(node) + (on ? "=" : "<>") + std::to_string(node.at.digit);
}

std::string single_words(const Step& step) {
    const Chain& chain = step.chains.front();
    const ChainNode& first = chain.nodes.front();
    if (chain.loop) return "one of every two neighbours in this loop is true";
    const ChainNode& last = chain.nodes.back();
    if (!first.on && last.on && !(first.at == last.at)) return "at least one end of this chain is true";
    return "if " + cell_name(first.at.cell) + (first.on ? " were " : " were not ") + std::to_string(first.at.digit) +
           ", this chain would " + (first.on ? "rule it out" : "make it " + std::to_string(first.at.digit));
}

std::string reason_words(const ChainNode& node) {
    const int cell = node.at.cell;
    if (node.reason == ChainReason::pattern) return "by [" + std::to_string(node.nested + 1) + "]";
    if (node.reason == ChainReason::cell) {
        return node.on ? "only candidate left in " + cell_name(cell) : cell_name(cell);
    }
    const std::string house = house_name(kCellPlaces[cell].houses[house_kind_of(node.reason)]);
    return node.on ? "only place in " + house : house;
}

std::string net_lines(const Chain& chain) {
    std::string text;
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        const ChainNode& node = chain.nodes[i];
        text += std::to_string(i + 1) + ". " + node_words(node, node.on) + " (";
        if (node.reason == ChainReason::assumption) {
            text += "assumed";
        } else {
            for (std::size_t k = 0; k < node.parents.size(); ++k) {
                if (k > 0) text += ' ';
                text += std::to_string(node.parents[k] + 1);
            }
            text += ": " + reason_words(node);
        }
        text += ")\n";
    }
    return text;
}

// What the branches have in common ("whatever goes in r1c1,"), or what they lead to.
std::string forcing_words(const Step& step) {
    const ChainNode& first = step.chains.front().nodes.front();
    switch (static_cast<ForcingKind>(step.variant)) {
        case ForcingKind::contradiction: {
            const Chain& chain = step.chains.front();
            const CellDigit both = chain.nodes[chain.ends.front()].at;
            const std::string digit = std::to_string(both.digit);
            return "if " + cell_name(first.at.cell) + (first.on ? " were " : " were not ") +
                   std::to_string(first.at.digit) + ", " + cell_name(both.cell) + " would have to be " + digit +
                   " and not " + digit + ", so";
        }
        case ForcingKind::double_forcing:
            return "whether or not " + cell_name(first.at.cell) + " is " + std::to_string(first.at.digit) + ",";
        case ForcingKind::cell:
            return "whatever goes in " + cell_name(first.at.cell) + ",";
        case ForcingKind::house:
            break;
    }
    return "wherever " + std::to_string(first.at.digit) + " goes in " + house_name(step.houses.front()) + ",";
}

// Indents each line, to show the nesting.
std::string indented(const std::string& text) {
    std::string result = "  ";
    for (std::size_t i = 0; i < text.size(); ++i) {
        result += text[i];
        if (text[i] == '\n' && i + 1 < text.size()) result += "  ";
    }
    return result;
}

}  // namespace

std::string place_words(const ChainNode& node) {
    if (node.group.empty()) return cell_name(node.at.cell);
    std::string rows(1, static_cast<char>('1' + Geometry9::row_of(node.at.cell)));
    std::string columns(1, static_cast<char>('1' + Geometry9::column_of(node.at.cell)));
    for (const int cell : node.group) {
        const char row = static_cast<char>('1' + Geometry9::row_of(cell));
        const char column = static_cast<char>('1' + Geometry9::column_of(cell));
        if (row != rows.back()) rows += row;
        if (column != columns.back()) columns += column;
    }
    return "r" + rows + "c" + columns;
}

// The nodes as a path. A loop ends with its first node.
std::string eureka_of(const Chain& chain) {
    std::vector<const ChainNode*> nodes;
    for (const ChainNode& node : chain.nodes) nodes.push_back(&node);
    if (chain.loop) nodes.push_back(&chain.nodes.front());
    std::string text;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const CellDigit at = nodes[i]->at;
        const bool joins = i > 0 && same_cells(*nodes[i - 1], *nodes[i]);
        if (i > 0) text += nodes[i]->on ? '=' : '-';
        if (!joins) text += '(';
        text += std::to_string(at.digit);
        const bool joined = i + 1 < nodes.size() && same_cells(*nodes[i], *nodes[i + 1]);
        if (!joined) text.append(")").append(place_words(*nodes[i]));
    }
    return text;
}

std::string chain_lines(const Chain& chain) {
    const bool is_path = std::all_of(chain.nodes.begin(), chain.nodes.end(), [&](const ChainNode& node) {
        const auto before = static_cast<std::size_t>(&node - chain.nodes.data());
        return node.parents.size() == (before == 0 ? 0U : 1U) && (before == 0 || node.parents[0] == before - 1);
    });
    if (is_path) return eureka_of(chain);
    const ChainNode& first = chain.nodes.front();
    std::string text = "If " + node_words(first, first.on) + ":\n" + net_lines(chain);
    text.pop_back();
    return text;
}

std::string say_single_chain(const Step& step) {
    return concluded(single_words(step), step) + "\n" + eureka_of(step.chains.front());
}

std::string say_forcing_chains(const Step& step) {
    std::string text = forcing_words(step) + " " + conclusion_words(step) + ".\n";
    for (const Chain& chain : step.chains) {
        const ChainNode& first = chain.nodes.front();
        text.append("If ").append(node_words(first.at, first.on)).append(":\n").append(net_lines(chain));
    }
    for (std::size_t i = 0; i < step.nested.size(); ++i) {
        std::string inner = "[";
        inner.append(std::to_string(i + 1)).append("] ").append(describe(step.nested[i]));
        text.append(indented(inner)).append("\n");
    }
    if (text.back() == '\n') text.pop_back();
    return text;
}

}  // namespace rookery
