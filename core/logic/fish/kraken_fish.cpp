// Kraken fish: a fish whose fins are followed by chains. Either the fish holds, or one of its fins is true.
//
//   type 1   eliminates a candidate of the covers that the fish excludes and that each fin makes false, because the fin
//            sees it or through a chain
//   type 2   if the fish holds, one of the base candidates in a cover is true; a candidate that each of these and each
//            fin makes false is eliminated
//
//          base       base        cover A      cover B
//      . . x . . . . . x . .      type 1: v in cover A, and the fin, through a chain, makes v false
//      . . x . . f . . x . .      type 2: both x of cover A, and the fin, make some candidate false
//          A           B
//
// With the defaults of HoDoKu 2.2 (which has it switched off): basic fish, then Franken fish, up to jellyfish, with at
// most two fins and no endo fins; chains over candidates and groups (inference_graph.hpp). Of equal ones the first is
// taken: by shape, size, no fins before fins, digit, bases, covers, and type 1 before type 2.
#include <algorithm>
#include <bit>
#include <set>

#include "logic/chains/chain_words.hpp"
#include "logic/finders.hpp"
#include "logic/fish/fish_steps.hpp"
#include "logic/highlights.hpp"
#include "logic/inferences/chain_display.hpp"
#include "logic/inferences/consequences.hpp"
#include "logic/inferences/inference_memory.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

constexpr int kMaxKrakenSize = 4;
constexpr int kMaxKrakenFins = 2;

struct Kraken {
    const Fish& fish;
    CellSet cases;  // candidates of the digit, each of which makes `victim` false
    NodeId victim;
    int cover = -1;  // the unit, for type 2
};

class KrakenVisitor final : public FishVisitor {
  public:
    KrakenVisitor(const State& state, StepSink& sink)
        : state_{state}, sink_{sink}, part_{sink.workspace().inferences().part(state, true)} {}
    void set_digit(int digit) { digit_ = digit; }

    bool visit(const Fish& fish) override {
        if (sink_.workspace().callback().stop_requested()) return true;
        return (sink_.wants(Technique::kraken_fish_1) && find_type_1(fish)) ||
               (sink_.wants(Technique::kraken_fish_2) && find_type_2(fish));
    }

  private:
    bool find_type_1(const Fish& fish) {
        CellSet open = fish.victims;
        fish.fins.for_each([&](int fin) { open &= false_by(fin); });
        CellSet seen = fish.victims;  // by all fins: a finned fish eliminates these
        fish.fins.for_each([&](int fin) { seen &= CellSet::peers_of(fin); });
        for (CellSet rest = open - seen; !rest.empty(); rest -= CellSet::single(rest.first())) {
            const NodeId victim = part_.graph.id_of(rest.first(), digit_);
            if (report({fish, fish.fins, victim})) return true;
        }
        return false;
    }
    // The places of the digit that are false if the fin is true.
    CellSet false_by(int fin) {
        const std::uint64_t* off = part_.closures.off(literal_of(part_.graph.id_of(fin, digit_), true));
        CellSet cells;
        state_.cells_with(digit_).for_each([&](int cell) {
            const NodeId id = part_.graph.id_of(cell, digit_);
            if ((off[id >> 6] >> (id & 63) & 1) != 0) cells |= CellSet::single(cell);
        });
        return cells;
    }

    bool find_type_2(const Fish& fish) {
        for (FishUnits rest = fish.covers; rest != 0; rest &= rest - 1) {
            const int cover = std::countr_zero(rest);
            const CellSet cover_cells = CellSet::house(house_of_unit(cover));
            const CellSet cases = (fish.base_cells & cover_cells) | fish.fins;
            const int words = part_.graph.words();
            common_.assign(static_cast<std::size_t>(words), ~std::uint64_t{0});
            cases.for_each([&](int cell) {
                const std::uint64_t* off = part_.closures.off(literal_of(part_.graph.id_of(cell, digit_), true));
                for (int i = 0; i < words; ++i) common_[static_cast<std::size_t>(i)] &= off[i];
            });
            for (int id = 0; id < part_.graph.candidate_count(); ++id) {
                if ((common_[static_cast<std::size_t>(id) >> 6] >> (id & 63) & 1) == 0) continue;
                const InferenceNode& node = part_.graph.node(static_cast<NodeId>(id));
                // Candidates of the digit in the cover itself belong to type 1.
                if (node.digit == digit_ && cover_cells.contains(node.cell)) continue;
                if (report({fish, cases, static_cast<NodeId>(id), cover})) return true;
            }
        }
        return false;
    }

