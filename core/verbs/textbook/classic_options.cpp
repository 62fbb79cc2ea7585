#include "verbs/textbook/classic_options.hpp"

#include <string_view>

namespace rookery {
namespace {

void check_owner(ClassicOptions& options, const Option& option, ClassicMethod owner) {
    if (!option.given() || options.method.value() == owner) return;
    const std::string method(name_of(owner));
    options.refuse(std::string(option.name()) + " belongs to the method " + method + ": expected --method " + method +
                   " beside it");
}

}  // namespace

ClassicSpec classic_spec(ClassicOptions& options) {
    ClassicSpec wanted;
    wanted.method = options.method.value();
    ClassicSettings& settings = wanted.settings;
    settings.consistency = options.consistency.value();
    settings.encoding = options.encoding.value();
    settings.rule = options.rule.value();
    settings.paths = options.paths.value();
    settings.solutions = options.limit.value();
    settings.effort = options.effort.value_or(settings.effort);
    settings.seed = options.seed.value();
    if (options.diagonal.on()) wanted.variant = Variant::diagonal;
    if (options.trace.on()) {
        wanted.trace_rows = options.rows.value();
    } else if (options.rows.given()) {
        options.refuse("rows is about the trace: expected --trace beside it");
    }
    wanted.dimacs = options.dimacs.on();
    wanted.json = options.json.on();

    check_owner(options, options.consistency, ClassicMethod::csp);
    check_owner(options, options.encoding, ClassicMethod::sat);
    check_owner(options, options.dimacs, ClassicMethod::sat);
    check_owner(options, options.rule, ClassicMethod::dlx);
    check_owner(options, options.paths, ClassicMethod::dlx);
    return wanted;
}

}  // namespace rookery
