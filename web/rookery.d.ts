/**
 * The functions of Rookery's core, and the types of their arguments and results.
 *
 * ```js
 * import { rookery } from 'rookery';
 * const { solve } = await rookery();
 * const [{ first_solution }] = solve('4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........');
 * console.log(first_solution); // 468931527751624839392578461134756298289413675675289314846192753513867942927345186
 * ```
 *
 * Inputs are texts in any format that Rookery reads: one puzzle or a list, as lines of 81 characters, grids, pencilmark grids.
 * Cells are 0 to 80, row by row; ratings are in tenths (72 is 7.2); keys are those of the command line's `--json`.
 */
import type { Declared, RowOf, VerbFunction, VerbName } from './rookery_rows.js';
import type { ClassicOptions, VerbOptions } from './rookery_verbs.js';

// ---------------------------------------------------------------------------------------------------------------- starting

export interface InitOptions {
  /** The bytes of core_module.wasm. Needed under Node; a page fetches the file next to its module. */
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** The module, if it is already compiled: many workers can share one. */
  wasmModule?: WebAssembly.Module;
  /** The program is first_module.wasm: half the size, without the less common verbs (see {@link hasVerb}). */
  firstVerbs?: boolean;
}

/**
 * Loads the core. Await it before you call anything else. (In the npm package, `rookery()` does that.) Calling it again does
 * nothing, unless the core has failed (see {@link RookeryError}): then it starts a new one.
 */
export function init(options?: InitOptions): Promise<void>;

/**
 * Data files that some verbs need, on the site: `catalogue` (catalogue.bin, 8 MB) for {@link catalogue} and the option `grids` of other
 * functions, `digits` (digits.bin, 48 KB) for {@link readPicture}, `de` and `fr` (de.txt, fr.txt, 0.1 MB) for the option `language`.
 */
export type TableName = 'catalogue' | 'digits' | 'de' | 'fr';

/** Gives the core a table. Throws if the bytes are not that table. (A pool fetches the tables that its jobs need by itself.) */
export function loadTable(name: TableName, bytes: Uint8Array): void;

/** The table that a call needs and the core does not have yet, or null. */
export function missingTable(spec: Spec): TableName | null;

/** "0.1.0" */
export function version(): string;

/** Whether the loaded program has that verb. */
export function hasVerb(name: string): boolean;

/** All verbs and their options. */
export function verbs(): VerbInfo[];

export interface VerbInfo {
  name: string;
  help: string;
  takesInput: boolean;
  /** It also works without input, given one of the options `insteadOfInput`. */
  inputOptional: boolean;
  insteadOfInput: string[];
  /** Those of them that still read an input, if there is one. */
  pipedWith: string[];
  /** The expected input: "puzzles in any format". If the input is empty, a problem says that this was expected. */
  awaits: string;
  options: {
    name: string;
    /** The form of its value: "N", "A..B"; empty for a switch. */
    value: string;
    /** Includes the words and the default. */
    help: string;
    /** The default; empty if there is none, or if it depends on something else. */
    preset: string;
    /** The values that it can have, if they are words; otherwise empty. */
    words: string[];
    /** The words of a list or a range; empty if it does not consist of words. */
    members: string[];
    /** The limits of a number or a range: "1 to 25", "at least 1"; empty if it has none. */
    limits: string;
  }[];
  /** The kinds of rows that it returns; of those, the first that applies. Options are written "all", or "scale=hodoku" for one word. */
  rows: {
    columns: string[];
    /** The keys of the objects; empty if the rows are only text. */
    keys: {
      name: string;
      /** The type of its value, in TypeScript: "number". */
      type: string;
      /** Its possible values, if they are words; otherwise empty. */
      words: string[];
      nullable: boolean;
      /** It may be missing. */
      optional: boolean;
      /** The meaning of the value; empty if the name says it. */
      note: string;
      /** Rows have this key with any one of these options; empty: always. */
      with: string[];
    }[];
    /** Rows are of this kind with any one of these options; empty: always. */
    with: string[];
    /** A row of this kind ends a list of rows of the kind before it. The functions return it with the list as its `steps`. */
    closing: boolean;
  }[];
}

