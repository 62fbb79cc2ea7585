// Pages on rectangles of two digits, one for each way in which a unique solution rules out the deadly pattern.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 9> kRectangles = {{
    {T::uniqueness_test_1,
     "Four cells in two rows, two columns and two boxes that all held the same two digits could be filled in two ways, "
     "so a puzzle with one solution can never have that. If three of the corners have only the two digits, the fourth "
     "holds something else. It is the unique rectangle of type 1.",
     "A rectangle over two boxes; three corners with the same two candidates and no others, and a fourth with more.",
     "Both digits are removed from the fourth corner.",
     "Find two cells with the same two candidates in one line of a box, and look for a third on one of the crossing "
     "lines, in another box.",
     {T::unique_rectangle, T::uniqueness_test_2, T::hidden_rectangle, T::avoidable_rectangle_1},
     "..8......1...4.......6...948.752.1.....8...7.26....5.95...16..3.29...41.........."},
    {T::uniqueness_test_2,
     "Two corners of the rectangle have only the two digits; the other two, in one line, have the same third digit as "
     "well. One of these takes it, or the rectangle could be filled in two ways. Type 2 of the unique rectangle.",
     "A rectangle over two boxes; two corners with only the same two candidates, and two on one side with one more "
     "digit, the same in both.",
     "The third digit is removed from every cell that sees both of the corners that have it.",
     "From a pair of equal cells with two candidates, look along the crossing lines for a pair that has one digit "
     "more.",
     {T::uniqueness_test_5, T::uniqueness_test_1, T::unique_rectangle, T::avoidable_rectangle_2},
     ".7....5....1....6.......23..9...4...48.9.36..........7.45..7...8...6......2.384.1"},
    {T::uniqueness_test_3,
     "Two corners in one house have candidates besides the two digits, and one of the corners takes one of these. So "
     "the two count as one cell with the extra digits, and that may make a naked set with other cells of the house. "
     "Type 3 of the unique rectangle.",
     "A rectangle over two boxes; two corners with only the two digits, two on one side with more; and other cells of "
     "their house that, counted with the extra digits, have one digit more than there are cells.",
     "The digits of the set are removed from the other cells of the house.",
     "Write down the extra digits of the two corners and look in their line and their box for cells with two or three "
     "candidates among them.",
     {T::uniqueness_test_4, T::naked_triplet, T::unique_rectangle},
     "...2.5....9.....5.....4......6.5...74...628....2..4..6.6.38....15...9.3.2........"},
    {T::uniqueness_test_4,
     "Two corners in one house have other candidates as well, but one of the two digits has no other place in that "
     "house. So one of the corners takes that digit; if the other took the second one, the rectangle could be filled "
     "in two ways. Type 4 of the unique rectangle.",
     "A rectangle over two boxes; two corners with only the two digits, and two on one side whose house has one of the "
     "digits nowhere else.",
     "The second digit is removed from these two corners.",
     "In the house of the two corners with extra candidates, count the places of each of the two digits.",
     {T::uniqueness_test_3, T::uniqueness_test_6, T::hidden_rectangle, T::unique_rectangle},
     "..............1..2..3.4..5.......34....6.....17...8......53.....1........2..9...7"},
    {T::uniqueness_test_5,
     "Like uniqueness test 2, but with the extra digit in three corners, or in two opposite corners. One of them takes "
     "it, or the rectangle could be filled in two ways.",
     "A rectangle over two boxes; two or three corners, not just two of one side, with the same one extra digit, and "
     "the rest with only the two digits.",
     "The extra digit is removed from every cell that sees all of the corners that have it.",
     "Look for rectangles whose only extra candidate is one and the same digit.",
     {T::uniqueness_test_2, T::uniqueness_test_6, T::unique_rectangle},
     "..6.8.....5.7....4.....27.626.8.943..93....8.14..6.9.....493..7.....71.......8.6."},
    {T::uniqueness_test_6,
     "Two opposite corners have other candidates as well, and one of the two digits has no other places in the two "
     "rows and the two columns: it is on one diagonal or the other, as in an X-wing. On the diagonal of these two "
     "corners it would leave the other two with the second digit, and the rectangle could be filled in two ways.",
     "A rectangle over two boxes; two opposite corners with only the two digits, two with more, and one of the digits "
     "nowhere else in the rows and columns of the latter.",
     "That digit is removed from the two corners with more candidates, so the other two have it.",
     "When the two plain corners of a rectangle are opposite, see whether it is an X-wing for one of its digits.",
     {T::x_wing, T::uniqueness_test_4, T::hidden_rectangle, T::unique_rectangle},
     "3..6....5........7..7.9..4..25.8.......7..19...1.....3.5.4...6.2..1....98...5.2.."},
    {T::hidden_rectangle,
     "One corner of the rectangle has only the two digits. In the row and in the column of the corner opposite, one of "
     "the digits has no place outside the rectangle. If that corner took the other digit, the first would go to both "
     "of its neighbours, and the four cells could be filled in two ways.",
     "A rectangle over two boxes whose corners all have the two digits; one corner, or two opposite ones, without "
     "others; and one digit with two places in the row and in the column of the corner opposite it.",
     "The other digit is removed from that opposite corner.",
     "From a cell with two candidates, go round a rectangle to the corner opposite, and count the places of both "
     "digits on its two lines.",
     {T::uniqueness_test_4, T::uniqueness_test_6, T::uniqueness_test_1, T::unique_rectangle},
     "................12..3.45........6......1.27....8....5.....8.43..2.7.....6........"},
    {T::avoidable_rectangle_1,
     "Four cells in two rows, two columns and two boxes, none of them a given. If they were filled crosswise with two "
     "digits, the digits could be swapped, and the puzzle would have a second solution. So once three of them are "
     "filled that way, the fourth is something else.",
     "A rectangle over two boxes without a given; three corners filled with two digits, the same one in the two "
     "opposite corners.",
     "The digit that would complete the swap is removed from the fourth corner.",
     "Keep givens and your own digits apart. When you place a digit, look for rectangles of your own digits with one "
     "gap.",
     {T::uniqueness_test_1, T::avoidable_rectangle_2, T::hidden_rectangle},
     "..............1.23.45..6.........4......2.7..8..93.........4....7..8....2.......9"},
    {T::avoidable_rectangle_2,
     "Like the avoidable rectangle of type 1, but with two corners filled. The other two have, as well as the digits "
     "that would make the swap possible, the same third digit: one of them takes it.",
     "A rectangle over two boxes without a given; two corners in one box filled with two digits; in each of the other "
     "two, the digit that the swap needs, and the same third digit.",
     "The third digit is removed from every cell that sees both of the open corners.",
     "Next to two of your own digits, look for two cells with two candidates in the same lines, each with one of those "
     "digits.",
     {T::avoidable_rectangle_1, T::uniqueness_test_2},
     "..4...93...27....5......8.1...47..8.34..9..16..82.137....68.19.87.9......6......."},
}};

}  // namespace

std::span<const GuidePage> guide::rectangles() {
    return kRectangles;
}

}  // namespace rookery
