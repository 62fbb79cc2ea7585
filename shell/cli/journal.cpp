#include "journal.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace rookery::cli {
namespace {

constexpr const char* kFirstLine = "rookery resume 1";

// Reads one record; false if the file ends, or the record is not whole.
bool read_record(std::istream& in, std::pair<std::uint64_t, std::int64_t>& key, CollectingSink& result) {
    std::string line;
    std::string word;
    if (!std::getline(in, line)) return false;
    std::istringstream head(line);
    std::int64_t rows = 0;
    std::int64_t problems = 0;
    if (!(head >> word >> key.first >> key.second >> rows >> problems) || word != "part") return false;
    for (; rows > 0; --rows) {
        if (!std::getline(in, line)) return false;
        result.rows.push_back(line);
    }
    for (; problems > 0; --problems) {
        InputProblem problem;
        if (!std::getline(in, line)) return false;
        std::istringstream fields(line);
        if (!(fields >> problem.line >> problem.column) || fields.get() != ' ') return false;
        std::getline(fields, problem.sentence);
        result.problems.push_back(problem);
    }
    return std::getline(in, line) && line == "end" && !in.eof();
}

}  // namespace

std::uint64_t number_of(const Call& call) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    const auto add = [&hash](std::string_view text) {
        for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
        hash = (hash ^ 0xFFU) * 0x100000001B3U;  // a byte that no UTF-8 text has parts the fields
    };
    add(call.verb);
    for (const auto& [name, value] : call.options) {
        add(name);
        add(value);
    }
    add(call.input);
    return hash;
}

std::string Journal::open(const std::string& file_name) {
    std::error_code error;
    if (std::filesystem::exists(file_name, error) && std::filesystem::file_size(file_name, error) > 0) {
        std::ifstream in(file_name, std::ios::binary);
        std::string line;
        if (!std::getline(in, line) || line != kFirstLine) {
            return "expected \"" + std::string(kFirstLine) + "\" in the first line of " + file_name +
                   ", so it is left alone";
        }
        std::streamoff good = in.tellg();
        std::pair<std::uint64_t, std::int64_t> key;
        for (CollectingSink result; read_record(in, key, result); result = {}) {
            parts_[key] = std::move(result);
            good = in.tellg();
        }
        in.close();
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

const CollectingSink* Journal::find(std::uint64_t call, std::int64_t part) const {
    const auto found = parts_.find({call, part});
    return found == parts_.end() ? nullptr : &found->second;
}

bool Journal::add(std::uint64_t call, std::int64_t part, const CollectingSink& result) {
    std::FILE* file = file_.get();
    std::fprintf(file, "part %llu %lld %zu %zu\n", static_cast<unsigned long long>(call), static_cast<long long>(part),
                 result.rows.size(), result.problems.size());
    for (const std::string& row : result.rows) std::fprintf(file, "%s\n", row.c_str());
    for (const InputProblem& problem : result.problems) {
        std::fprintf(file, "%lld %lld %s\n", static_cast<long long>(problem.line),
                     static_cast<long long>(problem.column), problem.sentence.c_str());
    }
    std::fputs("end\n", file);
    return std::fflush(file) == 0;
}

}  // namespace rookery::cli