/**
 * Thrown if a call is wrong (`failed` is false; the message says what was expected), or if the core itself failed, for example
 * because it ran out of memory (`failed` is true; all other functions throw until {@link init} is called again).
 */
export class RookeryError extends Error {
  constructor(sentence: string, failed?: boolean);
  readonly failed: boolean;
}

// ------------------------------------------------------------------------------------------------------------------- input

/** Text, or the same as UTF-8 bytes. */
export type Input = string | Uint8Array;

/** An input that could not be used. The others are not affected. */
export interface Problem {
  /** From 1; 0 if the problem has no position in the input. */
  line: number;
  /** From 1, in characters; 0 if the problem has no position in the input. */
  column: number;
  /** What was found and what was expected. */
  sentence: string;
}

/** The recognised format and contents of a text. */
export interface Reading {
  /** "puzzle on one line", "list of puzzles", "pencilmark grid", ... */
  format: string;
  /** The same with sizes and numbers: "81-character line", "list of 1465 puzzles"; empty if nothing was recognised. */
  recognised: string;
  /** Of the first puzzle: 2 for 4x4, 3 for 9x9, 4 for 16x16, 5 for 25x25; 0 if its boxes are not square. */
  order: number;
  /** Number of puzzles that could be read. */
  count: number;
  /** The first of them on one line, with dots for empty cells; empty if there is none. */
  first: string;
  problems: Problem[];
}

export function parse(input: Input): Reading;

// ------------------------------------------------------------------------------------------------------------------- verbs

/**
 * One value per input or result, in their order. `problems` lists the inputs that could not be used; it is not enumerable, so
 * the value compares and prints like a plain array.
 */
export type Rows<Row> = Row[] & { readonly problems: Problem[] };

/**
 * Solves every puzzle of the input. With `all` it keeps every solution of each. If there may be very many, use {@link run} with the same
 * options: it passes them on as they are found, in constant memory, and can be stopped.
 */
export const solve: VerbFunction<'solve'>;

/** Rates every puzzle of the input. */
export const rate: VerbFunction<'rate'>;

/** The contents of a table of the input's puzzles: solution and rating in one row. */
export const survey: VerbFunction<'survey'>;

/** The solve path of every puzzle of the input. */
export const explain: VerbFunction<'explain'>;

/** Every step that is available now, technique by technique, for every puzzle of the input. Lists steps with the same conclusion once. */
export const steps: VerbFunction<'steps'>;

/** Solutions, minimality, symmetry and canonical form of every puzzle of the input. */
export const check: VerbFunction<'check'>;

/** The min-lex form of every puzzle or grid of the input: the same for all that differ only by symmetry. */
export const canonical: VerbFunction<'canonical'>;

/** The smallest backdoors of every puzzle of the input: cells that, once filled, leave a puzzle that simple logic solves. */
export const backdoors: VerbFunction<'backdoors'>;

/** For every board of the input, the number of solutions that contain each of its candidates. */
export const candidates: VerbFunction<'candidates'>;

/** The smallest sets of clues to add that leave every board of the input with one solution. */
export const additions: VerbFunction<'additions'>;

/** Each puzzle in the format of another program, or as a link to a page. Leaves out what the format cannot represent. */
export const convert: VerbFunction<'convert'>;

/**
 * The boards in pictures: binary PPM files (netpbm's P6), one after the other. A comment in the header may give the picture's name. A
 * picture without a board is reported as a problem, with the picture's number as its line. Needs the table `digits` ({@link loadTable}).
 */
export const readPicture: VerbFunction<'read-picture'>;

/**
 * New puzzles with one solution, all essentially different. The same options return the same puzzles. Throws if the options can never be
 * met, with the reason.
 */
export const generate: VerbFunction<'generate', GenerateLimits>;

export interface GenerateLimits {
  /** Give up after this many parts of the search, each up to about a second (1000); there may be fewer puzzles then. */
  parts?: number;
}

