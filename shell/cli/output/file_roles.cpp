#include "output/file_roles.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <system_error>
#include <vector>

#include "output/result_file.hpp"

namespace rookery::cli {
namespace {

namespace fs = std::filesystem;

std::string path_of(const std::string& name) {
    std::error_code error;
    return fs::weakly_canonical(fs::absolute(name, error), error).string();
}

// Identifies an existing file by device and inode, and any other by its path.
class Identity {
  public:
    explicit Identity(const std::string& name) {
        struct stat about {};
        if (name == "-" ? fstat(STDIN_FILENO, &about) == 0 : stat(name.c_str(), &about) == 0) take(about);
        if (name != "-") path_ = path_of(name);
    }

    bool is_other_kind() const { return exists_ && !regular_; }
    bool is_same(const Identity& other) const {
        if (exists_ != other.exists_) return false;
        if (exists_) return regular_ && device_ == other.device_ && number_ == other.number_;
        return !path_.empty() && path_ == other.path_;
    }
    // Whether --proof may write it.
    bool is_document_of(const std::string& base) const {
        return path_.starts_with(base + '.') && (path_.ends_with(".cnf") || path_.ends_with(".lrat"));
    }

  private:
    void take(const struct stat& about) {
        exists_ = true;
        regular_ = S_ISREG(about.st_mode);
        device_ = about.st_dev;
        number_ = about.st_ino;
    }

    bool exists_ = false;
    bool regular_ = false;
    dev_t device_ = 0;
    ino_t number_ = 0;
    std::string path_;
};

// "--output FILE", or the input.
struct Role {
    std::string words;
    Identity identity;
};

std::string conflict(const std::string& option, const Role& other) {
    return "expected different files for " + option + " and " + other.words;
}

std::vector<Role> inputs_of_run(const Settings& settings) {
    std::vector<Role> inputs;
    for (const std::string& name : settings.files) inputs.push_back({"the input " + name, Identity(name)});
    if (settings.files.empty()) inputs.push_back({"standard input", Identity("-")});
    for (const std::string& name : settings.option_files) inputs.push_back({"the input " + name, Identity(name)});
    return inputs;
}

}  // namespace

std::string file_problem(const Settings& settings) {
    std::vector<Role> others = inputs_of_run(settings);
    const auto add = [&others](const std::string& option, const std::string& name) -> std::string {
        Role role{option + ' ' + name, Identity(name)};
        for (const Role& other : others) {
            if (role.identity.is_same(other.identity)) return conflict(role.words, other);
        }
        others.push_back(std::move(role));
        return {};
    };
    if (!settings.resume.empty()) {
        if (Identity(settings.resume).is_other_kind()) {
            return "expected the name of a file for --resume, found " + settings.resume;
        }
        if (std::string problem = add("--resume", settings.resume); !problem.empty()) return problem;
    }
    if (!settings.output.empty()) {
        // A run that ends early writes the second one.
        for (const std::string& name : {settings.output, settings.output + kPartEnding}) {
            if (std::string problem = add("--output", name); !problem.empty()) return problem;
        }
    }
    if (settings.proof.empty()) return {};
    const std::string base = path_of(settings.proof);
    for (const Role& other : others) {
        if (other.identity.is_document_of(base)) return conflict("--proof " + settings.proof, other);
    }
    return {};
}

}  // namespace rookery::cli
