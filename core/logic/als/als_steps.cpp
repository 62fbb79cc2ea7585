#include "logic/als/als_steps.hpp"

#include <algorithm>
#include <bit>

#include "logic/sentences.hpp"

namespace rookery {

int Exclusions::size() const {
    int count = 0;
    for (const CellSet& gone : cells) count += gone.size();
    return count;
}

bool operator<(const Exclusions& a, const Exclusions& b) {
    if (a.digits != b.digits) return a.digits < b.digits;
    for (int d = 0; d < 9; ++d) {
        if (a.cells[d] == b.cells[d]) continue;
        const V128 x = a.cells[d].bits();
        const V128 y = b.cells[d].bits();
        return x.lo() != y.lo() ? x.lo() < y.lo() : x.hi() < y.hi();
    }
    return false;
}

Exclusions common_exclusions(const AlmostLockedSet& a, const AlmostLockedSet& b, DigitSet digits) {
    Exclusions exclusions;
    for (auto rest = static_cast<DigitSet>(a.digits & b.digits & digits); rest != 0; rest = without_lowest(rest)) {
        const int digit = lowest_digit(rest);
        exclusions.add(digit, a.sees_of(digit) & b.sees_of(digit));
    }
    return exclusions;
}

void add_exclusions(Step& step, const Exclusions& exclusions) {
    for (DigitSet rest = exclusions.digits; rest != 0; rest = without_lowest(rest)) {
        const int digit = lowest_digit(rest);
        exclusions.cells[digit - 1].for_each([&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
    }
}

void add_set(Step& step, const State& state, CellSet cells, DigitSet digits, DigitSet link) {
    const DigitSet linked = static_cast<DigitSet>(link | (step.groups.empty() ? 0 : step.groups.back().link));
    const MarkRole role = step.groups.size() % 2 == 0 ? MarkRole::base : MarkRole::cover;
    CellGroup& group = step.groups.emplace_back();
    group.digits = digits;
    group.link = link;
    step.digits |= digits;
    cells.for_each([&](int cell) {
        group.cells.push_back(static_cast<std::uint8_t>(cell));
        // Sets of a chain may overlap: the first one's colour is kept.
        if (std::find(step.cells.begin(), step.cells.end(), cell) != step.cells.end()) return;
        add_cell(step, cell);
        add_marks(step, state, cell, static_cast<DigitSet>(digits & ~linked), role);
        add_marks(step, state, cell, static_cast<DigitSet>(digits & linked), MarkRole::fin);
    });
}

std::string sets_words(const Step& step, Language language) {
    std::string text;
    for (const CellGroup& group : step.groups) {
        const std::size_t number = static_cast<std::size_t>(Phrase::number_1) + group.cells.size() - 1;
        std::string set =
            say(Phrase::set_holds, language,
                {Value::cells(group.cells), Value::text(std::string(text_of(static_cast<Phrase>(number), language))),
                 Value::digits(group.digits)});
        text = text.empty() ? std::move(set) : clauses(std::move(text), std::move(set), language);
    }
    return text;
}

std::string say_sets(const Step& step, Phrase phrase, Language language, std::initializer_list<Value> values) {
    return concluded(clauses(sets_words(step, language), say(phrase, language, values), language), step, language);
}
std::string say_linked_sets(const Step& step, Language language) {
    std::vector<std::string> links;
    for (std::size_t i = 0; i + 1 < step.groups.size(); ++i) {
        links.push_back(Value::digits(step.groups[i].link).in_words({}, language));
    }
    return say_sets(step, Phrase::als_chain, language, {Value::texts(std::move(links))});
}

}  // namespace rookery