/**
 * Every puzzle with one solution that each puzzle of the input yields by removing clues and adding clues: one of each class, and none of
 * the classes of the input. The parent of a class is the puzzle from which it was first found.
 */
export const neighbours: VerbFunction<'neighbours'>;

/**
 * Minimal puzzles drawn without bias: with the weights, all minimal puzzles are equally likely. They are drawn in trials; on average, the
 * weights of a trial add up to the number of all minimal puzzles (3.1e37).
 */
export const sample: VerbFunction<'sample'>;

/** Estimates for all minimal puzzles, with standard errors, from the text rows of the command line's `sample`. */
export const statistics: VerbFunction<'statistics'>;

/** The nearest level of every puzzle of the input, in terms of the WNEF; or facts about the levels and the WNEF. */
export const levels: VerbFunction<'levels'>;

/** Whether there are puzzles with clues in exactly these cells; with `all`, every one, which may take forever: estimate first. */
export const pattern: VerbFunction<'pattern'>;

/**
 * Unavoidable sets of every solved grid of the input: sets of cells that can also be filled in another way, so every puzzle of the grid
 * has a clue in each of them. All are minimal.
 */
export const unavoidable: VerbFunction<'unavoidable'>;

/** Every puzzle with one solution and `clues` clues, in every solved grid of the input. May take hours: see {@link estimate}. */
export const enumerate: VerbFunction<'enumerate'>;

/** Estimates the cost of an enumeration for every grid of the input, from a random sample of its parts. */
export const estimate: VerbFunction<'estimate'>;

/**
 * The smallest number of clues in any puzzle of each solved grid of the input, with proof that there is none with fewer. Takes a second or
 * two per grid.
 */
export const fewest: VerbFunction<'fewest'>;

/**
 * The number of every grid of the input among all 5,472,730,538 essentially different ones, in the order of their min-lex forms; for a
 * puzzle, the number of its solution. Needs the table `catalogue` ({@link loadTable}).
 */
export const catalogue: VerbFunction<'catalogue'>;

/**
 * For each pattern of the input (one mask per line: 81 or 16 characters, `.` or `0` for an empty cell), or for the option `pattern`: clues
 * in exactly these cells that the strategies solve, or why there are none. The search never gives up on a single pattern unless
 * `conflicts` limits it. That may take hours: run it as a long job. {@link Sink.document} then gets proofs.
 */
export const exact: VerbFunction<'exact'>;

/** Solves each puzzle by one method from the literature, with its counters. Without an input, `order` selects an empty grid. */
export const classic: VerbFunction<'classic'>;

/** The formula of the method "sat" as the lines of a DIMACS file. */
export function dimacs(input: Input, options?: Pick<ClassicOptions, 'encoding' | 'diagonal' | 'order'>): string;

/**
 * Calls any verb of {@link verbs} with its options, like the functions above. Not for jobs without a last part.
 */
export function call<Verb extends VerbName>(verb: Verb, input?: Input): Rows<RowOf<Verb>>;
export function call<Verb extends VerbName, const O extends VerbOptions[Verb]>(
  verb: Verb,
  input: Input,
  options?: Declared<O, VerbOptions[Verb]>,
): Rows<RowOf<Verb, O>>;
/** The same if the verb is not known until the program runs. */
export function call<Verb extends string>(
  verb: string extends Verb ? Verb : never,
  input?: Input,
  options?: Record<string, OptionValue>,
): Rows<Record<string, unknown>>;

// --------------------------------------------------------------------------------------------------------------- long jobs

/** Numbers, texts and switches as on the command line; [a, b] means "a..b", and a list of texts is joined by commas. */
export type OptionValue = string | number | boolean | readonly string[] | readonly [low: number, high: number] | undefined;

/** A job: any verb with its options (names as on the command line, without dashes) and input. A plain value. */
export interface Spec {
  verb: string;
  options?: Record<string, OptionValue>;
  input?: Input;
  /** The input is an excerpt of a longer list. Only for verbs whose rows for a line are independent of the other lines. */
  lines?: Lines;
}

