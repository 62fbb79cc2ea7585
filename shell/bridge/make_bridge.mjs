// Generates the code that depends on messages.mjs. The file's name says which:
//
//   node make_bridge.mjs FOLDER/messages.hpp     choices, records, and the interfaces of the receivers
//   node make_bridge.mjs FOLDER/codec.hpp        for each message, the C++ that uses wire.hpp
//   node make_bridge.mjs FOLDER/messages.d.mts   the same as messages.hpp as types, for web/page
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { choices, events, messagesOf, records, requests } from './messages.mjs';

/** @import {FieldTypes, Message} from './messages.mjs' */

/** @type {Record<string, {cpp: string, script: string}>} */
const kPlainTypes = {
  bool: { cpp: 'bool', script: 'boolean' },
  i32: { cpp: 'int', script: 'number' },
  i64: { cpp: 'std::int64_t', script: 'number' },
  f32: { cpp: 'float', script: 'number' },
  f64: { cpp: 'double', script: 'number' },
  text: { cpp: 'std::string', script: 'string' },
  utf8: { cpp: 'std::string', script: 'Uint8Array' },
  texts: { cpp: 'std::map<std::string, std::string>', script: 'Record<string, string>' },
};

const eventList = messagesOf(events);
const requestList = messagesOf(requests);
const comments = commentsIn(readFileSync(new URL('messages.mjs', import.meta.url), 'utf8'));

/**
 * The comments of messages.mjs, by the name of the entry that they describe: "Outer", or "Outer.inner" for an entry within it.
 * @param {string} source @returns {Map<string, string[]>}
 */
function commentsIn(source) {
  const found = new Map();
  /** @type {string[]} */
  let above = [];
  let outer = '';
  for (const line of source.split('\n')) {
    const comment = /^ +\/\/ (.*)/.exec(line);
    const entry = /^( +)(\w+): [^/]*(?:\/\/ (.*))?$/.exec(line);
    if (comment) {
      above.push(comment[1]);
      continue;
    }
    if (entry) {
      const [, indent, name, behind] = entry;
      if (indent.length === 2) outer = name;
      found.set(indent.length === 2 ? name : `${outer}.${name}`, behind ? [...above, behind] : above);
    }
    above = [];
  }
  return found;
}

/** The comments on an entry as lines. @param {string} of @param {string} indent */
const commentLines = (of, indent) => (comments.get(of) ?? []).map((line) => `${indent}// ${line}\n`).join('');

/** @param {string} name in camelCase */
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param {string} type @returns {string} */
function cppType(type) {
  if (type.endsWith('[]')) return `std::vector<${cppType(type.slice(0, -2))}>`;
  return kPlainTypes[type]?.cpp ?? type;
}

/** @param {string} type of a parameter */
function cppParameter(type) {
  if (type === 'text' || type === 'utf8') return 'std::string_view';
  const byValue = type in choices || (type in kPlainTypes && type !== 'texts');
  return byValue ? cppType(type) : `const ${cppType(type)}&`;
}

/** @param {[string, string[]]} choice */
const cppChoice = ([name, values]) => `${commentLines(name, '')}enum class ${name} : std::uint8_t { ${values.map(snake).join(', ')} };
constexpr std::uint8_t last_of(${name} /*any*/) {
    return ${values.length - 1};
}
`;

/** @param {[string, FieldTypes]} record */
function cppRecord([name, fields]) {
  const members = Object.entries(fields).map(
    ([field, type]) => `${commentLines(`${name}.${field}`, '    ')}    ${cppType(type)} ${snake(field)} = {};\n`,
  );
  const passed = Object.keys(fields).map((field) => `record.${snake(field)}`);
  return `${commentLines(name, '')}struct ${name} {
${members.join('')}    static void pass(auto& wire, auto& record) { wire(${passed.join(', ')}); }
};
`;
}

/** A message's function, up to the body. @param {Message} message @param {(name: string) => string} named writes a parameter's name */
function cppFunction({ name, fields, returns }, named = (name) => name) {
  const parameters = Object.entries(fields).map(([field, type]) => `${cppParameter(type)} ${named(snake(field))}`);
  return `${returns ? cppType(returns) : 'void'} ${snake(name)}(${parameters.join(', ')})`;
}

