#include "journal.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "board/hash.hpp"

namespace rookery::cli {
namespace {

constexpr const char* kFirstLine = "rookery resume 1";

// Reads one record; false if the file ends, or the record is not whole. `result` may be null.
bool read_record(std::istream& in, std::pair<std::uint64_t, std::int64_t>& key, PartResult* result) {
    std::string line;
    std::string word;
    if (!std::getline(in, line)) return false;
    std::istringstream head(line);
    std::int64_t rows = 0;
    std::int64_t problems = 0;
    if (!(head >> word >> key.first >> key.second >> rows >> problems) || word != "part") return false;
    if (result != nullptr) result->row_count = rows;
    for (; rows > 0; --rows) {
        if (!std::getline(in, line)) return false;
        if (result != nullptr) result->rows.append(line).push_back('\n');
    }
    for (; problems > 0; --problems) {
        InputProblem problem;
        if (!std::getline(in, line)) return false;
        std::istringstream fields(line);
        if (!(fields >> problem.line >> problem.column) || fields.get() != ' ') return false;
        std::getline(fields, problem.sentence);
        if (result != nullptr) result->problems.push_back(problem);
    }
    return std::getline(in, line) && line == "end" && !in.eof();
}

}  // namespace

std::uint64_t number_of(const Call& call) {
    Hash hash;
    const auto add = [&hash](std::string_view text) {
        hash.add(text);
        hash.add_byte(0xFF);  // a byte that no UTF-8 text has parts the fields
    };
    add(call.verb);
    for (const auto& [name, value] : call.options) {
        add(name);
        add(value);
    }
    add(call.input);
    if (call.lines) add(std::to_string(call.lines->manner.symbols));
    return hash.value();
}

std::string Journal::open(const std::string& file_name) {
    std::error_code error;
    if (std::filesystem::exists(file_name, error) && std::filesystem::file_size(file_name, error) > 0) {
        kept_.open(file_name, std::ios::binary);
        std::string line;
        if (!std::getline(kept_, line) || line != kFirstLine) {
            return "expected \"" + std::string(kFirstLine) + "\" in the first line of " + file_name +
                   ", so it is left alone";
        }
        // Cut short before its line end: begun again.
        std::streamoff good = kept_.eof() ? 0 : std::streamoff(kept_.tellg());
        for (Key key; read_record(kept_, key, nullptr); good = kept_.tellg()) places_.emplace_back(key, good);
        std::sort(places_.begin(), places_.end());
        std::filesystem::resize_file(file_name, static_cast<std::uintmax_t>(good), error);
    }
    file_.reset(std::fopen(file_name.c_str(), "ab"));
    if (file_ == nullptr) return "cannot write " + file_name;
    if (std::filesystem::file_size(file_name, error) == 0) {
        std::fprintf(file_.get(), "%s\n", kFirstLine);
        std::fflush(file_.get());
    }
    return {};
}

std::optional<PartResult> Journal::find(std::uint64_t call, std::int64_t part) {
    Key key{call, part};
    const auto place = std::lower_bound(places_.begin(), places_.end(), std::pair(key, std::streamoff{0}));
    if (place == places_.end() || place->first != key) return std::nullopt;
    kept_.clear();
    kept_.seekg(place->second);
    PartResult result;
    if (!read_record(kept_, key, &result)) return std::nullopt;
    return result;
}

bool Journal::add(std::uint64_t call, std::int64_t part, const PartResult& result) {
    std::FILE* file = file_.get();
    std::fprintf(file, "part %llu %lld %lld %zu\n", static_cast<unsigned long long>(call), static_cast<long long>(part),
                 static_cast<long long>(result.row_count), result.problems.size());
    std::fwrite(result.rows.data(), 1, result.rows.size(), file);
    for (const InputProblem& problem : result.problems) {
        std::fprintf(file, "%lld %lld %s\n", static_cast<long long>(problem.line),
                     static_cast<long long>(problem.column), problem.sentence.c_str());
    }
    std::fputs("end\n", file);
    return std::fflush(file) == 0;
}

}  // namespace rookery::cli
