// The files behind --proof FILE: each document of a job as FILE.NAME.
//
// A job may have hundreds of documents, of which a few grow at a time: so no file is kept open, and text is written in
// blocks.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "job/job.hpp"

namespace rookery::cli {

class Documents final : public DocumentStore {
  public:
    explicit Documents(std::string base) : base_{std::move(base)} {}

    // Tries to write beside FILE. Returns a sentence if that cannot be done, or nothing.
    std::string check() const;
    // As Sink::document, from that part of the job; for any number of threads at once.
    void add(std::int64_t part, std::string_view name, std::string_view text);
    // What parts behind this one have sent is not needed.
    void drop_behind(std::int64_t part);
    // Once no part runs: those of all runs that wrote beside this FILE.
    bool read(std::string_view name, FunctionRef<void(std::string_view piece)> take) override;
    void document(std::string_view name, std::string_view text) override { add(0, name, text); }
    // Writes what is left. Returns a sentence if something could not be written, or nothing.
    std::string finish();
    // "FILE.cnf (1.2 MB) and FILE.lrat (20.5 MB)": what this run has written and kept; empty: nothing.
    std::string list() const;

  private:
    struct Document {
        std::int64_t part = 0;
        std::string waiting;  // not written yet
    };
    std::string file_of(const std::string& name) const { return base_ + '.' + name; }
    void write(const std::string& name, Document& document);
    void drop(const std::string& name, Document& document) const;

    std::string base_;
    mutable std::mutex mutex_;                   // guards the next two
    std::map<std::string, Document> documents_;  // by name
    std::string problem_;                        // the first
};

}  // namespace rookery::cli