/**
 * How an excerpt of a list is read: the number of its first line, from 1, and the number of symbols in most puzzles of the list (16, 81,
 * 256, 729).
 */
export interface Lines {
  first: number;
  symbols: number;
}

/** How a job is divided. Parts do not depend on each other, and the same spec has the same parts and rows everywhere. */
export interface Plan {
  /**
   * Number of parts, which are numbered from 0. It is -1 if there is no last one: run them in order until there are `items` different
   * rows, or until `maxIdleParts` in a row have found none.
   */
  parts: number;
  /** The total for progress: puzzles of a list, or rows wanted. */
  items: number;
  /** Names of the tab-separated columns of a row; just "json" if the spec has the option `json`, for rows that are objects. */
  columns: string[];
  /** Only this many rows, the first in the order of the parts, are the result; absent if all are. */
  mostRows?: number;
  /**
   * Each row ends in a number and the share of the whole that it covers ("991 1/64"). Consecutive rows that differ only in these two are
   * added up. The sum is marked as incomplete ("991+") if its shares do not make up the whole. (A {@link Ledger} does all this.)
   */
  addsCounts?: boolean;
  /**
   * A row's dedupe key is the text after its last tab or colon; of rows with the same key, only the first counts. (Without it, the key is
   * the whole row in a job that has no last part.)
   */
  hasDedupeKey?: boolean;
  /** A job without a last part ends after this many parts (or tries) in a row without a new row; absent if it never gives up. */
  maxIdleParts?: number;
  /** `maxIdleParts` counts tries: parts report in separate rows ("tries 1200", not results) how many they made since their last row. */
  countsTries?: boolean;
  /** Giving up is its normal end: `items` is an upper limit, not the number that was requested. */
  mayGiveUp?: boolean;
  /**
   * The row for the whole job if its parts returned none: `complete` if all parts are done and none had a problem, otherwise `leftOpen`.
   * A part that had to leave its question open sends the row `leftOpen` itself: it is not a result, but then the job is not complete.
   * `stages`: the names of consecutive stages and their numbers of parts ("17 64 18 64"). With these, a part's row is a result only if all
   * earlier parts are done, and `{done}` in `leftOpen` is a placeholder for the stages that are finished.
   */
  lastWord?: { complete: string; leftOpen: string; stages?: string };
}

/** Throws a {@link RookeryError} if the verb, an option or a value is not what was expected. */
export function plan(spec: Spec): Plan;

/**
 * Decides which parts of a job are run, and turns their output into that of the whole job, by the rules of its plan: in the order of the
 * parts, whatever the order in which they are run, and no more than was wanted. Created by {@link createLedger}.
 *
 * Parts are deterministic: if a part is run again, its output may be added again, and whatever is known already is ignored.
 */
export interface Ledger {
  /** How many parts have to be run: fewer than planned once one part alone has all rows that are wanted. Infinity if there is no last one. */
  readonly count: number;
  /** How many parts could be handed out now. */
  readonly remaining: number;
  /** All parts are done, or no more are needed: there are enough rows, or too many parts in a row brought nothing new. */
  readonly isFinished: boolean;
  /** A part that was lost or given back is to be handed out next, and the output of all others waits for it. */
  readonly waitsForLost: boolean;
  /** Bytes of rows that nextRows() has not returned yet. */
  readonly bytesHeld: number;
  /** Number of rows that were results and new. */
  readonly taken: number;
  /** The part that the last row came from, once there are enough rows or the job has given up; Infinity until then. */
  readonly lastPart: number;
  /** Whether nextRows() would return any. */
  readonly hasRows: boolean;
  /** Its address in the memory of the module that created it, for functions of that module. */
  readonly address: number;
  /** Hands out the next part to be run; null if there is none. */
  take(): number | null;
  /** The part was handed out but not started. */
  giveBack(part: number): void;
  /** The part's worker was lost. The part is handed out again; after this many `attempts` it counts as done, with `sentence` as a problem. */
  lose(part: number, attempts: number, sentence: string): void;
  /** Adds rows of a part that was handed out: UTF-8, joined by line feeds, and their number. */
  addRows(part: number, rows: Uint8Array, count: number): void;
  addProblems(part: number, problems: Problem[]): void;
  /** The part is done. */
  end(part: number): void;
  isDone(part: number): boolean;
  /** Adds a part that need not be run. Returns false if there is no such part, or if it is known already. */
  restore(output: PartOutput): boolean;
  /** Everything that a part has sent, before its end(). For ledgers with the option `keepsAll`. */
  outputOf(part: number): PartOutput;
  /** The next rows of the job, at most 200, joined by line feeds; null if there are none now. */
  nextRows(): string | null;
  nextProblem(): Problem | null;
  /**
   * No more output will come: nextRows() then returns what is left, and the last sum or the job's summary row (`lastWord`). Returns whether the job
   * is complete and that row is its only one.
   */
  finish(): boolean;
  /**
   * Returns the text to show when a part reports what it is doing or, with an empty `activity`, that it is done: the odds of a search
   * that has found nothing yet, summed over its parts, and the activity.
   */
  onProgress(part: number, activity: string): string;
  /** Frees its memory in the core; must be the last call. */
  delete(): void;
}

