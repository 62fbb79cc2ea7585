#include "journal/journal_record.hpp"

#include <sstream>
#include <utility>

#include "cli_settings.hpp"

namespace rookery::cli {
namespace {

constexpr std::size_t kHashDigits = 16;

std::string hash_after_first_line(std::string_view text) {
    Hash hash = body_hash();
    hash.add(text);
    return hexadecimal(hash.value());
}

std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

}  // namespace

const std::string& journal_first_line() {
    static const std::string line =
        "rookery resume, format " + std::to_string(kFileFormat) + ", version " + std::string(kVersion);
    return line;
}

Hash body_hash() {
    Hash hash;
    hash.add(journal_first_line());
    return hash;
}

std::string record_text(const PartKey& key, std::int64_t division, const PartOutput& result) {
    std::string body = result.rows;
    for (const InputProblem& problem : result.problems) {
        body += std::to_string(problem.line) + ' ' + std::to_string(problem.column) + ' ' + problem.sentence + '\n';
    }
    std::string head(kRecordMark);
    head += hexadecimal(key.call) + ' ' + hexadecimal(key.text);
    const auto problems = static_cast<std::int64_t>(result.problems.size());
    for (const std::int64_t number :
         {key.part, division, result.row_count, problems, static_cast<std::int64_t>(body.size())}) {
        head += ' ' + std::to_string(number);
    }
    head += ' ' + hash_after_first_line(body) + ' ';
    return head + hash_after_first_line(head) + '\n' + body;
}

std::optional<RecordHead> read_head(std::string_view line) {
    if (line.size() <= kHashDigits) return std::nullopt;
    const std::string_view fields = line.substr(0, line.size() - kHashDigits);
    if (line.substr(fields.size()) != hash_after_first_line(fields)) return std::nullopt;
    std::istringstream in{std::string(fields)};
    std::string mark;
    RecordHead head;
    in >> mark >> std::hex >> head.key.call >> head.key.text >> std::dec >> head.key.part >> head.division >>
        head.rows >> head.problems >> head.bytes >> std::hex >> head.hash;
    if (!in || head.rows < 0 || head.problems < 0 || head.bytes < 0) return std::nullopt;
    return head;
}

std::optional<PartOutput> read_body(const RecordHead& head, std::string_view body) {
    Hash hash = body_hash();
    hash.add(body);
    if (hash.value() != head.hash || static_cast<std::int64_t>(body.size()) != head.bytes) return std::nullopt;
    PartOutput result;
    std::string_view rest = body;
    for (; result.row_count < head.rows && !rest.empty(); ++result.row_count) take_line(rest);
    result.rows = body.substr(0, body.size() - rest.size());
    for (std::int64_t i = 0; i < head.problems; ++i) {
        std::istringstream fields{std::string(take_line(rest))};
        InputProblem problem;
        if (!(fields >> problem.line >> problem.column) || fields.get() != ' ') return std::nullopt;
        std::getline(fields, problem.sentence);
        result.problems.push_back(std::move(problem));
    }
    if (result.row_count != head.rows || !rest.empty()) return std::nullopt;
    return result;
}

}  // namespace rookery::cli