    bool report(const Kraken& kraken) {
        const Technique technique = kraken.cover < 0 ? Technique::kraken_fish_1 : Technique::kraken_fish_2;
        if (!sink_.wants_first_only() && !known_.insert({technique, kraken.victim}).second) return false;
        const InferenceNode& victim = part_.graph.node(kraken.victim);
        Step& step = sink_.begin({.technique = technique, .length = std::popcount(kraken.fish.bases)});
        step.eliminations.push_back(cell_digit(victim.cell, victim.digit));
        if (sink_.wants_highlights()) highlight(step, kraken);
        return sink_.end();
    }
    void highlight(Step& step, const Kraken& kraken) {
        draw_fish(step, digit_, kraken.fish);
        if (kraken.cover >= 0) add_house(step, house_of_unit(kraken.cover));
        Consequences consequences;
        std::vector<Literal> path;
        kraken.cases.for_each([&](int cell) {
            consequences.expand(part_.graph, literal_of(part_.graph.id_of(cell, digit_), true));
            consequences.path_to(literal_of(kraken.victim, false), path);
            step.chains.push_back(shown_path(state_, part_.graph, path));
        });
    }

    const State& state_;
    int digit_ = 0;
    StepSink& sink_;
    InferenceMemory::Part& part_;
    std::vector<std::uint64_t> common_;
    std::set<std::pair<Technique, NodeId>> known_;
};

bool find_kraken_fish(const State& state, StepSink& sink) {
    KrakenVisitor visitor(state, sink);
    for (const FishShape shape : {FishShape::basic, FishShape::franken}) {
        for (int size = 2; size <= kMaxKrakenSize; ++size) {
            for (const bool finned : {false, true}) {
                FishQuery query{shape, size, finned, false};
                query.max_fins = kMaxKrakenFins;
                query.max_endo_fins = 0;
                query.far_victims = true;
                for (int digit = 1; digit <= 9; ++digit) {
                    const CellSet places = state.cells_with(digit);
                    visitor.set_digit(digit);
                    if (!places.empty() && for_each_fish_of(places, places, query, visitor)) {
                        return !sink.workspace().callback().stop_requested();
                    }
                }
            }
        }
    }
    return false;
}

std::string say_kraken_fish(const Step& step, Language language) {
    const auto size = static_cast<std::size_t>(step.length);
    const std::span<const std::uint8_t> houses(step.houses);
    const std::size_t fins = marked_cells(step, MarkRole::fin).size();
    const Value fish = Value::text(with_fins(fish_reason(step, language), step, language));
    const std::string reason = houses.size() > 2 * size
                                   ? say(fins == 0 ? Phrase::kraken_places : Phrase::kraken_places_and_fins, language,
                                         {fish, Value::house(houses.back())})
                                   : say(fins == 1 ? Phrase::kraken_fin : Phrase::kraken_fins, language, {fish});
    std::string text = concluded(reason, step, language);
    for (const Chain& chain : step.chains) text += "\n" + chain_lines(chain, language);
    return text;
}

}  // namespace

constinit const TechniqueLabel labels::kKrakenFish{
    .group = TechniqueGroup::fish,
    .techniques = {Technique::kraken_fish_1, Technique::kraken_fish_2},
};
constinit const TechniqueCard cards::kKrakenFish{
    .label = labels::kKrakenFish,
    .find = find_kraken_fish,
    .say = say_kraken_fish,
};

}  // namespace rookery
