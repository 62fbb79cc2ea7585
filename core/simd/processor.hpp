// Instructions that the running processor supports beyond the target of most files. Always false except on x86.
#pragma once

namespace rookery {

bool processor_has_avx2();    // with BMI1 and BMI2
bool processor_has_avx512();  // and F, BW, DQ, VL

}  // namespace rookery
