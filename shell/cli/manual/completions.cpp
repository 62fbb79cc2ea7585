// Each script is a table of what can follow a verb, and a few lines that look it up. Verbs, options and words consist
// of letters, digits and dashes, so they need no quotes; help texts do.
#include <string_view>

#include "outline.hpp"

namespace rookery::cli {
namespace {

std::string spaced(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
    return out;
}

// The names of verbs or options.
template <class Named>
std::vector<std::string> names_of(const std::vector<Named>& all) {
    std::vector<std::string> names;
    names.reserve(all.size());
    for (const Named& each : all) names.push_back(each.name);
    return names;
}

// Quotes a text for the shell with single quotes.
std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'') {
            out += "'\\''";
        } else {
            out += c;
        }
    }
    return out + "'";
}

// The lines of a bash `case`: completions for the values of these options, of one verb or, with "*", of any verb.
void add_values(std::string& script, const std::string& verb, const std::vector<OptionOutline>& options) {
    for (const OptionOutline& option : options) {
        if (option.value.empty()) continue;
        script += "    " + verb + ":" + option.name + ") ";
        if (!option.words.empty()) {
            script += "COMPREPLY=($(compgen -W '" + spaced(option.words) + "' -- \"$word\"))";
        } else if (option.value == kFileValue) {
            script += "_rookery_files";
        } else {
            script += ":";
        }
        script += "; return ;;\n";
    }
}

std::string for_bash(const Outline& outline) {
    std::string script =
        "# Completion of rookery for bash: source it, or let bash-completion find it as \"rookery\".\n"
        "_rookery_files() {\n"
        "  compopt -o filenames 2>/dev/null\n"
        "  mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
        "}\n"
        "_rookery() {\n"
        "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]}\n"
        "  COMPREPLY=()\n"
        "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
        "    COMPREPLY=($(compgen -W '" +
        spaced(names_of(outline.verbs)) +
        " --help --version' -- \"$word\"))\n"
        "    return\n"
        "  fi\n"
        "  case $verb:$before in\n";
    for (const VerbOutline& verb : outline.verbs) add_values(script, verb.name, verb.options);
    add_values(script, "*", outline.general);
    script += "  esac\n  case $verb in\n";
    for (const VerbOutline& verb : outline.verbs) {
        if (verb.arguments.empty()) continue;
        script += "    " + verb.name + ") COMPREPLY=($(compgen -W '" + spaced(verb.arguments) +
                  "' -- \"$word\")); return ;;\n";
    }
    script += "  esac\n  if [[ $word != -* ]]; then _rookery_files; return; fi\n  case $verb in\n";
    for (const VerbOutline& verb : outline.verbs) {
        std::vector<std::string> names = names_of(verb.options);
        if (verb.runs) {
            const std::vector<std::string> general = names_of(outline.general);
            names.insert(names.end(), general.begin(), general.end());
        }
        names.push_back("--help");
        script += "    " + verb.name + ") COMPREPLY=($(compgen -W '" + spaced(names) + "' -- \"$word\")) ;;\n";
    }
    return script + "  esac\n}\ncomplete -F _rookery rookery\n";
}

// One argument of zsh's _arguments: "--limit[help]:N:", followed by the words for the value, or files.
std::string zsh_option(const OptionOutline& option) {
    std::string help;
    for (const char c : option.help) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') help += '\\';
        help += c;
    }
    std::string argument = option.name + "[" + help + "]";
    if (option.value.empty()) return in_quotes(argument);
    argument += ":" + option.value + ":";
    if (!option.words.empty()) {
        argument += "(" + spaced(option.words) + ")";
    } else if (option.value == kFileValue) {
        argument += "_files";
    }
    return in_quotes(argument);
}

std::string for_zsh(const Outline& outline) {
    std::string script =
        "#compdef rookery\n"
        "# Completion of rookery for zsh: a file _rookery in a folder of fpath.\n"
        "_rookery() {\n"
        "  local -a verbs general\n"
        "  verbs=(\n";
    for (const VerbOutline& verb : outline.verbs) script += "    " + in_quotes(verb.name + ":" + verb.help) + "\n";
    script += "  )\n  general=(\n";
    for (const OptionOutline& option : outline.general) script += "    " + zsh_option(option) + "\n";
    script +=
        "  )\n"
        "  if ((CURRENT == 2)); then\n"
        "    _describe verb verbs\n"
        "    return\n"
        "  fi\n"
        "  local verb=$words[2]\n"
        "  shift words\n"
        "  ((CURRENT--))\n"
        "  case $verb in\n";
    for (const VerbOutline& verb : outline.verbs) {
        script += "    " + verb.name + ")\n      _arguments -S";
        for (const OptionOutline& option : verb.options) script += " \\\n        " + zsh_option(option);
        if (verb.runs) script += " \\\n        $general";
        if (!verb.arguments.empty()) script += " \\\n        '1: :(" + spaced(verb.arguments) + ")'";
        if (!verb.input.empty()) script += " \\\n        '*:FILE:_files'";
        script += "\n      ;;\n";
    }
    return script + "  esac\n}\ncompdef _rookery rookery\n";
}

std::string fish_option(const OptionOutline& option, const std::string& condition) {
    std::string line = "complete -c rookery -n " + in_quotes(condition) + " -l " + option.name.substr(2);
    if (!option.words.empty()) {
        line += " -x -a " + in_quotes(spaced(option.words));
    } else if (!option.value.empty()) {
        line += option.value == kFileValue ? " -r -F" : " -x";
    }
    return line + " -d " + in_quotes(option.help) + "\n";
}

std::string for_fish(const Outline& outline) {
    std::string script = "# Completion of rookery for fish: rookery.fish in a folder of completions.\n";
    script += "complete -c rookery -n __fish_use_subcommand -l help -d 'Print this help message and exit'\n";
    for (const VerbOutline& verb : outline.verbs) {
        const std::string condition = "__fish_seen_subcommand_from " + verb.name;
        script +=
            "complete -c rookery -n __fish_use_subcommand -f -a " + verb.name + " -d " + in_quotes(verb.help) + "\n";
        for (const OptionOutline& option : verb.options) script += fish_option(option, condition);
        if (!verb.arguments.empty()) {
            script +=
                "complete -c rookery -n " + in_quotes(condition) + " -f -a " + in_quotes(spaced(verb.arguments)) + "\n";
        }
    }
    std::vector<std::string> running;
    for (const VerbOutline& verb : outline.verbs) {
        if (verb.runs) running.push_back(verb.name);
    }
    const std::string condition = "__fish_seen_subcommand_from " + spaced(running);
    for (const OptionOutline& option : outline.general) script += fish_option(option, condition);
    return script;
}

}  // namespace

std::string completion(const Outline& outline, const std::string& shell) {
    if (shell == "zsh") return for_zsh(outline);
    if (shell == "fish") return for_fish(outline);
    return for_bash(outline);
}

}  // namespace rookery::cli
