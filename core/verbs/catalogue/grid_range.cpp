#include "verbs/catalogue/grid_range.hpp"

#include <utility>

#include "verbs/catalogue/count_table_source.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery {
namespace {

class GridsOfRange final : public GridSource {
  public:
    GridsOfRange(const CountTable& table, LongRangeOption::Range range) : pool_(table), range_{range} {}

    std::int64_t count() const override { return static_cast<std::int64_t>(range_.high - range_.low + 1); }
    void visit(std::int64_t begin, std::int64_t end, FunctionRef<void(const Grid9&)> take) const override {
        const GridNumber first = range_.low + static_cast<GridNumber>(begin);
        const GridNumber last = range_.low + static_cast<GridNumber>(end) - 1;
        pool_.with([&](Catalogue& catalogue) {
            catalogue.visit(first, last, [&](GridNumber, const Grid9& grid) {
                take(grid);
                return true;
            });
            return true;
        });
    }

  private:
    mutable CataloguePool pool_;
    LongRangeOption::Range range_;
};

}  // namespace

GridRangeOption::GridRangeOption(OptionPlace place, std::string_view name, std::string help)
    : range_(place, name, std::move(help), {1, kGridClasses}) {}

std::unique_ptr<GridSource> GridRangeOption::source(VerbOptions& options) const {
    const auto range = range_.if_given();
    if (!range) return nullptr;
    if (const CountTable* table = count_table()) return std::make_unique<GridsOfRange>(*table, *range);
    options.refuse(table_missing(kCatalogueTable));
    return nullptr;
}

}  // namespace rookery
