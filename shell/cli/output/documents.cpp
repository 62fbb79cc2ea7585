#include "output/documents.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <vector>

#include "output/result_file.hpp"

namespace rookery::cli {
namespace {

constexpr std::size_t kDocumentBlock = 1 << 16;

// Appends to the file. Returns false and sets errno if that fails.
bool append(const std::string& file_name, std::string_view text) {
    std::FILE* file = std::fopen(file_name.c_str(), "ab");
    if (file == nullptr) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const int error = errno;
    const bool closed = std::fclose(file) == 0;
    if (!written) errno = error;
    return written && closed;
}

// "1.2 MB"
std::string size_text(std::uintmax_t bytes) {
    constexpr double kThousand = 1000;
    constexpr std::array<const char*, 4> kUnits{"bytes", "kB", "MB", "GB"};
    auto size = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; size >= kThousand && unit + 1 < kUnits.size(); ++unit) size /= kThousand;
    char text[32];
    std::snprintf(text, sizeof text, "%.*f %s", unit == 0 ? 0 : 1, size, kUnits[unit]);
    return text;
}

std::string sentence_for(const std::string& file_name) {
    return "cannot write " + file_name + ": " + std::generic_category().message(errno);
}

}  // namespace

std::string Documents::check() const {
    for (const char* name : {"cnf", "lrat"}) {
        if (is_read_only(file_of(name))) return "cannot write " + file_of(name) + ": it is read-only";
    }
    const std::string file_name = part_file_of("cnf");
    std::error_code error;
    const bool was_there = std::filesystem::exists(file_name, error);
    if (!append(file_name, {})) return sentence_for(file_of("cnf"));
    if (!was_there) std::filesystem::remove(file_name, error);
    return {};
}

void Documents::add(std::int64_t part, std::string_view name, std::string_view text) {
    const std::lock_guard lock(mutex_);
    const std::string key(name);
    Document& document = documents_[key];
    document.part = part;
    document.obsolete = text.empty();
    if (text.empty()) return drop(key, document);
    append_to(key, document, text);
}

void Documents::document(std::string_view name, std::string_view text) {
    const std::lock_guard lock(mutex_);
    const std::string key(name);
    Document& document = documents_[key];
    if (!text.empty()) {
        document.joined = true;
        document.obsolete = false;
        return append_to(key, document, text);
    }
    if (document.joined) return drop(key, document);
    document.obsolete = true;
}

void Documents::append_to(const std::string& name, Document& document, std::string_view text) {
    document.waiting += text;
    if (document.waiting.size() >= kDocumentBlock) write(name, document);
}

void Documents::end_part(std::int64_t part) {
    const std::lock_guard lock(mutex_);
    for (auto& [name, document] : documents_) {
        if (document.part == part) give_name(name, document);
    }
}

void Documents::drop_behind(std::int64_t part) {
    const std::lock_guard lock(mutex_);
    for (auto& [name, document] : documents_) {
        if (document.part > part) drop(name, document);
    }
}

std::string Documents::finish(bool joined) {
    const std::lock_guard lock(mutex_);
    for (auto& [name, document] : documents_) {
        if (!document.obsolete || !joined) {
            give_name(name, document);
            continue;
        }
        drop(name, document);
        std::error_code error;
        std::filesystem::remove(file_of(name), error);
    }
    return problem_;
}

bool Documents::read(std::string_view name, FunctionRef<void(std::string_view piece)> take) {
    const std::string key(name);
    std::string file_name = file_of(key);
    {
        const std::lock_guard lock(mutex_);
        const auto known = documents_.find(key);
        if (known != documents_.end()) {
            write(key, known->second);
            if (known->second.place == Place::part_file) file_name = part_file_of(key);
        }
    }
    std::FILE* file = std::fopen(file_name.c_str(), "rb");
    if (file == nullptr) return false;
    std::vector<char> piece(kDocumentBlock);
    while (const std::size_t size = std::fread(piece.data(), 1, piece.size(), file)) take({piece.data(), size});
    std::fclose(file);
    return true;
}

std::string Documents::list() const {
    constexpr std::size_t kMaxListed = 6;
    const std::lock_guard lock(mutex_);
    std::vector<std::string> names;
    std::uintmax_t bytes = 0;
    for (const auto& [name, document] : documents_) {
        if (document.place != Place::file) continue;
        std::error_code error;
        const std::uintmax_t size = std::filesystem::file_size(file_of(name), error);
        if (error) continue;
        bytes += size;
        names.push_back(file_of(name) + " (" + size_text(size) + ')');
    }
    if (names.size() > kMaxListed) {
        return std::to_string(names.size()) + " files, " + base_ + ".*, " + size_text(bytes);
    }
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    }
    return text;
}

std::string Documents::part_file_of(const std::string& name) const {
    return file_of(name) + kPartEnding;
}

void Documents::write(const std::string& name, Document& document) {
    if (document.waiting.empty()) return;
    const std::string file_name = part_file_of(name);
    if (document.place == Place::nowhere) {
        std::error_code error;
        std::filesystem::remove(file_name, error);  // left by a run that was killed
    }
    if (problem_.empty() && !append(file_name, document.waiting)) fail(file_name);
    document.place = Place::part_file;
    document.waiting.clear();
}

void Documents::give_name(const std::string& name, Document& document) {
    write(name, document);
    if (document.place != Place::part_file || !problem_.empty()) return;
    const int descriptor = ::open(part_file_of(name).c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor >= 0) {
        take_rights(descriptor, file_of(name));
        ::close(descriptor);
    }
    if (std::rename(part_file_of(name).c_str(), file_of(name).c_str()) != 0) return fail(file_of(name));
    document.place = Place::file;
}

void Documents::drop(const std::string& name, Document& document) const {
    document.waiting.clear();
    std::error_code error;
    if (document.place != Place::nowhere) {
        std::filesystem::remove(document.place == Place::file ? file_of(name) : part_file_of(name), error);
    }
    document.place = Place::nowhere;
}

void Documents::fail(const std::string& file_name) {
    if (problem_.empty()) problem_ = sentence_for(file_name);
}

}  // namespace rookery::cli
