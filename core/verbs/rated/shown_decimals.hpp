// A number shown with a fixed number of decimals in text, and in full in JSON.
#pragma once

#include "rate/decimals.hpp"
#include "verbs/declare/row_writer.hpp"

namespace rookery {

template <int kPlaces>
struct Decimals {
    double value;
};
template <int kPlaces>
NumberValue put(RowWriter& row, const Decimals<kPlaces>& decimals) {
    return row.put(format_decimals(decimals.value, kPlaces), decimals.value);
}

}  // namespace rookery
