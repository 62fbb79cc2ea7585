// Folder of the fuzzer's corpora: one subfolder per target.
#pragma once

#include <string>

namespace rookery::tests {

const std::string& corpus_folder();

}  // namespace rookery::tests
