#include "logic/explain.hpp"

#include "logic/technique_card.hpp"
#include "logic/words/phrases.hpp"

namespace rookery {

std::string describe(const Step& step, Language language) {
    return describe(step, title_of(step, language), language);
}

std::string describe(const Step& step, std::string title, Language language) {
    std::string sentence = card_of(step.technique).say(step, language);
    // German capitalises a sentence after a colon. Phrases begin with an ASCII letter.
    if (language == Language::german && 'a' <= sentence[0] && sentence[0] <= 'z') {
        sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    }
    return say(Phrase::titled, language, {Value::text(std::move(title)), Value::text(std::move(sentence))});
}

std::string conclusion_of(const Step& step) {
    if (step.places) return cell_name(step.placement.cell) + "=" + std::to_string(step.placement.digit);
    std::string text;
    for (const CellDigit& gone : step.eliminations) {
        if (!text.empty()) text += ", ";
        text += cell_name(gone.cell) + "<>" + std::to_string(gone.digit);
    }
    return text;
}

}  // namespace rookery