/** @param {(message: Message) => string} declared @returns {(group: string, list: Message[]) => string} */
const cppInterface = (declared) => (group, list) => `${commentLines(group, '')}class ${group} {
  public:
    virtual ~${group}() = default;
${list.map((message) => `${commentLines(`${group}.${message.name}`, '    ')}    virtual ${declared(message)}\n`).join('')}};
`;
const cppReceiver = cppInterface((message) => `${cppFunction(message)} = 0;`);
const cppHost = cppInterface(
  (message) => `${cppFunction(message, (name) => `/*${name}*/`)} ${message.returns ? 'const { return {}; }' : '{}'}`,
);

/** @param {Message} message */
function cppSending(message) {
  const { number, fields, returns } = message;
  const sent = `this->send(encoded(${[number, ...Object.keys(fields).map(snake)].join(', ')}))`;
  const body = returns ? `const override { return answer_in<${cppType(returns)}>(${sent}); }` : `override { ${sent}; }`;
  return `    ${cppFunction(message)} ${body}\n`;
}

/** @param {string} name @param {Message[]} list */
const cppSwitch = (name, list) => `template <class Use>
bool ${name}(std::uint8_t number, Use use) {
    switch (number) {
${list.map((message) => `        case ${message.number}: return use(&${message.group}::${snake(message.name)});\n`).join('')}        default: return false;
    }
}
`;

/** @typedef {(group: string, list: Message[]) => string} Written the text of an interface */
/** @param {Written} ofEvents @param {Written} ofRequests */
const interfaces = (ofEvents, ofRequests) =>
  [
    ...Object.keys(events).map((group) =>
      ofEvents(
        group,
        eventList.filter((message) => message.group === group),
      ),
    ),
    ...Object.keys(requests).map((group) => ofRequests(group, requestList)),
  ].join('\n');

const messagesHeader = () => `// Generated by shell/bridge/make_bridge.mjs from messages.mjs.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::shell {

${Object.entries(choices).map(cppChoice).join('\n')}
${Object.entries(records).map(cppRecord).join('\n')}
${interfaces(cppReceiver, cppHost)}
}  // namespace rookery::shell
`;

const codecHeader = () => `// Generated by shell/bridge/make_bridge.mjs from messages.mjs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "shell/bridge/messages.hpp"
#include "shell/bridge/wire.hpp"

namespace rookery::shell {

// Calls use(&Interface::function) for the event of that number. False: there is no such event, or \`use\` returned false.
${cppSwitch('with_event', eventList)}
// The same for requests.
${cppSwitch('with_request', requestList)}
// Encodes requests. Base implements HostRequests.
template <class Base>
class RequestSender : public Base {
  public:
${requestList.map(cppSending).join('')}
  protected:
    // Delivers a message. Returns its answer, or an empty text if it has none.
    virtual std::string send(const std::string& message) const = 0;
};

}  // namespace rookery::shell
`;

/** @param {string} type @returns {string} */
function scriptType(type) {
  if (type.endsWith('[]')) return `${scriptType(type.slice(0, -2))}[]`;
  return kPlainTypes[type]?.script ?? type;
}

/** @param {FieldTypes} fields @param {string} separator */
const scriptFields = (fields, separator) =>
  Object.entries(fields)
    .map(([name, type]) => `${name}: ${scriptType(type)}`)
    .join(separator);

/** @param {string} group @param {Message[]} list */
const scriptInterface = (group, list) => `export interface ${group} {
${list
  .map(
    ({ name, fields, returns }) =>
      `${commentLines(`${group}.${name}`, '  ')}  ${name}(${scriptFields(fields, ', ')}): ${returns ? scriptType(returns) : 'void'};\n`,
  )
  .join('')}}
`;

const types = () => `// Generated by shell/bridge/make_bridge.mjs from messages.mjs, for the folder build/web_types/page.
export * from '../../../shell/bridge/messages.mjs';

${Object.entries(choices)
  .map(([name, values]) => `export type ${name} = ${values.map((value) => `'${value}'`).join(' | ')};\n`)
  .join('')}
${Object.entries(records)
  .map(([name, fields]) => `export interface ${name} { ${scriptFields(fields, '; ')} }\n`)
  .join('')}
${interfaces(scriptInterface, scriptInterface)}`;

const file = process.argv[2];
mkdirSync(path.dirname(file), { recursive: true });
const kinds = { 'messages.hpp': messagesHeader, 'codec.hpp': codecHeader, 'messages.d.mts': types };
writeFileSync(file, kinds[/** @type {keyof typeof kinds} */ (path.basename(file))]());
