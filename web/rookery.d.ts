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
import type { VerbOptions } from './rookery_verbs.js';

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
 * Data files that some verbs need, NAME.bin on the site: `catalogue` (8 MB) for {@link catalogue} and the option `grids` of other
 * functions, `digits` (48 KB) for {@link readPicture}.
 */
export type TableName = 'catalogue' | 'digits';

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
  }[];
  /** The kinds of rows that it returns, depending on its options: the columns of the text, and the keys of the objects. */
  rows: { columns: string[]; keys: string[] }[];
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
  /** Of the first puzzle: 2 for 4x4, 3 for 9x9, 4 for 16x16. */
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

/** Solves every puzzle of the input. */
export function solve(input: Input, options: SolveOptions & { all: true }): Rows<SolutionRow>;
export function solve(input: Input, options?: SolveOptions): Rows<SolveRow>;

export interface SolveOptions {
  /** Stop after this many solutions of a puzzle (2; with `all` there is no limit). */
  limit?: number;
  /**
   * Every solution, one row each. {@link solve} keeps them all. If there may be very many, use {@link run} with the same options:
   * it passes them on as they are found, in constant memory, and can be stopped.
   */
  all?: boolean;
  /** Both main diagonals contain every digit too. */
  diagonal?: boolean;
}

export interface SolveRow {
  puzzle: string;
  /** Number of solutions found. */
  solutions: number;
  /** Whether these are all; if not, there may be more than `solutions`. */
  complete: boolean;
  /** The first one on one line, or null. */
  first_solution: string | null;
}

export interface SolutionRow {
  puzzle: string;
  /** From 1, for each puzzle. */
  number: number;
  solution: string;
}

/** How hard a puzzle is on the scale of Sudoku Explainer 1.2.1. Unknown numbers are null. */
export interface Rating {
  /** Highest rating of all steps. */
  er: number | null;
  /** Highest rating up to and including the first step that places a digit. */
  ep: number | null;
  /** Rating of the first step. */
  ed: number | null;
  status: RatingStatus;
}

/** "beyond": no technique finds a step. "other_size": the scale is for 9x9 puzzles. */
export type RatingStatus = 'rated' | 'beyond' | 'no_solution' | 'several_solutions' | 'already_solved' | 'stopped' | 'other_size';

/** Rates every puzzle of the input. */
export function rate(input: Input, options?: RateOptions): Rows<RateRow>;

/** {@link plan} and {@link run} also have the option `lines`: rows in the notation of researchers, "PUZZLE ED=ER/EP/ED". */
export interface RateOptions extends SearchChoices, DepthOptions {
  /** Comma-separated scales, from se, hodoku, te, b, gb, w, gw, bxb, bxbb, wnef and level (se). */
  scale?: string;
  /** Only puzzles with this ER, this level, or this score, level and techniques by HoDoKu, as in {@link GenerateOptions}. */
  er?: Range;
  level?: string;
  'hodoku-score'?: Range;
  'hodoku-level'?: string;
  'hodoku-with'?: string | string[];
  'hodoku-without'?: string | string[];
  /** The weight of choices in the WNEF (exponential). */
  weight?: 'exponential' | 'quadratic' | 'linear';
}

/** Only puzzles with this T&E depth, 0 to 3, or these lengths, as in {@link DepthNumbers}; a requested length must apply to the puzzle. */
export interface DepthOptions {
  te?: Range;
  b?: Range;
  gb?: Range;
  w?: Range;
  gw?: Range;
  bxb?: Range;
  bxbb?: Range;
}

/** D. Berthier's ratings; null where one does not apply. */
export interface DepthNumbers {
  /** With the scale te: levels of trial and error needed (T&E), 0 to 3. */
  te?: number | null;
  /** With the scales b, gb, w, gw: the smallest length of braids, g-braids, whips and g-whips that solve a puzzle of depth 0 or 1. */
  b?: number | null;
  gb?: number | null;
  w?: number | null;
  gw?: number | null;
  /** With the scales bxb, bxbb: the same for braids inside T&E(1) at depth 2, and inside T&E(2) at depth 3. */
  bxb?: number | null;
  bxbb?: number | null;
}

/** Settings that HoDoKu offers for its searches; for the scale hodoku. */
export interface SearchChoices {
  /** Almost locked sets of one step may overlap. */
  'als-overlap'?: boolean;
  /** Grouped chains may pass through almost locked sets. */
  'als-chains'?: boolean;
  /** Two fish with the same base sets also form a step. */
  siamese?: boolean;
  /** Without the techniques that assume a unique solution. */
  'no-uniqueness'?: boolean;
}

