// Addresses that open a part of the page.
#include <doctest/doctest.h>

#include <array>
#include <string_view>

#include "shell/app/model.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {

TEST_CASE("the address opens a mode or a page of the panel, also when it is open already") {
    WorkingHost host;
    Model model(host);
    struct Part {
        std::string_view fragment;
        Mode mode;
    };
    constexpr auto kParts = std::to_array<Part>({{"list", Mode::list},
                                                 {"generate", Mode::generate},
                                                 {"enumerate", Mode::enumerate},
                                                 {"lab", Mode::lab},
                                                 {"learn", Mode::learn},
                                                 {"play", Mode::play}});
    for (const Part& part : kParts) {
        CAPTURE(part.fragment);
        model.panel_page = PanelPage::settings;
        for (int i = 0; i < 2; ++i) {
            model.link_opened(part.fragment);
            CHECK(model.mode == part.mode);
            CHECK(model.panel_page == PanelPage::mode);
        }
    }
    model.link_opened("exact");
    CHECK(model.mode == Mode::generate);
    CHECK(model.generate.shows_exact());
    for (int i = 0; i < 2; ++i) {
        model.link_opened("statistics");
        CHECK(model.shows(PanelPage::statistics));
        model.link_opened("settings");
        CHECK(model.shows(PanelPage::settings));
        model.link_opened("settings");
        CHECK(model.shows(PanelPage::settings));
    }
    const Board before = model.play.board();
    model.link_opened("nothing-like-this");
    CHECK(model.play.board() == before);
    CHECK(model.shows(PanelPage::settings));
}

}  // namespace rookery::shell
