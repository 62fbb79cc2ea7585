#include "sat/joined_proof.hpp"

#include <algorithm>
#include <utility>

#include "contract/contract.hpp"

namespace rookery {
namespace {

constexpr std::size_t kBlock = 1 << 16;

}  // namespace

JoinedProof::JoinedProof(const Formula& whole, ProofSink& sink) : sink_{sink}, last_{whole.clauses()} {
    sink_.begin(whole);
}

void JoinedProof::begin_part(JoinedPart part) {
    ROOKERY_EXPECTS(part.shared >= 0 && part.literal != 0);
    part_ = std::move(part);
    last_of_formula_ = part_.shared + static_cast<std::int64_t>(part_.own.size()) + 1;
    offset_ = last_ - last_of_formula_;
    alive_.clear();
    refuted_ = 0;
    broken_ = false;
    numbers_.clear();
    is_deletion_ = is_negative_ = in_number_ = false;
}

void JoinedProof::lines(std::string_view text) {
    for (const char c : text) {
        if ('0' <= c && c <= '9') {
            number_ = (in_number_ ? 10 * number_ : 0) + (c - '0');
            in_number_ = true;
            continue;
        }
        if (in_number_) numbers_.push_back(is_negative_ ? -number_ : number_);
        in_number_ = false;
        is_negative_ = c == '-';
        if (c == 'd') is_deletion_ = true;
        if (c == '\n') take_line();
    }
}

std::int64_t JoinedProof::end_part() {
    if (broken_ || !numbers_.empty() || in_number_) return 0;
    if (refuted_ == 0) return 0;
    alive_.erase(refuted_);
    std::vector<std::int64_t> left(alive_.begin(), alive_.end());
    std::sort(left.begin(), left.end());  // so that the text does not depend on the set's order
    if (!left.empty()) {
        write(last_);
        out_ += "d ";
        for (const std::int64_t number : left) write(number);
        write(0);
        end_line();
    }
    alive_.clear();
    return refuted_;
}

std::int64_t JoinedProof::add(std::span<const Literal> clause, std::span<const std::int64_t> hints) {
    write(++last_);
    for (const Literal literal : clause) write(literal);
    write(0);
    for (const std::int64_t hint : hints) write(hint);
    write(0);
    end_line();
    return last_;
}

void JoinedProof::end() {
    sink_.lines(out_);
    out_.clear();
    sink_.end();
}

void JoinedProof::take_line() {
    if (!broken_ && refuted_ == 0) {
        if (is_deletion_) {
            take_deletion();
        } else {
            take_derived();
        }
    }
    numbers_.clear();
    is_deletion_ = false;
}

// ID LITERALS 0 HINTS 0
void JoinedProof::take_derived() {
    const auto behind_id = numbers_.begin() + (numbers_.empty() ? 0 : 1);
    const auto middle = std::find(behind_id, numbers_.end(), 0);
    if (numbers_.empty() || middle == numbers_.end() || numbers_.back() != 0 || middle + 1 == numbers_.end() ||
        !is_derived(numbers_[0])) {
        broken_ = true;
        return;
    }
    const std::int64_t number = number_in_whole(numbers_[0]);
    last_ = std::max(last_, number);
    alive_.insert(number);
    if (middle == behind_id) refuted_ = number;
    write(number);
    bool has_negation = false;
    for (auto literal = behind_id; literal != middle; ++literal) {
        const bool of_part = *literal == part_.literal || *literal == -part_.literal;
        const std::int64_t sign = *literal == part_.literal ? 1 : -1;
        has_negation = has_negation || *literal == -part_.literal;
        write(of_part ? sign * part_.literal_in_whole : *literal);
    }
    if (!has_negation) write(-part_.literal_in_whole);
    write(0);
    for (auto hint = middle + 1; hint + 1 != numbers_.end(); ++hint) {
        if (*hint != last_of_formula_) write(number_in_whole(*hint));
    }
    write(0);
    end_line();
}

// ID d IDS 0. Clauses of the whole formula are kept for the other parts.
void JoinedProof::take_deletion() {
    if (numbers_.size() < 2 || numbers_.back() != 0) {
        broken_ = true;
        return;
    }
    bool some = false;
    for (std::size_t i = 1; i + 1 < numbers_.size(); ++i) {
        if (!is_derived(numbers_[i])) continue;
        if (!some) {
            write(last_);
            out_ += "d ";
            some = true;
        }
        const std::int64_t number = number_in_whole(numbers_[i]);
        alive_.erase(number);
        write(number);
    }
    if (!some) return;
    write(0);
    end_line();
}

std::int64_t JoinedProof::number_in_whole(std::int64_t number) const {
    if (number <= part_.shared) return number;
    if (is_derived(number)) return number + offset_;
    return part_.own[static_cast<std::size_t>(number - part_.shared) - 1];
}

void JoinedProof::write(std::int64_t number) {
    out_ += std::to_string(number);
    out_ += ' ';
}

void JoinedProof::end_line() {
    out_.back() = '\n';
    if (out_.size() < kBlock) return;
    sink_.lines(out_);
    out_.clear();
}

}  // namespace rookery