export interface RateRow extends Rating, DepthNumbers {
  puzzle: string;
  /** Its name, or the reason why the puzzle is not rated. */
  hardest_technique: string;
  /** With the scale hodoku: score, level and the hardest technique of the path. If there is none: null, null and the reason. */
  score?: number | null;
  level?: HodokuLevel | null;
  hodoku_hardest?: string;
  /** With the scale wnef: the number of empty cells, and the total number of digits that their rows, columns and boxes leave them. */
  empty?: number;
  choices?: number;
  /** The ease of "Ease and Toil", 0 to 1; null if no cell is empty. (For pencilmarks all four are null.) */
  wnef?: number | null;
  /** How many empty cells have 1, 2, ... 9 choices. */
  histogram?: number[];
  /** With the scale level: the level by ER and HoDoKu's level; null if the puzzle is not rated. */
  rookery_level?: Level | null;
}

/** `levels('', { definitions: true })` returns their definitions. */
export type Level = 'easy' | 'medium' | 'hard' | 'expert' | 'extreme';

export type HodokuLevel = 'Easy' | 'Medium' | 'Hard' | 'Unfair' | 'Extreme';

/** The contents of a table of the input's puzzles: solution and rating in one row. */
export function survey(input: Input, options?: SurveyOptions): Rows<SurveyRow>;

export interface SurveyOptions {
  /** Rows include HoDoKu's rating and the level. */
  graded?: boolean;
  /** Rows include the T&E depth and the lengths of braids and whips that apply at that depth. */
  depth?: boolean;
}

/** With `depth`, te, b, w, bxb and bxbb. */
export interface SurveyRow extends Rating, DepthNumbers {
  /** Its line in the input, from 1. */
  line: number;
  puzzle: string;
  clues: number;
  solutions: number;
  complete: boolean;
  solution: string | null;
  hardest_technique: string;
  /** With `graded`; as in {@link RateRow}. */
  score?: number | null;
  level?: HodokuLevel | null;
  hodoku_hardest?: string | null;
  rookery_level?: Level | null;
}

/** The solve path of every puzzle of the input. */
export function explain(input: Input, options: ExplainOptions & { scale: 'hodoku' }): Rows<HodokuExplanation>;
export function explain(input: Input, options?: ExplainOptions): Rows<Explanation>;

/** Which techniques to use, and where to start. */
export interface StateOptions extends SearchChoices {
  /** The program whose techniques and order to use (se); or singles and the shortest whips (w), braids (b), g-whips (gw) or g-braids (gb). */
  scale?: 'se' | 'hodoku' | 'w' | 'b' | 'gw' | 'gb';
  /** Use only these techniques, by name; the beginning of a name selects all techniques that begin with it. */
  technique?: string | string[];
  /** Use all techniques except these. */
  without?: string | string[];
  /** Start from this board: 81 characters, its current digits including givens. For one puzzle. */
  values?: string;
  /** Start from these candidates too: 729 characters, nine for each cell, `.` or `0` for one that is eliminated. */
  candidates?: string;
}

export interface ExplainOptions extends StateOptions {
  /** At most this many steps of each path. */
  limit?: number;
  /** With the scale hodoku: always take the technique with the lowest score first. */
  'least-score'?: boolean;
}

export interface Explanation {
  steps: Step[];
  end: PuzzleEnd | 'beyond' | 'solved' | 'contradiction' | 'limit';
  /** The same in words. */
  phrase: string;
  /** Cells whose digit differs from the solution's or whose candidates lack it; only if `end` is "contradicts". */
  wrong?: number[];
  /** ER, EP and ED are null if only some techniques were allowed or the path did not start from the givens. */
  er: number | null;
  ep: number | null;
  ed: number | null;
  /** The level by ER and HoDoKu's level; null if there is no ER. */
  rookery_level: Level | null;
  /** 81 digits, or empty if the path does not reach it. */
  solution: string;
  /** With whips or braids: the length of the longest one, which is the puzzle's rating. Absent where ER would be null, or if unsolved. */
  length?: number;
}

/** Why there are no steps. "contradicts": the given board cannot lead to the solution. */
export type PuzzleEnd = 'no_solution' | 'several_solutions' | 'already_solved' | 'stopped' | 'contradicts';

/** Every step that is available now, technique by technique, for every puzzle of the input. */
export function steps(input: Input, options: StepsOptions & { scale: 'hodoku' }): Rows<HodokuExplanation>;
export function steps(input: Input, options?: StepsOptions): Rows<StepList>;

export interface StepsOptions extends StateOptions {
  /** Include nested chains even if simpler steps are available; may take minutes. */
  deep?: boolean;
}

export interface StepList {
  /** Steps of one technique with the same conclusion are listed once. */
  steps: Step[];
  end: PuzzleEnd | 'listed';
  /** The same in words: "37 steps of 6 techniques". */
  phrase: string;
  /** As in {@link Explanation}. */
  wrong?: number[];
}

/** The result of `explain` and `steps` with the scale hodoku. */
export interface HodokuExplanation {
  steps: HodokuStep[];
  end: string;
  /** The same in words. */
  phrase: string;
  /** Of a path to the solution; otherwise null. */
  score: number | null;
  level: HodokuLevel | null;
}

