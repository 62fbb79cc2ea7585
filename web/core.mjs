// Rookery's core for JavaScript: the verbs as functions over plain values, and long jobs as parts. rookery.d.ts is its manual.
//   plain values ──► this file ──► core_module.mjs (Embind, made from bindings.cpp) ──► C++
// Failures: an exception from inside C++ (an abort, a trap, out of memory) leaves the instance in an unknown state, so it is dropped
// and the caller gets a RookeryError. A JavaScript exception never passes through C++ frames.

import { startCore } from './core_start.mjs';
import { PartLedger } from './part_ledger.mjs';
import { STEP_VERBS, StepLists } from './step_lists.mjs';
import { callersFunctions } from './wasm_texts.mjs';

/**
 * @import {CoreModule, Job} from './core_module.mjs'
 * @import * as Rookery from './rookery.js'
 */

export class RookeryError extends Error {
  /** @param {string} sentence @param {boolean} [failed] */
  constructor(sentence, failed = false) {
    super(sentence);
    this.name = 'RookeryError';
    this.failed = failed;
  }
}

/** @type {CoreModule | null} */
let core = null;
/** @type {Promise<void> | null} */
let starting = null;
let hasFailed = false;
let whyNone = 'the core has not been loaded: await init() first';

/** @param {Rookery.InitOptions} [options] */
export function init(options = {}) {
  starting ??= start(options).catch((error) => {
    starting = null;
    throw new RookeryError(`the core could not be loaded: ${messageOf(error)}`, true);
  });
  return starting;
}

/** @param {Rookery.InitOptions} options */
async function start(options) {
  core = await startCore(options);
}

// ------------------------------------------------------------------------------------------------------ calls into the core

/**
 * Every call into C++ goes through here.
 * @template T
 * @param {(core: CoreModule) => T} action
 * @returns {T}
 */
