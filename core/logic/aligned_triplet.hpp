#pragma once
namespace rookery {
class TripletMemory {};
}