/** `technique` is HoDoKu's name, and `rating` its score. */
export interface HodokuStep extends PlainStep {}

export type CellDigit = [cell: number, digit: number];

/** The fields that steps of all scales have. */
export interface PlainStep {
  /** From 1. */
  n: number;
  technique: string;
  /** 0: the technique is not on the scale. */
  rating: number;
  /** The whole step in a sentence. */
  text: string;
  /** Its eliminations and placements: "r4c3<>5, r9c8<>5". */
  conclusion: string;
  /** Absent if the step places nothing. */
  place?: CellDigit;
  eliminate: CellDigit[];
  /** The candidates that the step is based on, and their roles. */
  marks: [cell: number, digit: number, role: 'base' | 'cover' | 'fin'][];
  cells: number[];
  /** 0 to 8 boxes, 9 to 17 rows, 18 to 26 columns. */
  houses: number[];
  digits: number[];
  /** One for each assumption. */
  chains?: Chain[];
}

export interface Step extends PlainStep {
  /** With whips or braids, instead of a rating: 0 for a single. */
  length?: number;
  /** Type of a uniqueness step; for forcing chains 1 contradiction, 2 both ways, 3 every candidate of a cell, 4 every place in a house. */
  variant?: number;
  /** The steps that nodes with the reason "pattern" are based on. */
  nested?: Omit<Step, 'n'>[];
}

export interface Chain {
  /** The first node follows from the last. */
  loop: boolean;
  /** Each node comes after its parents. `nested` is an index into {@link Step.nested}, or -1. */
  nodes: [cell: number, digit: number, on: 0 | 1, reason: ChainReason, parents: number[], nested: number][];
  /** The nodes that carry the conclusion. */
  ends: number[];
}

export type ChainReason = 'assumption' | 'cell' | 'box' | 'row' | 'column' | 'pattern';

/**
 * Calls any verb of {@link verbs} with the options of {@link VerbOptions}. Like the functions above, it returns the JSON rows as objects.
 * Not for jobs without a last part.
 */
export function call(verb: string, input: Input, options?: Record<string, OptionValue>): Rows<Record<string, unknown>>;

// --------------------------------------------------------------------------------------------------------------- long jobs

export type Range = [low: number, high: number] | string | number;

/** Numbers, texts and switches as on the command line; [a, b] means "a..b", and a list of texts is joined by commas. */
export type OptionValue = string | number | boolean | string[] | [low: number, high: number] | undefined;

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
   * added up. The sum is marked as incomplete ("991+") if its shares do not make up the whole. (A {@link Reducer} does all this.)
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

/** Turns the rows of the parts into those of the whole job, by the rules of its plan. Created by {@link createReducer}. */
export interface Reducer {
  /** Number of rows that were results and new. */
  readonly taken: number;
  /** Further rows are ignored: there are enough, or too many parts in a row brought nothing new. */
  readonly closed: boolean;
  /** How many of these rows, joined by line feeds, are results. The others say that their part left its question open. */
  resultsIn(rows: string): number;
  /**
   * Returns the rows to be output now: those of the block that count, or the sums that they complete; empty if there are none.
   * Rows are joined by line feeds and must be passed in the order of the parts.
   */
  take(rows: string): string;
  /** Ends the part whose rows were passed last. */
  endPart(): void;
  /**
   * Returns the rows that remain to be output at the end: the last sum, or the job's summary row; empty if there is neither.
   * `complete`: all parts are done, and none had a problem.
   */
  end(complete: boolean): string;
  /**
   * Returns the text to show when a part reports what it is doing or, with an empty `activity`, that it is done: the odds of a search
   * that has found nothing yet, summed over its parts, and the activity.
   */
  onProgress(part: number, activity: string): string;
  /** Frees its memory in the core; must be the last call. */
  delete(): void;
}

export function createReducer(plan: Plan): Reducer;

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

/** Frees what {@link plan} and {@link run} keep for a spec. */
export function release(spec: Spec): void;

// ----------------------------------------------------------------------------------------------------------- other programs

/** Each puzzle in the format of another program, or as a link to a page. Leaves out what the format cannot represent. */
export function convert(input: Input, options?: ConvertOptions): Rows<ConvertRow>;

export type ConvertOptions = Omit<VerbOptions['convert'], 'json'>;

export interface ConvertRow {
  /** A whole document. */
  text: string;
  format: string;
  /** Of the input, from 1. */
  line: number;
}

// ---------------------------------------------------------------------------------------- making puzzles, pool of workers

export * from './rookery_board.js';
export * from './rookery_enumerate.js';
export * from './rookery_generate.js';
export * from './rookery_exact.js';
export * from './rookery_classic.js';
export * from './rookery_verbs.js';
export * from './rookery_pool.js';
