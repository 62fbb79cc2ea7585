/**
 * Rookery as a package: the core on this thread, and a pool of workers for lists and long jobs. What the core's functions take and give is in
 * rookery.d.ts.
 *
 * ```js
 * import { rookery } from 'rookery';
 * const core = await rookery();
 * const [{ er }] = core.rate('4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........');
 * console.log(er); // 90
 * ```
 */
import type { Input, JobSpec, OptionValue, Plan, Problem, Rows, TableName, VerbInputs, VerbOptions } from './rookery.js';

export { RookeryError } from './rookery.js';
export type * from './rookery.js';

/** All functions of rookery.d.ts. */
export type Core = typeof import('./rookery.js');

export interface ProgramOptions {
  /**
   * Where core.xz is, the program that lies in this package, or its bytes. By default it is beside the script; to be said where a bundler does
   * not bring it there.
   */
  program?: string | URL | Uint8Array;
}

/** The core, started when it is first asked for. It runs on the thread that calls it: in a page, long jobs are better given to a pool. */
export function rookery(options?: ProgramOptions): Promise<Core>;

export interface StartOptions extends ProgramOptions {
  /** How many; by default as many as the machine has cores. One more is kept for short jobs. */
  workers?: number;
  /** Where worker.mjs of this package is, where a bundler does not bring it beside the script. */
  workerUrl?: string | URL;
  /** Fetches a table (NAME.bin of the site, which is not in this package), once a job needs it. */
  fetchTable?(name: TableName): Promise<Blob>;
}

/** Starts workers. In a page they stay until {@link Pool.close}; under Node they do not keep the process alive while they are idle. */
export function startPool(options?: StartOptions): Promise<Pool>;

/** Every verb as a stream: its rows as they come, in the order of the input, whatever the number of workers. */
export type Pool = {
  [Verb in keyof VerbOptions]: StreamOf<Verb>;
} & {
  /** Any verb, by its name. */
  stream(call: JobSpec, options?: StreamOptions): RowStream<Record<string, unknown>>;
  /**
   * Rows as text, tab-separated (or objects, with the verb's option json), joined by line feeds, and problems, as they come. After an abort,
   * what had been found by then comes first.
   */
  blocks(call: JobSpec, options?: StreamOptions): AsyncGenerator<Block, void, undefined>;
  /**
   * Ends the workers. Loops over streams end without an error, with the rows they have had; a stream that is asked for later throws a
   * {@link RookeryError}.
   */
  close(): void;
  /** The same, for `using`. Missing where the platform has no such symbols. */
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
  /** Ends the job: the loop over its rows throws the signal's reason, and within a tenth of a second no worker runs any of it. */
  signal?: AbortSignal;
  /** How many of the plan's items are done, a few times a second. */
  onProgress?(itemsDone: number): void;
  /** How the job divides, before its first row. */
  onPlan?(plan: Plan): void;
  /** What a part that takes long is doing now; empty once it is done. */
  onActivity?(text: string): void;
}

export type Block = { rows: string } | { problem: Problem };

/**
 * For `for await`. Rows wait for the loop: parts are not handed out while many wait. Leaving the loop ends the job. What is wrong with the call
 * is thrown as a RookeryError; an input that could not be used is a {@link BadInput} among the rows.
 */
export type RowStream<Row> = AsyncGenerator<Row | BadInput, void, undefined>;

/** In the place of rows, near where they would be: which line of the input could not be used, and why. */
export interface BadInput {
  problem: Problem;
}

/** What a verb gives: as its function in the core, or as plain objects. */
export type RowOf<Verb extends keyof VerbOptions> =
  FunctionOf<Verb> extends keyof Core
    ? Core[FunctionOf<Verb>] extends (...parameters: never[]) => Rows<infer Row>
      ? Row
      : Record<string, unknown>
    : Record<string, unknown>;

/** The name of a verb's function: readPicture of read-picture. */
type FunctionOf<Verb extends string> = Verb extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Verb;

export type StreamOptionsOf<Verb extends keyof VerbOptions> = {
  [Option in Exclude<keyof VerbOptions[Verb], 'json'>]?: VerbOptions[Verb][Option] | OptionValue;
} & StreamOptions;

type StreamOf<Verb extends keyof VerbOptions> = VerbInputs[Verb] extends 'none'
  ? (options?: StreamOptionsOf<Verb>) => RowStream<RowOf<Verb>>
  : VerbInputs[Verb] extends 'optional'
    ? (input?: Input | Blob, options?: StreamOptionsOf<Verb>) => RowStream<RowOf<Verb>>
    : (input: Input | Blob, options?: StreamOptionsOf<Verb>) => RowStream<RowOf<Verb>>;
