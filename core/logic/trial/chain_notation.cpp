#include "logic/trial/chain_notation.hpp"

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/chain_words.hpp"
#include "logic/sentences.hpp"
#include "logic/technique_card.hpp"

namespace rookery {

namespace {

std::string kind_in_notation(Technique technique) {
    std::string name(name_of(technique));
    if (name.front() < 'a') name.front() = static_cast<char>(name.front() - 'A' + 'a');
    return name;
}

// "r2c3", "r2n5", "c3n7", "b7n7"
std::string variable_name(const ChainNode& node) {
    const int cell = node.at.cell;
    const std::string digit = "n" + std::to_string(node.at.digit);
    switch (node.reason) {
        case ChainReason::row:
            return "r" + std::to_string(Geometry9::row_of(cell) + 1) + digit;
        case ChainReason::column:
            return "c" + std::to_string(Geometry9::column_of(cell) + 1) + digit;
        case ChainReason::box:
            return "b" + std::to_string(Geometry9::box_of(cell) + 1) + digit;
        default:
            return cell_name(cell);
    }
}

// What a node is among the answers of a variable of that kind: "n5", "c46", "r8", "r8c3".
std::string answer_name(const ChainNode& node, ChainReason variable) {
    std::string place = place_words(node);
    const std::size_t column = place.find('c');
    switch (variable) {
        case ChainReason::row:
            return place.substr(column);
        case ChainReason::column:
            return place.substr(0, column);
        case ChainReason::box:
            return place;
        default:
            return "n" + std::to_string(node.at.digit);
    }
}

std::string notation_of(const Step& step) {
    const Chain& chain = step.chains.front();
    std::string links;
    for (const ChainNode& node : chain.nodes) {
        if (!node.on || node.reason == ChainReason::assumption) continue;
        const bool is_last = &node == &chain.nodes.back();
        const ChainNode& left = is_last ? node : chain.nodes[node.parents.front()];
        if (!links.empty()) links += " - ";
        links += variable_name(node) + "{" + answer_name(left, node.reason) + " ";
        links += (is_last ? "." : answer_name(node, node.reason)) + "}";
    }
    const CellDigit target = chain.nodes.front().at;
    return kind_in_notation(step.technique) + "[" + std::to_string(step.length) + "]: " + links + " ==> " +
           cell_name(target.cell) + " <> " + std::to_string(target.digit);
}

}  // namespace

std::string say_linked_chain(const Step& step) {
    const ChainNode& target = step.chains.front().nodes.front();
    const ChainNode& last = step.chains.front().nodes.back();
    std::string reason = "if " + cell_name(target.at.cell) + " were " + std::to_string(target.at.digit) + ", ";
    if (last.reason == ChainReason::cell) {
        reason += cell_name(last.at.cell) + " would have no candidate left";
    } else {
        const int house = kCellPlaces[last.at.cell].houses[house_kind_of(last.reason)];
        reason += std::to_string(last.at.digit) + " would have no place left in " + house_name(house);
    }
    return concluded(std::move(reason), step) + " " + notation_of(step);
}

}  // namespace rookery
