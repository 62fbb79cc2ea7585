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

std::string claim_words(std::string place, int digit, bool on) {
    return std::move(place) + (on ? "=" : "<>") + std::to_string(digit);
}

std::string single_words(const Step& step, Language language) {
    const Chain& chain = step.chains.front();
    const ChainNode& first = chain.nodes.front();
    if (chain.loop) return say(Phrase::loop, language);
    const ChainNode& last = chain.nodes.back();
    if (!first.on && last.on && !(first.at == last.at)) return say(Phrase::one_end, language);
    return say(first.on ? Phrase::chain_rules_out : Phrase::chain_forces, language,
               {Value::cell(first.at.cell), Value::digit(first.at.digit)});
}

std::string reason_words(const ChainNode& node, Language language) {
    const int cell = node.at.cell;
    if (node.reason == ChainReason::pattern) {
        return say(Phrase::net_by_step, language, {Value::number(node.nested + 1)});
    }
    if (node.reason == ChainReason::cell) {
        return node.on ? say(Phrase::net_only_candidate, language, {Value::cell(cell)}) : cell_name(cell, language);
    }
    const int house = kCellPlaces[cell].houses[house_kind_of(node.reason)];
    return node.on ? say(Phrase::net_only_place, language, {Value::house(house)}) : house_name(house, language);
}

// "If r1c1=5:" and the lines; `place`: of the assumption.
std::string net_lines(const Chain& chain, std::string place, Language language) {
    const ChainNode& first = chain.nodes.front();
    std::string text =
        say(Phrase::net_if, language, {Value::text(claim_words(std::move(place), first.at.digit, first.on))});
    text += '\n';
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        const ChainNode& node = chain.nodes[i];
        text += std::to_string(i + 1) + ". " + claim_words(place_words(node, language), node.at.digit, node.on) + " (";
        if (node.reason == ChainReason::assumption) {
            text += text_of(Phrase::net_assumed, language);
        } else {
            std::string parents;
            for (const int parent : node.parents) {
                if (!parents.empty()) parents += ' ';
                parents += std::to_string(parent + 1);
            }
            text += say(Phrase::net_follows, language,
                        {Value::text(std::move(parents)), Value::text(reason_words(node, language))});
        }
        text += ")\n";
    }
    return text;
}

// The sentence: what the branches have in common, or what they lead to, and the conclusion.
std::string forcing_words(const Step& step, Language language) {
    const ChainNode& first = step.chains.front().nodes.front();
    const Value cell = Value::cell(first.at.cell);
    const Value digit = Value::digit(first.at.digit);
    const Value conclusion = Value::text(conclusion_words(step, language));
    switch (static_cast<ForcingKind>(step.variant)) {
        case ForcingKind::contradiction: {
            const Chain& chain = step.chains.front();
            const CellDigit both = chain.nodes[chain.ends.front()].at;
            return concluded(
                say(Phrase::then_both, language,
                    {Value::text(assumption_words(first, language)), Value::cell(both.cell), Value::digit(both.digit)}),
                step, language);
        }
        case ForcingKind::double_forcing:
            return say(Phrase::either_way, language, {cell, digit, conclusion});
        case ForcingKind::cell:
            return say(Phrase::whatever, language, {cell, conclusion});
        case ForcingKind::house:
            break;
    }
    return say(Phrase::wherever, language, {digit, Value::house(step.houses.front()), conclusion});
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

std::string assumption_words(const ChainNode& first, Language language) {
    return say(first.on ? Phrase::if_were : Phrase::if_were_not, language,
               {Value::cell(first.at.cell), Value::digit(first.at.digit)});
}

std::string place_words(const ChainNode& node, Language language) {
    if (node.group.empty()) return cell_name(node.at.cell, language);
    std::string rows(1, static_cast<char>('1' + Geometry9::row_of(node.at.cell)));
    std::string columns(1, static_cast<char>('1' + Geometry9::column_of(node.at.cell)));
    for (const int cell : node.group) {
        const char row = static_cast<char>('1' + Geometry9::row_of(cell));
        const char column = static_cast<char>('1' + Geometry9::column_of(cell));
        if (row != rows.back()) rows += row;
        if (column != columns.back()) columns += column;
    }
    const std::string_view letters = place_letters(language);
    return letters[0] + rows + letters[1] + columns;
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

std::string chain_lines(const Chain& chain, Language language) {
    const bool is_path = std::all_of(chain.nodes.begin(), chain.nodes.end(), [&](const ChainNode& node) {
        const auto before = static_cast<std::size_t>(&node - chain.nodes.data());
        return node.parents.size() == (before == 0 ? 0U : 1U) && (before == 0 || node.parents[0] == before - 1);
    });
    if (is_path) return eureka_of(chain);
    std::string text = net_lines(chain, place_words(chain.nodes.front(), language), language);
    text.pop_back();
    return text;
}

std::string say_single_chain(const Step& step, Language language) {
    return concluded(single_words(step, language), step, language) + "\n" + eureka_of(step.chains.front());
}

std::string say_forcing_chains(const Step& step, Language language) {
    std::string text = forcing_words(step, language) + "\n";
    for (const Chain& chain : step.chains) {
        text += net_lines(chain, cell_name(chain.nodes.front().at.cell, language), language);
    }
    for (std::size_t i = 0; i < step.nested.size(); ++i) {
        std::string inner = "[";
        inner.append(std::to_string(i + 1)).append("] ").append(describe(step.nested[i], language));
        text.append(indented(inner)).append("\n");
    }
    if (text.back() == '\n') text.pop_back();
    return text;
}

}  // namespace rookery
