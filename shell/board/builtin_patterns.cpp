// The built-in patterns: at least one for each symmetry of the square, letters and shapes. Each has puzzles, except the
// ring, which demonstrates how the page explains that a pattern has none.
#include <array>

#include "shell/board/patterns.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::array<NamedPattern, 24> kPatterns = {{
    {"lattice", words::kPatternLattice,
     "x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x"},
    {"rosette", words::kPatternRosette,
     "xx.....xxx.xx.xx.x..x...x...x..x..x....x.x....x..x..x...x...x..x.xx.xx.xxx.....xx"},
    {"ring", words::kPatternRing, "..xxxxx...x.....x.x.......xx.......xx.......xx.......xx.......x.x.....x...xxxxx.."},
    {"crosses", words::kPatternCrosses,
     "x...x...x.x.....x...x.x.x.....x.x...x...x...x.x.....x.x.x...x.....x.x...x...x...x"},
    {"checkerboard", words::kPatternCheckerboard,
     "x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x"},
    {"diamond", words::kPatternDiamond,
     "....x.......x.x.....x.x.x...x..x..x.x.xx.xx.x.x..x..x...x.x.x.....x.x.......x...."},
    {"sun", words::kPatternSun, "...x.x....x..x..x...x...x..x...x...x.x.x.x.x.x...x...x..x...x...x..x..x....x.x..."},
    {"tilted-square", words::kPatternTiltedSquare,
     "...x.......x.xx.....x...xx..x.x.x..x.x..x..x.x..x.x.x..xx...x.....xx.x.......x..."},
    {"heart", words::kPatternHeart,
     ".xx...xx.xx.x.x.xxx...x...xx.......xxx.....xx.xx...xx...xx.xx.....xxx.......x...."},
    {"letter-a", words::kPatternLetterA,
     "....x.......x.x.....x...x....x...x...xxxxxxx..x.....x.x..x.x..xx.......xxx.....xx"},
    {"anchor", words::kPatternAnchor,
     "...xxx......x.x.....xxxxx......x....x...x...xxx..x..xx.x..x..x..xx.x.xx....xxx..."},
    {"fish", words::kPatternFish, "...xxx..x.xx...xx.x......x.x.x...x..x....x..xx.x...x..x......x..xx...xx....xxx..x"},
    {"kite", words::kPatternKite, "xxx......x..xx....x....xx...x.....x..x..x..x...x....x...x...x.x...xxx.x.......x.x"},
    {"comet", words::kPatternComet,
     "x..x..x.x..x..x.x..x..x...x...x.x.x...x.x.x.......x..xx.x.x..x.x.....x..xxx.....x"},
    {"band", words::kPatternBand, "xxx......x.xx.....xx.xx.....xx.xx.....xx.xx.....xx.xx.....xx.xx.....xx.x......xxx"},
    {"hourglass", words::kPatternHourglass,
     "xxxxxxxxx.x.....x...x.x.x.....xxx.......x.......xxx.....x.x.x...x.....x.xxxxxxxxx"},
    {"butterfly", words::kPatternButterfly,
     "xx.....xxx.x...x.xx..x.x..x.x..x..x...x.x.x...x..x..x.x..x.x..xx.x...x.xxx.....xx"},
    {"snowflake", words::kPatternSnowflake,
     "x...x...x.x.xxx.x...x.x.x...x.x.x.x.xxx.x.xxx.x.x.x.x...x.x.x...x.xxx.x.x...x...x"},
    {"target", words::kPatternTarget,
     "..xxxxx...x.....x.x..xxx..xx.x...x.xx.x.x.x.xx.x...x.xx..xxx..x.x.....x...xxxxx.."},
    {"galaxy", words::kPatternGalaxy,
     "....xxx...xx....x.x..x....xx...x...xx..x.x..xx...x...xx....x..x.x....xx...xxx...."},
    {"letter-s", words::kPatternLetterS,
     "..xxxxxx..x......xx.......x.x.........xxxxx.........x.x.......xx......x..xxxxxx.."},
    {"letter-r", words::kPatternLetterR,
     "xxxxxxx..xx.....x.x......x.x......x.xxxxxxx..x..xx....x....x...xx....x..xxx....xx"},
    {"wave", words::kPatternWave, "x...x...x.x.x.x.x...x...x..x...x...x.x.x.x.x...x...x..x...x...x.x.x.x.x...x...x.."},
    {"spiral", words::kPatternSpiral,
     "xxxxxxxxx........x.xxxxxx.x.x....x.x.x.xx.x.x.x.x..x.x.x.xxxx.x.x......x.xxxxxxxx"},
}};

}  // namespace

std::span<const NamedPattern> named_patterns() {
    return kPatterns;
}

}  // namespace rookery::shell
