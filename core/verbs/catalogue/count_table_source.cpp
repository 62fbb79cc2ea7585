#include "verbs/catalogue/count_table_source.hpp"

#include <optional>

#include "verbs/catalogue/grid_numbers.hpp"

namespace rookery {
namespace {

class NumbersOfCatalogue final : public GridNumbers {
  public:
    explicit NumbersOfCatalogue(const CountTable& table) : pool_(table) {}

    std::int64_t number_of(const Grid9& grid) const override {
        return pool_.with([&](Catalogue& catalogue) { return static_cast<std::int64_t>(catalogue.number_of(grid)); });
    }

  private:
    mutable CataloguePool pool_;
};

std::optional<CountTable>& table_of_program() {
    static std::optional<CountTable> table;
    return table;
}

}  // namespace

bool set_count_table(std::span<const std::uint8_t> bytes) {
    table_of_program() = CountTable::read(bytes);
    if (!table_of_program()) return false;
    static const NumbersOfCatalogue numbers(*table_of_program());
    set_grid_numbers(&numbers);
    return true;
}

const CountTable* count_table() {
    const std::optional<CountTable>& table = table_of_program();
    return table ? &*table : nullptr;
}

}  // namespace rookery
