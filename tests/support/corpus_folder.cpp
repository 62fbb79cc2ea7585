#include "support/corpus_folder.hpp"

namespace rookery::tests {

const std::string& corpus_folder() {
    static const std::string folder = ROOKERY_CORPUS;
    return folder;
}

}  // namespace rookery::tests
