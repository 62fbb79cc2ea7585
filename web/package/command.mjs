#!/usr/bin/env node
// rookery VERB [OPTIONS] [FILE...]: the core's verbs on all processor cores, like the native program (shell/cli), for Node.
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

import { CallError, cannotRead, readArguments } from './arguments.mjs';
import { helpOf, helpOfVerb } from './help.mjs';
import { blocksOfSource, ReadError, Source } from './list_stream.mjs';
import { rookery, startPool } from './node.mjs';
import { Terminal } from './terminal.mjs';

/**
 * @import {Pool} from './index.js'
 * @import {Plan} from '../rookery.js'
 * @import {Settings} from './arguments.mjs'
 */

// Exit statuses. If several apply, the last one in BY_WEIGHT counts.
const ALL_GOOD = 0;
const SOME_INPUTS_BAD = 1;
const INCOMPLETE = 3;
const INTERRUPTED = 130;
const CALL_WRONG = 2;
const BY_WEIGHT = [ALL_GOOD, SOME_INPUTS_BAD, INCOMPLETE, INTERRUPTED, CALL_WRONG];

const terminal = new Terminal();
const stop = new AbortController();
let status = ALL_GOOD;

/** @param {number} other */
function add(other) {
  if (BY_WEIGHT.indexOf(other) > BY_WEIGHT.indexOf(status)) status = other;
}

/** @param {number} ending @param {string} sentence */
function complain(ending, sentence) {
  terminal.remark('rookery', sentence);
  add(ending);
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {string} name "-": standard input @param {string} awaits */
async function openSource(name, awaits) {
  if (name !== '-') {
    const file = await open(name);
    return new Source(file.createReadStream(), !(await file.stat()).isFile(), stop.signal);
  }
  if (!process.stdin.isTTY) return new Source(process.stdin, true, stop.signal);
  terminal.remark('rookery', `waiting for ${awaits}; type or paste, then press Enter and Ctrl+D to end (Ctrl+C cancels)`);
  return new Source(typed(), false, stop.signal);
}

async function* typed() {
  yield await buffer(process.stdin);
}

/** The inputs of a call; undefined for a call without input. @param {Settings} settings @returns {(string | undefined)[]} */
function inputsOf({ files, verb, options }) {
  if (files.length > 0) return files;
  const given = (/** @type {string[]} */ names) => names.some((name) => name in options);
  const needed = verb.takesInput && !given(verb.insteadOfInput);
  return needed || (!process.stdin.isTTY && given(verb.pipedWith)) ? ['-'] : [undefined];
}

/** Writes the rows and problems of one input. @param {Pool} pool @param {Settings} settings @param {string | undefined} name @param {boolean} header */
async function run(pool, { verb, options }, name, header) {
  let source;
  try {
    if (name !== undefined) source = await openSource(name, verb.awaits);
  } catch (error) {
    complain(SOME_INPUTS_BAD, cannotRead(name ?? '', error));
    return;
  }
  const shownName = name === '-' || name === undefined ? 'stdin' : name;
  /** @type {Plan | undefined} */
  let plan;
  let rowCount = 0;
  let lastActivity = '';
  const streaming = {
    signal: stop.signal,
    onPlan: (/** @type {Plan} */ made) => {
      plan = made;
      terminal.beginProgress(made.items);
    },
    onProgress: (/** @type {number} */ done) => terminal.progress({ done }),
    onActivity: (/** @type {string} */ activity) => {
      lastActivity = activity;
      terminal.progress({ activity });
    },
  };
  const writeHeader = async () => {
    if (header && plan && !options.json) await terminal.rows(plan.columns.join('\t'));
    header = false;
  };
  const call = { verb: verb.name, options };
  try {
    for await (const block of source ? blocksOfSource(pool, call, source, streaming) : pool.blocks(call, streaming)) {
      await writeHeader();
      if ('rows' in block) {
        rowCount += block.rows.split('\n').length;
        await terminal.rows(block.rows);
      } else {
        const { line, column, sentence } = block.problem;
        terminal.remark(`${shownName}:${line}:${column}`, sentence);
        add(SOME_INPUTS_BAD);
      }
    }
  } catch (error) {
    if (error instanceof ReadError) complain(SOME_INPUTS_BAD, cannotRead(name ?? '', error.cause));
    else if (error !== stop.signal.reason) throw error;
  }
  await writeHeader();
  terminal.endProgress();
  if (!plan || plan.parts >= 0 || rowCount >= plan.items) return;
  if (lastActivity) terminal.remark('rookery', lastActivity); // the odds of a search that found nothing
  if (!stop.signal.aborted) sayGaveUp(plan, rowCount);
}

/** @param {Plan} plan @param {number} found */
function sayGaveUp({ items, maxIdleParts, countsTries, mayGiveUp }, found) {
  const one = countsTries ? 'try' : 'attempt';
  const attempts = maxIdleParts === 1 ? one : countsTries ? 'tries in a row' : 'attempts in a row';
  const sentence = `${found} of ${items} found, gave up: nothing new in ${maxIdleParts} ${attempts}`;
  complain(mayGiveUp ? ALL_GOOD : INCOMPLETE, sentence);
}

/** @param {string[]} words */
async function main([verbName, ...words]) {
  const core = await rookery();
  if (verbName === undefined) throw new CallError('expected a verb; rookery --help lists them');
  if (['--help', '-h'].includes(verbName)) return terminal.rows(helpOf(core.verbs()).trimEnd());
  if (verbName === '--version') return terminal.rows(`rookery ${core.version()}`);
  const verb = core.verbs().find(({ name }) => name === verbName);
  if (!verb) {
    core.plan({ verb: verbName }); // throws an error that lists the verbs
    return;
  }
  const settings = readArguments(words, verb);
  if (settings.help) return terminal.rows(helpOfVerb(verb).trimEnd());
  const pool = await startPool({ workers: settings.threads });
  try {
    for (const [i, name] of inputsOf(settings).entries()) {
      if (!stop.signal.aborted) await run(pool, settings, name, settings.header && i === 0);
    }
  } finally {
    pool.close();
  }
}

/** @type {['SIGINT' | 'SIGTERM', number, string][]} */
const signals = [
  ['SIGINT', INTERRUPTED, 'interrupted'],
  ['SIGTERM', INCOMPLETE, 'stopped by a signal'],
];
for (const [signal, ending, sentence] of signals) {
  process.once(signal, () => {
    complain(ending, sentence);
    stop.abort();
    process.stdin.destroy();
  });
}
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') endByPipe();
  terminal.remark('rookery', 'cannot write to standard output');
  process.exit(CALL_WRONG);
});
process.stderr.on('error', () => {});

/**
 * The reader of the rows has closed the pipe: ends by the signal, like the native program. Node ignores SIGPIPE until it has had a
 * listener.
 */
function endByPipe() {
  process.once('SIGPIPE', () => {});
  process.removeAllListeners('SIGPIPE');
  process.kill(process.pid, 'SIGPIPE');
}

await main(process.argv.slice(2)).catch((error) => complain(CALL_WRONG, messageOf(error)));
process.exitCode = status;
