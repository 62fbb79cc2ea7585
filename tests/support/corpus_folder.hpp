// Where the corpora of the fuzzer lie: a folder for each target.
#pragma once

#include <string>

namespace rookery::tests {

const std::string& corpus_folder();

}  // namespace rookery::tests