/** Everything that a part sends. */
export interface PartOutput {
  part: number;
  /** Joined by line feeds. */
  rows: string;
  /** Number of rows. */
  count: number;
  problems: Problem[];
}

export interface LedgerOptions {
  /** Keep the output of each part until it is done, for outputOf(). */
  keepsAll?: boolean;
}

export function createLedger(plan: Plan, options?: LedgerOptions): Ledger;

/** How many of the plan's items that part covers; 0 if the job has no last part. */
export function itemsIn(spec: Spec, part: number): number;

/** Receives a part's results in blocks. Define either `rows` or `bytes`. */
export interface Sink {
  /** Rows joined by line feeds, without one at the end, and their number. */
  rows?(text: string, count: number): void;
  /** The same as UTF-8, in the core's memory, valid until this returns. */
  bytes?(rows: Uint8Array, count: number): void;
  problems?(problems: Problem[]): void;
  /** The current activity of a long computation, in a few words: "line 12: Nested forcing chains, r4c7". */
  activity?(text: string): void;
  /**
   * A piece of a document that accompanies the rows (a proof: "cnf" and "lrat"; for single parts "7.cnf" and "7.lrat"), to be appended to
   * the earlier pieces of that name. An empty piece means: discard the earlier ones.
   */
  document?(name: string, piece: Uint8Array): void;
}

/** The documents of all parts of a job. */
export interface DocumentStore {
  /** Piece number `index`, from 0, of a document; null after the last one, or if there is no such document. */
  read(name: string, index: number): Uint8Array | null;
  /** Like {@link Sink.document}. */
  write(name: string, piece: Uint8Array): void;
}

/**
 * Joins the documents of the parts into one, where possible. Call it when all parts have been run and the job has ended with its summary
 * row `complete` (or has one row for each part). Returns a sentence if the documents are incomplete, or an empty string.
 */
export function joinDocuments(spec: Spec, store: DocumentStore): string;

/**
 * Runs one part. It takes about a second or less, except that rating a single hard puzzle may take a minute. `stop` is called after
 * each block of rows, and about every 50 ms in between. When it returns true, the part ends early as "stopped"; the rows sent so far are
 * correct but incomplete. The core caches the last few specs that it has divided.
 */
export function run(spec: Spec, part: number, sink: Sink, stop?: () => boolean): 'done' | 'stopped';

/**
 * Promises that a spec and the bytes of its input will not change any more, and returns it. {@link plan}, {@link run} and the others then
 * find its job at once, instead of comparing the input each time: that matters for long inputs with many parts.
 */
export function unchanging<Kind extends Spec>(spec: Kind): Kind;

/** Frees what {@link plan} and {@link run} keep for a spec. */
export function release(spec: Spec): void;

// ------------------------------------------------------------------------------------------------ options, rows, pool of workers

export * from './rookery_rows.js';
export * from './rookery_verbs.js';
export * from './rookery_pool.js';
