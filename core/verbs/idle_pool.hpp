// What parts of a job need while they run on several threads: as many as ever ran at once, each at work for one part
// at a time.
#pragma once

#include <array>
#include <atomic>
#include <memory>

namespace rookery {

template <class T>
class IdlePool {
  public:
    IdlePool() = default;
    ~IdlePool() {
        for (std::atomic<T*>& place : idle_) delete place.load();
    }
    IdlePool(const IdlePool&) = delete;
    IdlePool& operator=(const IdlePool&) = delete;

    // One that was at work before, and knows more, if one is idle; otherwise what make() gives.
    template <class Make>
    std::unique_ptr<T> take(Make make) {
        for (std::atomic<T*>& place : idle_) {
            if (T* one = place.exchange(nullptr)) return std::unique_ptr<T>(one);
        }
        return make();
    }
    // Keeps it for the next part; beyond kMax it goes.
    void give_back(std::unique_ptr<T> one) {
        for (std::atomic<T*>& place : idle_) {
            T* nobody = nullptr;
            if (place.compare_exchange_strong(nobody, one.get())) {
                static_cast<void>(one.release());
                return;
            }
        }
    }

  private:
    static constexpr int kMax = 64;

    std::array<std::atomic<T*>, kMax> idle_{};  // owned
};

}  // namespace rookery
