#include "logic/chain_words.hpp"

namespace rookery {

std::string chain_words(const Step&) {
    return "";
}

}  // namespace rookery
