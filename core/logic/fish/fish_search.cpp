#include "logic/fish/fish_search.hpp"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

constexpr FishUnits kRows = 0x1FF;
constexpr FishUnits kColumns = kRows << 9;
constexpr FishUnits kBoxes = kRows << 18;

// The cells of `among` that see all of `cells`.
CellSet seen_by_all(CellSet among, CellSet cells) {
    cells.for_each([&](int cell) { among &= CellSet::peers_of(cell); });
    return among;
}

class Search {
  public:
    Search(CellSet places, CellSet targets, const FishQuery& query, FishVisitor& visitor)
        : places_{places},
          targets_{targets},
          query_{query},
          visitor_{visitor},
          only_outside_{query.shape == FishShape::basic} {
        for (int unit = 0; unit < kFishUnits; ++unit) {
            cells_of_[unit] = CellSet::house(house_of_unit(unit)) & places;
        }
    }

    bool run(FishUnits bases, FishUnits covers) {
        bases_ = {};
        covers_ = {};
        for (int unit = 0; unit < kFishUnits; ++unit) {
            const CellSet cells = cells_of_[unit];
            if (cells.empty()) continue;
            if ((bases >> unit & 1) != 0 && (!query_.narrow_bases || cells.size() <= query_.size)) bases_.add(unit);
            if ((covers >> unit & 1) != 0) covers_.add(unit);
        }
        return choose_bases(0, 0, {{}, {}, targets_, 0});
    }

  private:
    struct Units {
        std::array<std::uint8_t, kFishUnits> unit{};
        int count = 0;
        void add(int which) { unit[count++] = static_cast<std::uint8_t>(which); }
    };
    struct Bases {
        CellSet cells;
        CellSet endo_fins;
        CellSet targets;  // victims that see every endo fin
        FishUnits units = 0;
    };
    struct Covers {
        CellSet cells;
        CellSet twice;    // in two covers
        CellSet certain;  // candidates of the bases that are fins in any case
        CellSet targets;  // victims that see all of these
        FishUnits units = 0;
    };

    CellSet reached(CellSet targets, CellSet fins) const {
        return query_.far_victims ? targets : seen_by_all(targets, fins);
    }

    bool choose_bases(int chosen, int first, const Bases& before) {
        const int last = bases_.count - (query_.size - chosen);
        for (int i = first; i <= last; ++i) {
            const CellSet cells = cells_of_[bases_.unit[i]];
            const CellSet shared = before.cells & cells;
            Bases bases = before;
            if (!shared.empty()) {
                if (!query_.finned || before.endo_fins.size() + shared.size() > query_.max_endo_fins) continue;
                bases.targets = reached(before.targets, shared);
                if (bases.targets.empty()) continue;
                bases.endo_fins |= shared;
            }
            bases.cells |= cells;
            if (only_outside_ && (bases.targets - bases.cells).empty()) continue;
            bases.units |= FishUnits{1} << bases_.unit[i];
            if (chosen + 1 < query_.size ? choose_bases(chosen + 1, i + 1, bases) : cover(bases)) return true;
        }
        return false;
    }

    bool cover(const Bases& bases) {
        if (is_passed_over(bases)) return false;
        base_ = bases;
        usable_ = {};
        for (int i = 0; i < covers_.count; ++i) {
            const int unit = covers_.unit[i];
            if ((bases.units >> unit & 1) == 0 && !(cells_of_[unit] & bases.cells).empty()) usable_.add(unit);
        }
        reach_[usable_.count] = {};
        losers_[usable_.count] = {};
        widest_[usable_.count] = 0;
        for (int i = usable_.count - 1; i >= 0; --i) {
            const CellSet covered = cells_of_[usable_.unit[i]] & bases.cells;
            reach_[i] = reach_[i + 1] | covered;
            losers_[i] = losers_[i + 1] | losers_in(cells_of_[usable_.unit[i]]);
            widest_[i] = std::max(widest_[i + 1], covered.size());
        }
        return choose_covers(0, 0, {{}, {}, bases.endo_fins, bases.targets, 0});
    }

