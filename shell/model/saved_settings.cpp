#include "model/saved_settings.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "model/model.hpp"
#include "model/saved_text.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

struct Setting {
    std::string_view key;
    std::string (*get)(const Model&);
    void (*set)(Model&, std::string_view);
};

// Of the box for a puzzle: what is longer is a list on its way.
constexpr std::size_t kLongestText = 20'000;

std::string written(bool on) {
    return on ? "1" : "0";
}
template <class E>
std::string written_number(E value) {
    return std::to_string(static_cast<int>(value));
}
template <class E>
void read_number(std::string_view text, int count, E& value) {
    const auto number = saved_number(text);
    if (number && *number >= 0 && *number < count) value = static_cast<E>(*number);
}

// A switch, a value of an enumeration, a text that the model itself has.
template <auto Member>
constexpr Setting model_switch(std::string_view key) {
    return {key, [](const Model& m) { return written(m.*Member); },
            [](Model& m, std::string_view text) { m.*Member = text == "1"; }};
}
template <std::string Model::*Member>
constexpr Setting model_text(std::string_view key) {
    return {key, [](const Model& m) { return m.*Member; },
            [](Model& m, std::string_view text) { m.*Member = std::string(text); }};
}
// The same of a part of the model that `Of` finds.
template <class Of, auto Member>
constexpr Setting part_switch(std::string_view key) {
    return {key, [](const Model& m) { return written(Of::in(m).*Member); },
            [](Model& m, std::string_view text) { Of::in(m).*Member = text == "1"; }};
}
template <class Of, auto Member, int Count>
constexpr Setting part_choice(std::string_view key) {
    return {key, [](const Model& m) { return written_number(Of::in(m).*Member); },
            [](Model& m, std::string_view text) { read_number(text, Count, Of::in(m).*Member); }};
}
template <class Of, auto Member>
constexpr Setting part_field(std::string_view key) {
    return {key, [](const Model& m) { return (Of::in(m).*Member).text; },
            [](Model& m, std::string_view text) {
                Of::in(m).*Member = Field{std::string(text), {}};
            }};
}
template <class Of, auto Range, auto End>
constexpr Setting part_range(std::string_view key) {
    return {key, [](const Model& m) { return (Of::in(m).*Range.*End).text; },
            [](Model& m, std::string_view text) {
                Of::in(m).*Range.*End = Field{std::string(text), {}};
            }};
}

struct OfGenerate {
    template <class M>
    static auto& in(M& m) {
        return m.generate;
    }
};
struct OfWishes {
    template <class M>
    static auto& in(M& m) {
        return m.generate.wishes;
    }
};
struct OfExact {
    template <class M>
    static auto& in(M& m) {
        return m.generate.exact;
    }
};
struct OfEnumerate {
    template <class M>
    static auto& in(M& m) {
        return m.enumerate;
    }
};
struct OfLab {
    template <class M>
    static auto& in(M& m) {
        return m.lab;
    }
};

// Techniques by their names, with commas.
std::string ids_of(TechniqueSet set) {
    std::string text;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if ((set & technique_bit(technique)) != 0) append_item(text, id_of(technique), ",");
    }
    return text;
}
TechniqueSet techniques_named(std::string_view text) {
    TechniqueSet set = 0;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const std::string id = "," + id_of(static_cast<Technique>(t)) + ",";
        if (("," + std::string(text) + ",").find(id) != std::string::npos) {
            set |= technique_bit(static_cast<Technique>(t));
        }
    }
    return set;
}

// "dlx 1 1 0,...": the method, its setting, whether it is ticked, whether it was added.
std::string lab_entries(const Model& m) {
    std::string text;
    for (const LabEntry& entry : m.lab.methods.entries()) {
        append_item(text,
                    std::string(entry.kind().id) + " " + std::to_string(entry.setting) + " " + written(entry.on) + " " +
                        written(entry.added),
                    ",");
    }
    return text;
}
void take_lab_entries(Model& m, std::string_view text) {
    std::vector<LabEntry> entries;
    const auto methods = lab_methods();
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), item.size() + 1));
        const std::string_view id = item.substr(0, item.find(' '));
        const auto method =
            std::find_if(methods.begin(), methods.end(), [&](const LabMethod& l) { return l.id == id; });
        const std::string_view rest = item.substr(std::min(item.size(), id.size() + 1));
        const auto setting = saved_number(rest.substr(0, rest.find(' ')));
        if (method == methods.end() || !setting || rest.size() < 4) return;
        entries.push_back({static_cast<int>(method - methods.begin()), static_cast<int>(*setting),
                           rest[rest.size() - 3] == '1', rest.back() == '1'});
    }
    m.lab.methods.take(std::move(entries));
}

