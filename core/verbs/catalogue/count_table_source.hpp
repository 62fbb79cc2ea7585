// The table of the catalogue of grids (catalogue/count_table.hpp), which a program supplies to its verbs, and the
// catalogues made from it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>

#include "catalogue/catalogue.hpp"
#include "catalogue/count_table.hpp"
#include "verbs/idle_pool.hpp"

namespace rookery {

// False if `bytes` are not the table; they must stay in place. See load_table() (tables/tables.hpp).
bool set_count_table(std::span<const std::uint8_t> bytes);
// Null: it was not supplied.
const CountTable* count_table();

// The catalogues that the parts of a job share: one per thread.
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
