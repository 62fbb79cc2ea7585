/**
 * Rookery as a package: the core on this thread, and a pool of workers for lists and long jobs. rookery.d.ts documents the arguments and
 * results of the core's functions.
 *
 * ```js
 * import { rookery } from 'rookery';
 * const core = await rookery();
 * const [{ er }] = core.rate('4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........');
 * console.log(er); // 90
 * ```
 */
import type { Declared, Input, JobSpec, Plan, Problem, RowOf, TableName, VerbInputs, VerbName, VerbOptions } from './rookery.js';

export { RookeryError } from './rookery.js';
export type * from './rookery.js';

/** All functions of rookery.d.ts. */
export type Core = typeof import('./rookery.js');

export interface ProgramOptions {
  /**
   * The address or the bytes of core.xz, the program in this package. By default it is next to the script; set this if your bundler does
   * not copy it there.
   */
  program?: string | URL | Uint8Array;
}

/** The core, started at the first call. It runs on the calling thread: in a page, use a pool for long jobs. */
export function rookery(options?: ProgramOptions): Promise<Core>;

export interface StartOptions extends ProgramOptions {
  /** Number of workers; by default the machine's number of cores. One more is reserved for short jobs. */
  workers?: number;
  /** The address of this package's worker.mjs, if your bundler does not copy it next to the script. */
  workerUrl?: string | URL;
  /** Fetches a table (a file of the site that is not in this package, see TableName) when a job needs it. */
  fetchTable?(name: TableName): Promise<Blob>;
}

/** Starts workers. In a page they stay until {@link Pool.close}; under Node they do not keep the process alive while they are idle. */
export function startPool(options?: StartOptions): Promise<Pool>;

/** Every verb as a stream: its rows as they are found, in the order of the input, with any number of workers. */
export type Pool = {
  [Verb in VerbName]: VerbStreams<Verb, VerbOptions[Verb] & StreamOptions>[VerbInputs[Verb]];
} & {
  /** Any verb, by its name. */
  stream(call: JobSpec, options?: StreamOptions): RowStream<Record<string, unknown>>;
  /**
   * Rows as text, tab-separated (or JSON objects, with the verb's option json), joined by line feeds, and problems, as they are found.
   * After an abort, everything found until then is still delivered.
   */
  blocks(call: JobSpec, options?: StreamOptions): AsyncGenerator<Block, void, undefined>;
  /**
   * Ends the workers. Loops over streams end without an error after the rows that they have received; streams started later throw a
   * {@link RookeryError}.
   */
  close(): void;
  /** The same, for `using`. Missing if the platform does not have these symbols. */
  [Symbol.dispose](): void;
  [Symbol.asyncDispose](): Promise<void>;
};

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
    readonly asyncDispose: unique symbol;
  }
}

export interface StreamOptions {
  /** Ends the job: the loop over its rows throws the signal's reason, and within a tenth of a second no worker runs any part of it. */
  signal?: AbortSignal;
  /** How many of the plan's items are done, a few times a second. */
  onProgress?(itemsDone: number): void;
  /** How the job is divided; called before its first row. */
  onPlan?(plan: Plan): void;
  /** The current activity of a long part; empty when the part is done. */
  onActivity?(text: string): void;
}

export type Block = { rows: string } | { problem: Problem };

/**
 * For `for await`. Rows wait for the loop: no parts are started while many rows wait. Leaving the loop ends the job. A wrong call throws a
 * RookeryError; an input that could not be used is a {@link BadInput} among the rows.
 */
export type RowStream<Row> = AsyncGenerator<Row | BadInput, void, undefined>;

/** Replaces the rows of a line that could not be used, about where they would be: says which line of the input, and why. */
export interface BadInput {
  problem: Problem;
}

interface VerbStreams<Verb extends VerbName, Options> {
  needed: {
    (input: Input | Blob): RowStream<RowOf<Verb>>;
    <const O extends Options>(input: Input | Blob, options?: Declared<O, Options>): RowStream<RowOf<Verb, O>>;
  };
  optional: {
    (input?: Input | Blob): RowStream<RowOf<Verb>>;
    <const O extends Options>(input?: Input | Blob, options?: Declared<O, Options>): RowStream<RowOf<Verb, O>>;
  };
  none: {
    (): RowStream<RowOf<Verb>>;
    <const O extends Options>(options?: Declared<O, Options>): RowStream<RowOf<Verb, O>>;
  };
}