constexpr auto kSettings = std::to_array<Setting>({
    {"mode", [](const Model& m) { return written_number(m.mode); },
     [](Model& m, std::string_view text) { read_number(text, 5, m.mode); }},
    {"theme", [](const Model& m) { return written_number(m.theme); },
     [](Model& m, std::string_view text) { read_number(text, 3, m.theme); }},
    model_switch<&Model::letter_keys>("letter-keys"),
    {"cursor", [](const Model& m) { return std::to_string(m.play.cursor()); },
     [](Model& m, std::string_view text) {
         int cell = m.play.cursor();
         read_number(text, Geometry9::kCells, cell);
         m.play.select(cell);
     }},
    {"entry-mode", [](const Model& m) { return written_number(m.play.entry_mode()); },
     [](Model& m, std::string_view text) {
         EntryMode mode = m.play.entry_mode();
         read_number(text, kEntryModeCount, mode);
         m.play.set_entry_mode(mode);
     }},
    {"show-candidates", [](const Model& m) { return written(m.play.wants_candidates()); },
     [](Model& m, std::string_view text) { m.play.show_candidates(text == "1"); }},
    // Those that are left out: a version with more of them has the new ones on.
    {"techniques-off", [](const Model& m) { return ids_of(kAllTechniques & ~m.techniques.set()); },
     [](Model& m, std::string_view text) { m.techniques.take(kAllTechniques & ~techniques_named(text)); }},
    model_switch<&Model::text_box_open>("text-box-open"),
    {"text-box", [](const Model& m) { return m.text_box.size() <= kLongestText ? m.text_box : std::string{}; },
     [](Model& m, std::string_view text) { m.text_box = std::string(text); }},
    model_text<&Model::text_problem>("text-problem"),
    model_switch<&Model::sheet_open>("sheet-open"),
    model_switch<&Model::picture_candidates>("picture-candidates"),
    {"timer", [](const Model& m) { return written(m.timer.shown()); },
     [](Model& m, std::string_view text) { m.timer.show(text == "1", m.host.now_seconds()); }},

    {"list-filter", [](const Model& m) { return m.list.filter_text(); },
     [](Model& m, std::string_view text) { m.list.set_filter(std::string(text)); }},
    {"list-sort", [](const Model& m) { return saved_sort(m.list.list().table); },
     [](Model& m, std::string_view text) { take_sort(m.list.table(), text); }},
    model_switch<&Model::histogram_open>("histogram-open"),

    part_choice<OfGenerate, &GeneratePage::view, 3>("generate-view"),
    {"symmetry", [](const Model& m) { return written_number(m.generate.symmetry()); },
     [](Model& m, std::string_view text) {
         PatternSymmetry symmetry = m.generate.symmetry();
         read_number(text, kPatternSymmetryCount, symmetry);
         m.generate.take_symmetry(symmetry);
     }},
    {"wish-sections",
     [](const Model& m) {
         std::string text;
         for (int i = 0; i < kWishSectionCount; ++i) text += written(m.generate.is_open(static_cast<WishSection>(i)));
         return text;
     },
     [](Model& m, std::string_view text) {
         for (int i = 0; i < kWishSectionCount && i < static_cast<int>(text.size()); ++i) {
             const auto section = static_cast<WishSection>(i);
             const bool open = text[static_cast<std::size_t>(i)] == '1';
             if (open != m.generate.is_open(section)) m.generate.flip(section);
         }
     }},
    {"per-page", [](const Model& m) { return std::to_string(m.generate.per_page); },
     [](Model& m, std::string_view text) {
         if (text == "1" || text == "2" || text == "4" || text == "6") m.generate.per_page = text[0] - '0';
     }},
    {"results-filter", [](const Model& m) { return m.generate.results.filter.text; },
     [](Model& m, std::string_view text) {
         m.generate.results.filter.set(m.generate.results.table, std::string(text));
     }},
    {"results-sort", [](const Model& m) { return saved_sort(m.generate.results.table); },
     [](Model& m, std::string_view text) { take_sort(m.generate.results.table, text); }},
    part_field<OfWishes, &GenerateWishes::count>("count"),
    part_range<OfWishes, &GenerateWishes::er, &FieldRange::from>("er-from"),
    part_range<OfWishes, &GenerateWishes::er, &FieldRange::to>("er-to"),
    part_range<OfWishes, &GenerateWishes::clues, &FieldRange::from>("clues-from"),
    part_range<OfWishes, &GenerateWishes::clues, &FieldRange::to>("clues-to"),
    part_range<OfWishes, &GenerateWishes::ep, &FieldRange::from>("ep-from"),
    part_range<OfWishes, &GenerateWishes::ep, &FieldRange::to>("ep-to"),
    part_range<OfWishes, &GenerateWishes::ed, &FieldRange::from>("ed-from"),
    part_range<OfWishes, &GenerateWishes::ed, &FieldRange::to>("ed-to"),
    part_range<OfWishes, &GenerateWishes::steps, &FieldRange::from>("steps-from"),
    part_range<OfWishes, &GenerateWishes::steps, &FieldRange::to>("steps-to"),
    part_switch<OfWishes, &GenerateWishes::minimal>("minimal"),
    part_switch<OfWishes, &GenerateWishes::pearl>("pearl"),
    part_switch<OfWishes, &GenerateWishes::diamond>("diamond"),
    {"required-techniques", [](const Model& m) { return ids_of(m.generate.wishes.required); },
     [](Model& m, std::string_view text) { m.generate.wishes.required = techniques_named(text); }},
    part_choice<OfWishes, &GenerateWishes::start, kStartFromCount>("start"),
    part_field<OfWishes, &GenerateWishes::wnef>("wnef"),
    part_field<OfWishes, &GenerateWishes::tolerance>("tolerance"),
    part_switch<OfWishes, &GenerateWishes::lowest>("lowest"),
    part_choice<OfWishes, &GenerateWishes::weight, static_cast<int>(kEaseWeights.size())>("weight"),
    part_choice<OfWishes, &GenerateWishes::uniqueness, kUniquenessTestCount>("uniqueness"),
    part_field<OfWishes, &GenerateWishes::guesses>("guesses"),
    part_choice<OfWishes, &GenerateWishes::masking, kMaskingCount>("masking"),
    part_switch<OfWishes, &GenerateWishes::anneal>("anneal"),
    part_field<OfWishes, &GenerateWishes::minutes>("minutes"),
    part_field<OfWishes, &GenerateWishes::give_up>("give-up"),
    part_field<OfWishes, &GenerateWishes::seed>("seed"),
    part_switch<OfWishes, &GenerateWishes::unrated>("unrated"),

    {"strategies", [](const Model& m) { return names_of(m.generate.exact.strategies); },
     [](Model& m, std::string_view text) {
         if (const auto set = strategies_named(text)) m.generate.exact.strategies = *set;
     }},
    part_field<OfExact, &ExactPage::minutes>("exact-minutes"),
    part_field<OfExact, &ExactPage::seed>("exact-seed"),

    part_choice<OfEnumerate, &EnumeratePage::view, 2>("enumerate-view"),
    part_field<OfEnumerate, &EnumeratePage::clues>("enumerate-clues"),
    part_field<OfEnumerate, &EnumeratePage::most>("enumerate-most"),
    part_switch<OfEnumerate, &EnumeratePage::minimal>("enumerate-minimal"),
    part_switch<OfEnumerate, &EnumeratePage::first_only>("enumerate-first"),
    part_switch<OfEnumerate, &EnumeratePage::gridchecker>("enumerate-gridchecker"),

    part_choice<OfLab, &LabPage::view, 2>("lab-view"),
    part_choice<OfLab, &LabPage::detail, 3>("lab-detail"),
    {"lab-methods", lab_entries, take_lab_entries},
    part_field<OfLab, &LabPage::limit>("lab-limit"),
    part_field<OfLab, &LabPage::effort>("lab-effort"),
    part_field<OfLab, &LabPage::seed>("lab-seed"),
    part_switch<OfLab, &LabPage::keeps_trace>("lab-trace"),
    part_field<OfLab, &LabPage::race_first>("race-first"),
    part_field<OfLab, &LabPage::race_effort>("race-effort"),
    part_switch<OfLab, &LabPage::race_unique>("race-unique"),
});

}  // namespace

std::string saved_sort(const Table& table) {
    for (int c = 0; c < kColumnCount; ++c) {
        const auto column = static_cast<Column>(c);
        if (!table.is_sorted_by(column)) continue;
        return (table.is_descending() ? "-" : "") + std::string(short_name_of(column));
    }
    return {};
}

void take_sort(Table& table, std::string_view text) {
    const bool descending = text.substr(0, 1) == "-";
    const auto column = column_of(text.substr(descending ? 1 : 0));
    if (column) table.sort_by(*column, descending);
}

std::string saved_settings(const Model& model) {
    std::string text;
    for (const Setting& setting : kSettings) put_saved(text, setting.key, setting.get(model));
    return text;
}

bool take_setting(Model& model, std::string_view key, std::string_view value) {
    const auto found = std::find_if(kSettings.begin(), kSettings.end(), [&](const Setting& s) { return s.key == key; });
    if (found == kSettings.end()) return false;
    found->set(model, value);
    return true;
}

}  // namespace rookery::shell
