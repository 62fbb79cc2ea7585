#include "text/scan/problems.hpp"

#include <utility>

#include "text/scan/characters.hpp"

namespace rookery::reading {

TextProblem problem_at(const Line& line, const char* at, std::string sentence) {
    return {line.number, column_of(line.whole, static_cast<std::size_t>(at - line.whole.data())), std::move(sentence)};
}

TextProblem problem_at_start(const Line& line, std::string sentence) {
    return problem_at(line, line.whole.data() + skip_space(line.whole, line.body), std::move(sentence));
}

TextProblem problem_at_end(const Line& line, std::string sentence) {
    return problem_at(line, line.whole.data() + visible_end(line.whole, line.body), std::move(sentence));
}

}  // namespace rookery::reading