function inside(action) {
  if (!core) throw new RookeryError(whyNone, hasFailed);
  try {
    return action(core);
  } catch (error) {
    if (error instanceof RookeryError) throw error;
    core = null;
    starting = null;
    openJobs.length = 0;
    hasFailed = true;
    const reason = reasonOf(messageOf(error));
    whyNone = `the core failed (${reason}): await init() to start it again`;
    throw new RookeryError(`the core failed: ${reason}`, true);
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {string} message of an abort or a trap */
function reasonOf(message) {
  if (/out of memory|allocation failed/i.test(message)) return 'it ran out of memory';
  return message.replace(/\. Build with.*/, ''); // Emscripten's advice to developers
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * An input as bytes. Untyped programs may pass anything.
 * @param {Rookery.Input} input
 */
function bytesOf(input) {
  if (typeof input === 'string') return encoder.encode(input);
  if (input instanceof Uint8Array) return input;
  throw new RookeryError(`expected the input as a string or a Uint8Array, found ${input === null ? 'null' : typeof input}`);
}

/**
 * Copies the input into the module's memory.
 * @param {{input(bytes: number): Uint8Array}} reader
 * @param {Uint8Array} bytes
 */
function give(reader, bytes) {
  reader.input(bytes.length).set(bytes);
}

/** Lines of "line TAB column TAB sentence". @param {string} text @returns {Rookery.Problem[]} */
function readProblems(text) {
  const problems = [];
  for (const entry of text.split('\n')) {
    const [line, column, ...sentence] = entry.split('\t');
    if (sentence.length > 0) problems.push({ line: Number(line), column: Number(column), sentence: sentence.join('\t') });
  }
  return problems;
}

// --------------------------------------------------------------------------------------------------------------------- tables

/** @param {Rookery.Spec} spec */
export function missingTable({ verb, options = {} }) {
  const name = inside((core) => core.missingTable(verb, flatOptions(options)));
  return /** @type {Rookery.TableName | ''} */ (name) || null;
}

/** @param {Rookery.TableName} name @param {Uint8Array} bytes */
export function loadTable(name, bytes) {
  const wrong = inside((core) => {
    core.tableRoom(String(name), bytes.length).set(bytes);
    return core.takeTable(String(name));
  });
  if (wrong) throw new RookeryError(wrong);
}

// --------------------------------------------------------------------------------------------------------------- long jobs

// The jobs opened last, newest first, so that running one part after the other does not read the input each time. Bytes are copied.
const OPEN_JOBS = 8;
/** @type {{spec: Rookery.Spec | null, verb: string, options: string, input: Rookery.Input, lines: string, lineCount: number, job: Job}[]} */
const openJobs = []; // identified by an unchanging spec, or otherwise by the other fields
/** @type {WeakSet<Rookery.Spec>} */
const unchangingSpecs = new WeakSet();

/** @template {Rookery.Spec} Spec @param {Spec} spec @returns {Spec} */
export function unchanging(spec) {
  unchangingSpecs.add(spec);
  return spec;
}

/**
 * Options as the core expects them: name, value, name, value, ...
 * @param {Record<string, Rookery.OptionValue>} options
 */
function flatOptions(options) {
  const flat = [];
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === false) continue;
    flat.push(name, value === true ? '' : Array.isArray(value) ? joined(value) : String(value));
  }
  return flat;
}

/** @param {readonly (string | number)[]} value */
function joined(value) {
  return value.join(typeof value[0] === 'number' ? '..' : ',');
}

/** The index of this spec's job in `openJobs`, or -1. @param {Rookery.Spec} spec */
function placeOf(spec) {
  if (unchangingSpecs.has(spec)) return openJobs.findIndex((open) => open.spec === spec);
  const { verb, options = {}, input = '', lines } = spec;
  const flat = JSON.stringify(flatOptions(options));
  const which = JSON.stringify(lines ?? null);
  return openJobs.findIndex(
    (open) => !open.spec && open.verb === verb && open.options === flat && open.lines === which && isSameInput(open.input, input),
  );
}

/** @param {Rookery.Input} kept @param {Rookery.Input} input */
const isSameInput = (kept, input) =>
  typeof kept === 'string' || typeof input === 'string'
    ? kept === input
    : kept.length === input.length && kept.every((byte, i) => byte === input[i]);

/** @param {Rookery.Spec} spec */
function jobOf(spec) {
  return opened(spec).job;
}

/** @param {Rookery.Spec} spec */
function opened(spec) {
  const { verb, input = '', lines } = spec;
  const at = placeOf(spec);
  const known = at >= 0 ? openJobs.splice(at, 1)[0] : undefined;
  if (known) {
    openJobs.unshift(known);
    return known;
  }
  const flat = flatOptions(spec.options ?? {});
  const bytes = bytesOf(input);
  return inside((core) => {
    const job = new core.Job(String(verb), flat);
    give(job, bytes);
    const lineCount = lines ? job.takeLines(lines.first, lines.symbols) : 0;
    const wrong = job.open();
    if (wrong) {
      job.delete();
      throw new RookeryError(wrong);
    }
    const isUnchanging = unchangingSpecs.has(spec);
    const kept = isUnchanging ? '' : typeof input === 'string' ? input : input.slice();
    const said = { verb, options: JSON.stringify(flat), input: kept, lines: JSON.stringify(lines ?? null) };
    const open = { ...said, spec: isUnchanging ? spec : null, lineCount, job };
    openJobs.unshift(open);
    for (const old of openJobs.splice(OPEN_JOBS)) old.job.delete();
    return open;
  });
}

/**
 * How the lines of a list with this beginning are read (Rookery.Lines), if the verb can process some of them at a time with these options;
 * -1 if it needs the whole input.
 * @param {Rookery.Spec} spec @param {Uint8Array} beginning
 */
export function listSymbols({ verb, options = {} }, beginning) {
  const text = decoder.decode(beginning);
  return inside((core) => {
    const job = new core.Job(verb, flatOptions(options));
    const symbols = job.listSymbols(text);
    job.delete();
    return symbols;
  });
}

/** How many bytes at the start of a list decide how its lines are read. */
export const listBeginning = () => inside((core) => core.listBeginning);

/** The number of lines in the input of this spec, an excerpt of a list. @param {Rookery.Spec} spec */
export function linesIn(spec) {
  return opened(spec).lineCount;
}

/** @param {Rookery.Spec} spec @returns {Rookery.Plan} */
export function plan(spec) {
  const job = jobOf(spec);
  return inside(() => {
    /** @type {Rookery.Plan} */
    const plan = { parts: job.parts(), items: job.items(), columns: job.columns() };
    const mostRows = job.mostRows();
    if (mostRows >= 0) plan.mostRows = mostRows;
    if (job.addsCounts()) plan.addsCounts = true;
    if (job.hasDedupeKey()) plan.hasDedupeKey = true;
    const maxIdleParts = job.maxIdleParts();
    if (maxIdleParts >= 0) plan.maxIdleParts = maxIdleParts;
    if (job.countsTries()) plan.countsTries = true;
    if (job.mayGiveUp()) plan.mayGiveUp = true;
    const lastWord = { complete: job.lastWord(true), leftOpen: job.lastWord(false) };
    if (lastWord.complete || lastWord.leftOpen) plan.lastWord = lastWord;
    const stages = job.stages();
    if (plan.lastWord && stages) plan.lastWord.stages = stages;
    return plan;
  });
}

/** @param {Rookery.Plan} plan @param {Rookery.LedgerOptions} [options] @returns {Rookery.Ledger} */
export function createLedger(plan, options) {
  return inside((core) => new PartLedger(core, plan, options));
}

/** @param {Rookery.Spec} spec @param {number} part */
export function itemsIn(spec, part) {
  const job = jobOf(spec);
  return inside(() => {
    checkPart(job, part);
    return job.itemsIn(part);
  });
}

/** @param {Job} job @param {number} part */
function checkPart(job, part) {
  const parts = job.parts();
  if (Number.isSafeInteger(part) && part >= 0 && (parts < 0 || part < parts)) return;
  throw new RookeryError(`expected a part ${parts < 0 ? 'from 0' : `from 0 to ${parts - 1}`}, found ${part}`);
}

/**
 * @param {Rookery.Spec} spec
 * @param {number} part
 * @param {Rookery.Sink} sink
 * @param {() => boolean} [stop]
 * @returns {'done' | 'stopped'}
 */
export function run(spec, part, sink, stop = () => false) {
  const job = jobOf(spec);
  const { outside, thrown } = callersFunctions();
  const done = inside(() => {
    checkPart(job, part);
    return job.run(
      part,
      (rows, count, problems) =>
        outside(undefined, () => {
          if (thrown.length > 0) return;
          const inLine = rows.subarray(0, -1); // without the last line feed
          if (count > 0) sink.bytes?.(inLine, count);
          if (count > 0) sink.rows?.(decoder.decode(inLine), count);
          if (problems) sink.problems?.(readProblems(problems));
        }),
      () => thrown.length > 0 || outside(true, stop),
      (text) => outside(undefined, () => sink.activity?.(text)),
      (name, view) => outside(undefined, () => sink.document?.(name, view.slice())),
    );
  });
  if (thrown.length > 0) throw thrown[0].error;
  return done ? 'done' : 'stopped';
}

/** @param {Rookery.Spec} spec @param {Rookery.DocumentStore} store @returns {string} */
export function joinDocuments(spec, store) {
  const job = jobOf(spec);
  const { outside, thrown } = callersFunctions();
  const sentence = inside(() =>
    job.joinDocuments(
      (name, index) => outside(null, () => store.read(name, index)),
      (name, view) => outside(undefined, () => store.write(name, view.slice())),
    ),
  );
  if (thrown.length > 0) throw thrown[0].error;
  return sentence;
}

/** @param {Rookery.Spec} spec */
export function release(spec) {
  const at = placeOf(spec);
  if (at >= 0) openJobs.splice(at, 1)[0].job.delete();
}

// ------------------------------------------------------------------------------------------------------------------- verbs

/**
 * @param {any[]} rows
 * @param {Rookery.Problem[]} problems
 * @returns {Rookery.Rows<any>}
 */
function withProblems(rows, problems) {
  Object.defineProperty(rows, 'problems', { value: problems });
  return /** @type {any} */ (rows);
}

/**
 * @param {string} verb
 * @param {Rookery.Input} [input]
 * @param {{[option: string]: Rookery.OptionValue}} [options]
 * @returns {Rookery.Rows<any>}
 */
export function call(verb, input, options = {}) {
  return during({ verb, input, options: { ...options, json: true } }, (spec) => {
    const { parts } = plan(spec);
    if (parts < 0) throw new RookeryError(`${verb} has no last part: use plan() and run()`);
    const rows = runAll(spec, parts);
    return STEP_VERBS.includes(verb) ? inLists(rows) : rows;
  });
}

/** Uses a spec, then releases it. @template T @param {Rookery.Spec} spec @param {(spec: Rookery.Spec) => T} use @returns {T} */
function during(spec, use) {
  try {
    return use(unchanging(spec));
  } finally {
    release(spec);
  }
}

/**
 * The rows of a whole job: runs its parts in turn until there are enough rows, or `most` parts have been run.
 * @param {Rookery.Spec} spec with the option json
 * @param {number} most
 * @returns {Rookery.Rows<any>}
 */
function runAll(spec, most) {
  const ledger = createLedger(plan(spec));
  /** @type {any[]} */
  const rows = [];
  /** @type {Rookery.Problem[]} */
  const problems = [];
  const nextRows = () => inside(() => ledger.nextRows());
  const takeRows = () => {
    for (let text = nextRows(); text !== null; text = nextRows()) for (const row of text.split('\n')) rows.push(JSON.parse(row));
  };
  for (let ran = 0; ran < most && !ledger.isFinished; ++ran) runNext(spec, ledger, takeRows);
  inside(() => ledger.finish());
  takeRows();
  inside(() => {
    for (let problem = ledger.nextProblem(); problem; problem = ledger.nextProblem()) problems.push(problem);
    ledger.delete(); // not in a `finally`: nothing is left of a core that failed
  });
  return withProblems(rows, problems);
}

/**
 * Runs the ledger's next part. Calls `takeRows` whenever there may be rows.
 * @param {Rookery.Spec} spec @param {Rookery.Ledger} ledger @param {() => void} takeRows
 */
function runNext(spec, ledger, takeRows) {
  const part = /** @type {number} */ (inside(() => ledger.take()));
  run(spec, part, {
    bytes: (rows, count) => {
      inside(() => ledger.addRows(part, rows, count));
      takeRows();
    },
    problems: (problems) => inside(() => ledger.addProblems(part, problems)),
  });
  inside(() => ledger.end(part));
  takeRows();
}

/** @param {Rookery.Rows<any>} rows @returns {Rookery.Rows<any>} */
function inLists(rows) {
  const lists = new StepLists();
  return withProblems(
    rows.flatMap((row) => lists.add(row)),
    rows.problems,
  );
}

/** @template {Rookery.VerbName} Verb @param {Verb} verb @returns {Rookery.VerbFunction<Verb>} */
function ofEach(verb) {
  return /** @type {any} */ ((/** @type {Rookery.Input} */ input, options = {}) => call(verb, input, { ...options }));
}

export const explain = ofEach('explain');
export const steps = ofEach('steps');
export const solve = ofEach('solve');
export const rate = ofEach('rate');
export const survey = ofEach('survey');
export const check = ofEach('check');
export const canonical = ofEach('canonical');
export const backdoors = ofEach('backdoors');
export const candidates = ofEach('candidates');
export const additions = ofEach('additions');
export const unavoidable = ofEach('unavoidable');
export const enumerate = ofEach('enumerate');
export const catalogue = ofEach('catalogue');
export const estimate = ofEach('estimate');
export const fewest = ofEach('fewest');
export const neighbours = ofEach('neighbours');
export const statistics = ofEach('statistics');
export const levels = ofEach('levels');
export const pattern = ofEach('pattern');
export const convert = ofEach('convert');
export const readPicture = ofEach('read-picture');
export const classic = ofEach('classic');

/** @param {string} verb @param {NonNullable<Rookery.Spec['options']>} options @param {number} parts @returns {Rookery.Rows<any>} */
const make = (verb, options, parts) => during({ verb, options: { ...options, json: true } }, (spec) => runAll(spec, parts));

/** @type {Rookery.VerbFunction<'generate', Rookery.GenerateLimits>} */
export const generate = ({ parts = 1000, ...options } = {}) => make('generate', options, parts);

/** @type {Rookery.VerbFunction<'sample'>} */
export const sample = (options = {}) => make('sample', { ...options }, Infinity);

/** @type {Rookery.VerbFunction<'exact'>} */
export const exact = (/** @type {Rookery.Input} */ input = '', options = {}) =>
  during({ verb: 'exact', input, options: { ...options, json: true } }, (spec) => {
    const { parts } = plan(spec);
    return runAll(spec, parts < 0 ? Infinity : parts); // the search for the fewest clues gives up by itself
  });

/** @param {Rookery.Input} input @param {Pick<Rookery.ClassicOptions, 'encoding' | 'diagonal' | 'order'>} [options] @returns {string} */
export function dimacs(input, options = {}) {
  return during({ verb: 'classic', input, options: { ...options, method: 'sat', dimacs: true } }, (spec) => {
    const { parts } = plan(spec);
    let text = '';
    for (let part = 0; part < parts; ++part) run(spec, part, { rows: (rows) => (text += `${rows}\n`) });
    return text;
  });
}

/** @param {Rookery.Input} input @returns {Rookery.Reading} */
export function parse(input) {
  const bytes = bytesOf(input);
  return inside((core) => {
    const reading = new core.Reading();
    give(reading, bytes);
    const { problems, ...summary } = reading.read();
    reading.delete();
    return { ...summary, problems: readProblems(problems) };
  });
}

/** @param {string} name */
export function hasVerb(name) {
  return inside((core) => core.hasVerb(name));
}

export function verbs() {
  return inside((core) => core.verbs());
}

export function version() {
  return inside((core) => core.version());
}
