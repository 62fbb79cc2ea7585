#include "shell/widgets/icon_pen.hpp"

namespace rookery::shell {

void draw_action_icon(Pen& pen, Icon icon) {
    if (icon == Icon::paste) {
        pen.line({{8, 5}, {5, 5}, {5, 20}, {19, 20}, {19, 5}, {16, 5}});
        pen.box(8.5F, 3.5F, 15.5F, 7, 1);
        pen.line({{12, 10}, {12, 16.5F}});
        pen.line({{9, 13.5F}, {12, 16.5F}, {15, 13.5F}});
    } else if (icon == Icon::lock) {
        pen.box(5, 11, 19, 20, 2);
        pen.line({{8, 11}, {8, 8}});
        pen.line({{16, 11}, {16, 8}});
        pen.arc(12, 8, 4, 0.5F, 1);
    } else if (icon == Icon::stairs) {
        pen.line({{3, 20}, {8, 20}, {8, 15}, {13, 15}, {13, 10}, {18, 10}, {18, 5}, {21, 5}});
    } else if (icon == Icon::eye) {
        pen.arc(12, 17, 11, 0.58F, 0.92F);
        pen.arc(12, 7, 11, 0.08F, 0.42F);
        pen.circle(12, 12, 3);
    } else if (icon == Icon::nodes) {
        pen.circle(6, 17, 2.6F);
        pen.circle(18, 17, 2.6F);
        pen.circle(12, 6, 2.6F);
        pen.line({{7.3F, 14.7F}, {10.7F, 8.3F}});
        pen.line({{16.7F, 14.7F}, {13.3F, 8.3F}});
        pen.line({{8.6F, 17}, {15.4F, 17}});
    } else if (icon == Icon::key) {
        pen.circle(8, 12, 4);
        pen.line({{12, 12}, {21, 12}, {21, 16}});
        pen.line({{17, 12}, {17, 15}});
    } else if (icon == Icon::plus) {
        pen.line({{12, 5}, {12, 19}});
        pen.line({{5, 12}, {19, 12}});
    } else if (icon == Icon::ticked) {
        pen.box(4, 4, 20, 20, 2);
        pen.line({{8, 12.5F}, {11, 15.5F}, {16.5F, 8.5F}});
    }
}

}  // namespace rookery::shell
