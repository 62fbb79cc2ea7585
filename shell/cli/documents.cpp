#include "documents.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace rookery::cli {
namespace {

constexpr std::size_t kBlock = 1 << 16;

// Appends to the file. False with errno if that failed.
bool append(const std::string& file_name, std::string_view text) {
    std::FILE* file = std::fopen(file_name.c_str(), "ab");
    if (file == nullptr) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const int error = errno;
    const bool closed = std::fclose(file) == 0;
    if (!written) errno = error;
    return written && closed;
}

std::string sentence_for(const std::string& file_name) {
    return "cannot write " + file_name + ": " + std::generic_category().message(errno);
}

}  // namespace

std::string Documents::check() const {
    const std::string file_name = file_of("cnf");
    std::error_code error;
    const bool was_there = std::filesystem::exists(file_name, error);
    if (!append(file_name, {})) return sentence_for(file_name);
    if (!was_there) std::filesystem::remove(file_name, error);
    return {};
}

void Documents::add(std::int64_t part, std::string_view name, std::string_view text) {
    const std::lock_guard lock(mutex_);
    const std::string key(name);
    Document& document = documents_[key];
    document.part = part;
    if (text.empty()) {
        drop(key, document);
        return;
    }
    document.waiting += text;
    if (document.waiting.size() >= kBlock) write(key, document);
}

void Documents::drop_behind(std::int64_t part) {
    const std::lock_guard lock(mutex_);
    for (auto& [name, document] : documents_) {
        if (document.part > part) drop(name, document);
    }
}

std::string Documents::finish() {
    const std::lock_guard lock(mutex_);
    for (auto& [name, document] : documents_) {
        if (!document.waiting.empty()) write(name, document);
    }
    return problem_;
}

void Documents::write(const std::string& name, Document& document) {
    const std::string file_name = file_of(name);
    if (problem_.empty() && !append(file_name, document.waiting)) problem_ = sentence_for(file_name);
    document.waiting.clear();
}

void Documents::drop(const std::string& name, Document& document) const {
    document.waiting.clear();
    std::error_code error;
    std::filesystem::remove(file_of(name), error);
}

}  // namespace rookery::cli
