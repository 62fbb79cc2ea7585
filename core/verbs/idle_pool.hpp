// Objects that parts of a job use while they run on several threads: as many as ever ran at once, each used by one part
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

    // Returns an idle object, which has learned from earlier parts, or else the result of make().
    template <class Make>
    std::unique_ptr<T> take(Make make) {
        for (std::atomic<T*>& place : idle_) {
            if (T* one = place.exchange(nullptr)) return std::unique_ptr<T>(one);
        }
        return make();
    }
    // Keeps the object for the next part; discards it beyond kMax.
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
