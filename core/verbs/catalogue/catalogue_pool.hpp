// The catalogues that the parts of a job share: one per thread.
#pragma once

#include <memory>
#include <utility>

#include "catalogue/catalogue.hpp"
#include "verbs/idle_pool.hpp"

namespace rookery {

class CataloguePool {
  public:
    // `table` must outlive it.
    explicit CataloguePool(const CountTable& table) : table_{table} {}

    // Returns f(catalogue).
    template <class F>
    auto with(F f) {
        std::unique_ptr<Catalogue> catalogue = idle_.take([&] { return std::make_unique<Catalogue>(table_); });
        auto result = f(*catalogue);
        idle_.give_back(std::move(catalogue));
        return result;
    }

  private:
    const CountTable& table_;
    IdlePool<Catalogue> idle_;
};

}  // namespace rookery