    // For large fish HoDoKu consults its templates, and then skips bases whose endo fins have only candidates of the
    // digit as common peers.
    bool is_passed_over(const Bases& bases) const {
        const int small = query_.shape == FishShape::basic ? 5 : query_.shape == FishShape::franken ? 4 : 3;
        return query_.size > small && !bases.endo_fins.empty() && seen_by_all(~places_, bases.endo_fins).empty();
    }

    bool choose_covers(int chosen, int first, const Covers& before) {
        const int left = query_.size - chosen - 1;  // after this one
        const int last = usable_.count - left - 1;
        const int most_fins = query_.finned ? query_.max_fins : 0;
        for (int i = first; i <= last; ++i) {
            if (((losers_in(before.cells) | losers_[i]) & before.targets).empty()) break;
            const CellSet open = base_.cells - before.cells;
            if (((open - reach_[i]) | before.certain).size() > most_fins) break;
            const CellSet cells = cells_of_[usable_.unit[i]];
            Covers covers = before;
            covers.cells |= cells;
            const CellSet uncovered = open - cells;
            if ((uncovered | before.certain).size() > most_fins + left * widest_[i + 1]) continue;
            covers.certain |= left > 0 ? uncovered - reach_[i + 1] : uncovered;
            if (covers.certain.size() > most_fins) continue;
            covers.targets = reached(before.targets, covers.certain - before.certain);
            if (covers.targets.empty()) continue;
            covers.twice |= before.cells & cells;
            covers.units |= FishUnits{1} << usable_.unit[i];
            if (left > 0 ? choose_covers(chosen + 1, i + 1, covers) : report(covers)) return true;
        }
        return false;
    }

    // The cells of covers that may lose the digit.
    CellSet losers_in(CellSet cells) const { return only_outside_ ? cells - base_.cells : cells; }

    bool report(const Covers& covers) {
        if (covers.certain.empty() == query_.finned) return false;
        const CellSet victims = ((covers.cells - base_.cells) | covers.twice) & covers.targets;
        if (victims.empty() && !query_.far_victims) return false;
        return visitor_.visit({base_.units, covers.units, base_.cells, covers.certain, base_.endo_fins, victims});
    }

    CellSet places_;
    CellSet targets_;
    FishQuery query_;
    FishVisitor& visitor_;
    bool only_outside_;  // no cell is in two covers, so only cells outside the bases lose the digit
    std::array<CellSet, kFishUnits> cells_of_;
    Units bases_;
    Units covers_;

    // For one choice of bases.
    Bases base_;
    Units usable_;                                // covers
    std::array<CellSet, kFishUnits + 1> reach_;   // base cells that the covers from here on contain
    std::array<CellSet, kFishUnits + 1> losers_;  // cells that may lose the digit because of them
    std::array<int, kFishUnits + 1> widest_{};    // the most base cells in one of them
};

}  // namespace

bool for_each_fish_of(CellSet places, CellSet targets, const FishQuery& query, FishVisitor& visitor) {
    Search search(places, targets, query, visitor);
    if (query.shape == FishShape::mutant) return search.run(kRows | kColumns | kBoxes, kRows | kColumns | kBoxes);
    const FishUnits boxes = query.shape == FishShape::franken ? kBoxes : 0;
    return search.run(kRows | boxes, kColumns | boxes) || search.run(kColumns | boxes, kRows | boxes);
}

FishShape shape_of(FishUnits bases, FishUnits covers) {
    const auto against = [&](FishUnits base_lines, FishUnits cover_lines) {
        const bool lines = (bases & base_lines) != 0 && (bases & cover_lines) == 0 && (covers & cover_lines) != 0 &&
                           (covers & base_lines) == 0;
        return !lines ? FishShape::mutant : ((bases | covers) & kBoxes) == 0 ? FishShape::basic : FishShape::franken;
    };
    return std::min(against(kRows, kColumns), against(kColumns, kRows));
}

bool is_sashimi(const Fish& fish) {
    for (FishUnits rest = fish.bases; rest != 0; rest &= rest - 1) {
        const CellSet cells = CellSet::house(house_of_unit(std::countr_zero(rest))) & fish.base_cells;
        if ((cells - fish.fins).size() <= 1) return true;
    }
    return false;
}

}  // namespace rookery
