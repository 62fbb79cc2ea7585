// True (ON): filled disc; false (OFF): hollow disc; both in different branches: a disc in a ring. An assumption is a
// diamond instead of a disc, a contradiction has a square around it.
//
// Strong links are solid, weak ones dashed, nested ones dotted, each with an arrowhead at its end. An arrow is an arc
// of a few possible bends; it takes the one that covers fewest digits and that no other arrow between the same places
// has.
#include "panels/chain_overlay.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace rookery::shell {
namespace {

constexpr float kDiamondReach = 0.178F;
constexpr float kConflictReach = 0.172F;
constexpr float kStartGap = 0.16F;  // from a candidate's centre to its arrow
constexpr float kEndGap = 0.18F;
constexpr int kSamples = 24;  // straight pieces of an arc

using Arc = std::array<ImVec2, kSamples + 1>;

ImVec2 between(ImVec2 a, ImVec2 b, float share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

float distance(ImVec2 a, ImVec2 b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

// From disc to disc, leaving and reaching them at `angle` to the straight line (positive: to the left on screen).
Arc arc_between(ImVec2 from, ImVec2 to, float angle, float from_gap, float to_gap) {
    const float along = std::atan2(to.y - from.y, to.x - from.x);
    const auto off = [](ImVec2 point, float direction, float length) {
        return ImVec2{point.x + std::cos(direction) * length, point.y + std::sin(direction) * length};
    };
    constexpr float kPi = 3.14159265F;
    const float out = along - angle;
    const float in = along + kPi + angle;
    const ImVec2 p0 = off(from, out, from_gap);
    const ImVec2 p3 = off(to, in, to_gap);
    // As a part of a circle would be.
    const float half = std::cos(angle / 2);
    const float reach = distance(p0, p3) / (3 * half * half);
    const ImVec2 p1 = off(p0, out, reach);
    const ImVec2 p2 = off(p3, in, reach);
    Arc arc;
    for (int i = 0; i <= kSamples; ++i) {
        const float t = static_cast<float>(i) / kSamples;
        const ImVec2 a = between(p0, p1, t);
        const ImVec2 b = between(p1, p2, t);
        const ImVec2 c = between(p2, p3, t);
        arc[static_cast<std::size_t>(i)] = between(between(a, b, t), between(b, c, t), t);
    }
    return arc;
}

class Links {
  public:
    Links(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const Candidates9& open, const Grid9& values)
        : ui_(ui), draw_(draw), board_(board), open_(open), values_(values) {}

    // Finds the way of a link. Links are to be planned in one order, whatever their weight, so that they stay where
    // they are while the chain is played.
    Arc plan(const ChainLink& link) {
        const ImVec2 from = board_.candidate(link.from.cell, link.from.digit);
        const ImVec2 to = board_.candidate(link.to.cell, link.to.digit);
        return best_arc(link, from, to);
    }
    void draw(const ChainLink& link, const Arc& arc) {
        const Look look = look_of(link);
        stroke(arc, link.kind, look);
        draw_head(arc, look);
    }

  private:
    struct Look {
        ImU32 colour;
        float width, head;
    };

    Look look_of(const ChainLink& link) const {
        const Theme& theme = ui_.theme;
        const ImU32 colour = link.kind == LinkKind::strong ? theme.base
                             : link.kind == LinkKind::weak ? theme.cover
                                                           : theme.fin;
        const float size = std::clamp(board_.cell / 60, 0.7F, 1.5F);
        switch (link.weight) {
            case Weight::lit:
                return {colour, 3.0F * size, 10 * size};
            case Weight::plain:
                return {faded(colour, 0.9F), 1.9F * size, 7.5F * size};
            default:
                return {faded(colour, link.kind == LinkKind::nested ? 0.34F : 0.4F), 1.1F * size, 5.5F * size};
        }
    }

    // How much of an arc lies on digits: rather on bare ground, than on candidates, than on the large digits.
    float cover_of(const Arc& arc) const {
        float cover = 0;
        for (const ImVec2 point : arc) {
            const float column = std::floor((point.x - board_.x) / board_.cell);
            const float row = std::floor((point.y - board_.y) / board_.cell);
            if (column < 0 || column > 8 || row < 0 || row > 8) {
                cover += 4;  // off the board
                continue;
            }
            const int cell = static_cast<int>(row) * 9 + static_cast<int>(column);
            if (values_[cell] != 0) {
                if (distance(point, board_.centre(cell)) < board_.cell * 0.3F) cover += 1;
                continue;
            }
            for (DigitSet set = open_[cell]; set != 0; set = without_lowest(set)) {
                const float away = distance(point, board_.candidate(cell, lowest_digit(set)));
                if (away < board_.cell * 0.11F) cover += 0.7F;
            }
        }
        return cover;
    }

    Arc best_arc(const ChainLink& link, ImVec2 from, ImVec2 to) {
        // Neighbours need a wide arc to be seen at all.
        const float cells = distance(from, to) / board_.cell;
        const float least = cells < 0.4F ? 1.15F : cells < 0.8F ? 0.6F : 0.16F;
        const int a = link.from.cell * 9 + link.from.digit;
        const int b = link.to.cell * 9 + link.to.digit;
        Arc best{};
        float best_cost = 1e9F;
        Used best_bend{};
        for (int step = 0; step < 4; ++step) {
            for (const int side : {1, -1}) {
                // Both directions between two places count as the same line: the bend is told as seen from the first.
                const Used bend{std::min(a, b), std::max(a, b), (step + 1) * (a < b ? side : -side)};
                const bool taken = std::find(used_.begin(), used_.end(), bend) != used_.end();
                const float angle = (least + 0.14F * static_cast<float>(step)) * static_cast<float>(side);
                const Arc arc = arc_between(from, to, angle, board_.cell * kStartGap,
                                            board_.cell * kEndGap + look_of(link).head * 0.8F);
                const float cost = cover_of(arc) + 0.6F * static_cast<float>(step) + (taken ? 1000.0F : 0.0F);
                if (cost >= best_cost) continue;
                best_cost = cost;
                best = arc;
                best_bend = bend;
            }
        }
        used_.push_back(best_bend);
        return best;
    }

    // Pieces of `on` pixels with `off` between them, along the arc.
    void dash(const Arc& arc, float on, float off, const Look& look) {
        float at = 0;
        ImVec2 piece[kSamples + 2];
        int count = 0;
        const auto flush = [&] {
            if (count > 1) draw_.AddPolyline(piece, count, look.colour, 0, look.width);
            count = 0;
        };
        for (std::size_t i = 0; i + 1 < arc.size(); ++i) {
            const float length = distance(arc[i], arc[i + 1]);
            for (float done = 0; done < length;) {
                const float phase = std::fmod(at, on + off);
                const bool inked = phase < on;
                const float left = (inked ? on : on + off) - phase;
                const float next = std::min(length, done + std::max(left, 0.01F));
                if (inked) {
                    if (count == 0) piece[count++] = between(arc[i], arc[i + 1], done / length);
                    if (count < kSamples + 2) piece[count++] = between(arc[i], arc[i + 1], next / length);
                    if (next - done >= left) flush();
                }
                at += next - done;
                done = next;
            }
        }
        flush();
    }

    void dots(const Arc& arc, float apart, const Look& look) {
        float at = 0;  // how far along the arc
        int count = 0;
        for (std::size_t i = 0; i + 1 < arc.size(); ++i) {
            const float length = distance(arc[i], arc[i + 1]);
            while (static_cast<float>(count) * apart < at + length) {
                const float along = static_cast<float>(count++) * apart - at;
                draw_.AddCircleFilled(between(arc[i], arc[i + 1], along / length), std::max(0.8F, look.width * 0.62F),
                                      look.colour, 8);
            }
            at += length;
        }
    }

    void stroke(const Arc& arc, LinkKind kind, const Look& look) {
        if (kind == LinkKind::strong) {
            draw_.AddPolyline(arc.data(), static_cast<int>(arc.size()), look.colour, 0, look.width);
        } else if (kind == LinkKind::weak) {
            dash(arc, 4 + look.width * 1.2F, 2 + look.width * 1.2F, look);
        } else {
            dots(arc, 2 + look.width * 1.6F, look);
        }
    }

    void draw_head(const Arc& arc, const Look& look) {
        const ImVec2 end = arc.back();
        const ImVec2 before = arc[arc.size() - 3];
        const float length = std::max(0.01F, distance(before, end));
        const ImVec2 d{(end.x - before.x) / length, (end.y - before.y) / length};
        const float half = look.head * 0.42F;
        const ImVec2 tip{end.x + d.x * look.head * 0.8F, end.y + d.y * look.head * 0.8F};
        const ImVec2 base{end.x - d.x * look.head * 0.2F, end.y - d.y * look.head * 0.2F};
        draw_.AddTriangleFilled(tip, {base.x - d.y * half, base.y + d.x * half},
                                {base.x + d.y * half, base.y - d.x * half}, look.colour);
    }

    struct Used {
        int from = 0, to = 0, bend = 0;
        friend bool operator==(const Used&, const Used&) = default;
    };

    const Ui& ui_;
    ImDrawList& draw_;
    const BoardFrame& board_;
    const Candidates9& open_;
    const Grid9& values_;
    std::vector<Used> used_;
};

float stroke_of(const BoardFrame& board) {
    return std::max(1.5F, board.cell * 0.03F);
}

}  // namespace

void draw_chain_links(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const ChainPicture& chains,
                      const Candidates9& open, const Grid9& values) {
    Links links(ui, draw, board, open, values);
    std::vector<Arc> arcs;
    for (const ChainLink& link : chains.links) arcs.push_back(links.plan(link));
    // The strongest on top; those of one weight in their order.
    for (const Weight weight : {Weight::pale, Weight::plain, Weight::lit}) {
        for (std::size_t i = 0; i < arcs.size(); ++i) {
            if (chains.links[i].weight == weight) links.draw(chains.links[i], arcs[i]);
        }
    }
}

CandidateLook draw_chain_mark(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const ChainPicture& chains,
                              int cell, int digit, bool crossed) {
    const ChainMark& mark = chains.mark(cell, digit);
    const Weight weight = std::max(mark.on, mark.off);
    if (weight == Weight::none) return {};
    const Theme& theme = ui.theme;
    const ImVec2 centre = board.candidate(cell, digit);
    const float radius = board.cell * kDiscRadius;
    const bool pale = weight == Weight::pale;
    const float stroke = stroke_of(board) * (weight == Weight::lit ? 1.3F : pale ? 0.75F : 1.0F);
    const bool both = mark.on != Weight::none && mark.off != Weight::none;
    const auto outline = [&](float reach, ImU32 colour) {
        if (mark.assumed) {
            const float far = reach / kDiscRadius * kDiamondReach;
            draw.AddQuad({centre.x, centre.y - far}, {centre.x + far, centre.y}, {centre.x, centre.y + far},
                         {centre.x - far, centre.y}, colour, stroke);
        } else {
            draw.AddCircle(centre, reach - stroke / 2, colour, 0, stroke);
        }
    };
    const auto fill = [&](float reach, ImU32 colour) {
        if (mark.assumed) {
            const float far = reach / kDiscRadius * kDiamondReach;
            draw.AddQuadFilled({centre.x, centre.y - far}, {centre.x + far, centre.y}, {centre.x, centre.y + far},
                               {centre.x - far, centre.y}, colour);
        } else {
            draw.AddCircleFilled(centre, reach, colour);
        }
    };
    // A link that ends here may cross the ground of a hollow disc, which its digit stands on.
    if (mark.on == Weight::none) fill(radius, theme.surface);
    if (mark.off != Weight::none) outline(radius, pale ? mixed(theme.surface, theme.cover, 0.6F) : theme.cover);
    if (mark.on == Weight::none) return {pale ? theme.secondary : theme.cover, true};
    // A cross would not show on a full colour.
    const bool soft = pale || crossed;
    fill(both ? radius * 0.74F : radius,
         soft ? mixed(theme.surface, theme.base, theme.dark ? 0.36F : 0.28F) : theme.base);
    if (soft && !both) outline(radius, pale ? mixed(theme.surface, theme.base, 0.6F) : theme.base);
    if (soft) return {theme.ink, true};
    return {theme.dark ? theme.on_accent : theme.surface, true};
}

void draw_chain_conflicts(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const ChainPicture& chains) {
    const float reach = board.cell * kConflictReach;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        for (int digit = 1; digit <= 9; ++digit) {
            if (!chains.mark(cell, digit).conflict) continue;
            const ImVec2 c = board.candidate(cell, digit);
            draw.AddRect({c.x - reach, c.y - reach}, {c.x + reach, c.y + reach}, ui.theme.conflict, 3, 0,
                         stroke_of(board) * 1.2F);
        }
    }
}

}  // namespace rookery::shell
