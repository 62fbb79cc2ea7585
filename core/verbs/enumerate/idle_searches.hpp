// The searches of an enumeration whose parts run on several threads: as many as ever ran at once, each at work for one
// part at a time.
#pragma once

#include <array>
#include <atomic>
#include <memory>

#include "enumerate/enumerate.hpp"

namespace rookery {

class IdleSearches {
  public:
    // Of `enumeration`, which outlives this.
    explicit IdleSearches(const Enumeration& enumeration) : enumeration_{enumeration} {}
    ~IdleSearches() {
        for (std::atomic<EnumerationSearch*>& place : idle_) delete place.load();
    }
    IdleSearches(const IdleSearches&) = delete;
    IdleSearches& operator=(const IdleSearches&) = delete;

    // One that has run before, and knows more, if one is idle; otherwise a new one.
    std::unique_ptr<EnumerationSearch> take() {
        for (std::atomic<EnumerationSearch*>& place : idle_) {
            if (EnumerationSearch* search = place.exchange(nullptr)) return std::unique_ptr<EnumerationSearch>(search);
        }
        return enumeration_.search();
    }
    // Keeps it for the next part; beyond kMax it goes.
    void give_back(std::unique_ptr<EnumerationSearch> search) {
        for (std::atomic<EnumerationSearch*>& place : idle_) {
            EnumerationSearch* nobody = nullptr;
            if (place.compare_exchange_strong(nobody, search.get())) {
                static_cast<void>(search.release());
                return;
            }
        }
    }

  private:
    static constexpr int kMax = 64;

    const Enumeration& enumeration_;
    std::array<std::atomic<EnumerationSearch*>, kMax> idle_{};  // owned
};

}  // namespace rookery
