// Handmade rows of `explain` for steps with chains.
#pragma once

#include <string_view>

namespace rookery::samples {

// Both digits of a cell, 1 and 2 of r1c1, eliminate 3 from r9c9. The second branch rests on a nested step, which has a
// chain of its own and contains one more nested step.
inline constexpr std::string_view kCellChain =
    R"({"n":1,"technique":"Nested multiple chains","rating":95,"text":"Nested multiple chains: whatever r1c1 holds, r9c9 is not 3.\n1. one\n2. two",)"
    R"("conclusion":"r9c9<>3","eliminate":[[80,3]],"marks":[[0,1,"base"]],"cells":[0],"houses":[],"digits":[1,2,3],"variant":3,"chains":[)"
    R"({"loop":false,"nodes":[[0,1,1,"assumption",[],-1],[8,1,0,"row",[0],-1],[8,3,1,"cell",[1],-1],[80,3,0,"column",[2],-1]],"ends":[3]},)"
    R"({"loop":false,"nodes":[[0,2,1,"assumption",[],-1],[72,2,0,"column",[0],-1],[75,3,0,"pattern",[1],0],[74,3,1,"row",[1,2],-1],[80,3,0,"row",[3],-1]],"ends":[4]}],)"
    R"("nested":[{"technique":"Cell forcing chains","rating":80,"text":"Cell forcing chains: words.","conclusion":"r9c4<>3","eliminate":[[75,3]],"marks":[],"cells":[],"houses":[],"digits":[3],)"
    R"("chains":[{"loop":false,"nodes":[[60,4,1,"assumption",[],-1],[75,3,0,"pattern",[0],0]],"ends":[1]}],)"
    R"("nested":[{"technique":"Pointing","rating":26,"text":"Pointing: words.","conclusion":"","eliminate":[[75,3]],"marks":[[66,3,"base"]],"cells":[],"houses":[7,17],"digits":[3]}]}]})";

// 5 of r1c1 would make 7 of r9c9 both true and false.
inline constexpr std::string_view kContradiction =
    R"({"n":2,"technique":"Dynamic forcing chains","rating":85,"text":"Dynamic forcing chains: r1c1 is not 5.","conclusion":"r1c1<>5","eliminate":[[0,5]],)"
    R"("marks":[],"cells":[],"houses":[],"digits":[5],"variant":1,"chains":[{"loop":false,"nodes":[[0,5,1,"assumption",[],-1],[8,5,0,"row",[0],-1],)"
    R"([8,7,1,"cell",[1],-1],[80,7,0,"column",[2],-1],[72,5,0,"column",[0],-1],[80,7,1,"row",[4],-1]],"ends":[5,3]}]})";

// A loop of one digit.
inline constexpr std::string_view kLoop =
    R"({"n":3,"technique":"X-cycle","rating":65,"text":"X-cycle: words.","conclusion":"r5c1<>4","eliminate":[[36,4]],"marks":[],"cells":[],"houses":[],"digits":[4],)"
    R"("chains":[{"loop":true,"nodes":[[0,4,0,"column",[],-1],[8,4,1,"row",[0],-1],[80,4,0,"column",[1],-1],[72,4,1,"row",[2],-1]],"ends":[0]}]})";

}  // namespace rookery::samples
