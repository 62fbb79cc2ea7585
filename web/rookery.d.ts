/**
 * The functions of Rookery's core, and the types of what they take and return.
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
  /** The compiled module, if it is there already: many workers can share one. */
  wasmModule?: WebAssembly.Module;
  /** The program is that of first_module.wasm: half as long, without the verbs that few need ({@link hasVerb} tells). */
  firstVerbs?: boolean;
}

/**
 * Loads the core; to be awaited before anything else is called. (In the npm package, `rookery()` does it.) Calling it again does
 * nothing, unless the core has failed (see {@link RookeryError}): then it starts a new one.
 */
export function init(options?: InitOptions): Promise<void>;

/**
 * Files of numbers that some verbs need, NAME.bin of the site: `catalogue` (8 MB) {@link catalogue} and the option grids of other
 * functions, `digits` (48 KB) {@link readPicture}.
 */
export type TableName = 'catalogue' | 'digits';

/** Gives the core a table. Throws if it is something else. (A pool fetches those that its jobs need by itself.) */
export function loadTable(name: TableName, bytes: Uint8Array): void;

/** The table that a call needs and that the core has not got yet; null: none. */
export function missingTable(spec: Spec): TableName | null;

/** "0.1.0" */
export function version(): string;

/** Whether the program that was loaded has that verb. */
export function hasVerb(name: string): boolean;

/** What can be called, and with which options. */
export function verbs(): VerbInfo[];

export interface VerbInfo {
  name: string;
  help: string;
  takesInput: boolean;
  /** It has an answer without input too, with one of the options `insteadOfInput`. */
  inputOptional: boolean;
  insteadOfInput: string[];
  /** Those of them with which an input is taken all the same, if there is one. */
  pipedWith: string[];
  /** What its input is: "puzzles in any format". Of an empty one each verb says so in a problem. */
  awaits: string;
  options: {
    name: string;
    /** What its value looks like: "N", "A..B"; empty for a switch. */
    value: string;
    /** With the words and the default. */
    help: string;
    /** The default; empty if there is none, or if it depends on something else. */
    preset: string;
    /** Of which the value is one; none if it is no word. */
    words: string[];
  }[];
  /** The kinds of rows that it gives with different options: the columns of the text, and the keys of the objects. */
  rows: { columns: string[]; keys: string[] }[];
}

/**
 * Thrown when a call is wrong (`failed` is false; the message says what was expected), and when the core itself failed, for
 * instance for lack of memory (`failed` is true; everything else refuses to work until {@link init} is called again).
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
  /** From 1; 0 if the problem has no place in the input. */
  line: number;
  /** From 1, in characters; 0 if the problem has no place in the input. */
  column: number;
  /** What was found and what was expected. */
  sentence: string;
}

/** What a text was recognised as. */
export interface Reading {
  /** "puzzle on one line", "list of puzzles", "pencilmark grid", ... */
  format: string;
  /** The same with sizes and numbers: "81-character line", "list of 1465 puzzles"; empty if nothing was. */
  recognised: string;
  /** Of the first puzzle: 2 for 4x4, 3 for 9x9, 4 for 16x16. */
  order: number;
  /** Puzzles that could be read. */
  count: number;
  /** The first of them on one line, with dots for empty cells; empty if there is none. */
  first: string;
  problems: Problem[];
}

export function parse(input: Input): Reading;

// ------------------------------------------------------------------------------------------------------------------- verbs

/**
 * One value per input or result, in their order. `problems` lists the inputs that could not be used; it is not enumerable, so
 * the value compares and prints as the array that it is.
 */
export type Rows<Row> = Row[] & { readonly problems: Problem[] };

/** Solves every puzzle of the input. */
export function solve(input: Input, options: SolveOptions & { all: true }): Rows<SolutionRow>;
export function solve(input: Input, options?: SolveOptions): Rows<SolveRow>;

export interface SolveOptions {
  /** Stop at so many solutions of a puzzle (2; with `all` there is no limit). */
  limit?: number;
  /**
   * Every solution, a row each. {@link solve} keeps them all; where there may be very many, {@link run} with the same options
   * hands them on as they are found, in constant memory, and can be stopped.
   */
  all?: boolean;
  /** Both main diagonals hold every digit too. */
  diagonal?: boolean;
}

export interface SolveRow {
  puzzle: string;
  /** How many were found. */
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

/** How hard a puzzle is on the scale of Sudoku Explainer 1.2.1. Numbers are null where they are not known. */
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

/** With {@link plan} and {@link run} there is also the option `lines`: rows as researchers write them, "PUZZLE ED=ER/EP/ED". */
export interface RateOptions extends SearchChoices, DepthOptions {
  /** Which scales, comma-separated, of se, hodoku, te, b, gb, w, gw, bxb, bxbb, wnef and level (se). */
  scale?: string;
  /** Only puzzles of such an ER, level, or score, level and techniques of HoDoKu's, as in {@link GenerateOptions}. */
  er?: Range;
  level?: string;
  'hodoku-score'?: Range;
  'hodoku-level'?: string;
  'hodoku-with'?: string | string[];
  'hodoku-without'?: string | string[];
  /** Of choices in the WNEF (exponential). */
  weight?: 'exponential' | 'quadratic' | 'linear';
}

/** Only puzzles of such a T&E depth, 0 to 3, or such lengths, as {@link DepthNumbers} says them; a length that is asked for must apply. */
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
  /** With the scale te: how deep assumptions must be nested (T&E), 0 to 3. */
  te?: number | null;
  /** With the scales b, gb, w, gw: the least length of braids, g-braids, whips and g-whips that solve a puzzle of depth 0 or 1. */
  b?: number | null;
  gb?: number | null;
  w?: number | null;
  gw?: number | null;
  /** With the scales bxb, bxbb: the same of braids inside T&E(1) at depth 2, and inside T&E(2) at depth 3. */
  bxb?: number | null;
  bxbb?: number | null;
}

/** What HoDoKu's users may switch on for its searches: with the scale hodoku. */
export interface SearchChoices {
  /** Almost locked sets of one step may overlap. */
  'als-overlap'?: boolean;
  /** Grouped chains may pass through almost locked sets. */
  'als-chains'?: boolean;
  /** Two fish over the same bases are a step too. */
  siamese?: boolean;
  /** Without the techniques that rest on there being one solution only. */
  'no-uniqueness'?: boolean;
}

export interface RateRow extends Rating, DepthNumbers {
  puzzle: string;
  /** By name; if the puzzle is not rated, why. */
  hardest_technique: string;
  /** With the scale hodoku: its score, its level and the hardest technique of its path; null, null and why not where it has none. */
  score?: number | null;
  level?: HodokuLevel | null;
  hodoku_hardest?: string;
  /** With the scale wnef: how many cells are empty, and how many digits their rows, columns and boxes leave them, in all. */
  empty?: number;
  choices?: number;
  /** The ease of "Ease and Toil", 0 to 1; null if no cell is empty. (Of pencilmarks all four are null.) */
  wnef?: number | null;
  /** How many empty cells have 1, 2, ... 9 choices. */
  histogram?: number[];
  /** With the scale level: the level in one word, by ER and HoDoKu's level; null if it is not rated. */
  rookery_level?: Level | null;
}

/** `levels('', { definitions: true })` says what they mean. */
export type Level = 'easy' | 'medium' | 'hard' | 'expert' | 'extreme';

export type HodokuLevel = 'Easy' | 'Medium' | 'Hard' | 'Unfair' | 'Extreme';

/** What a table of the input's puzzles shows: solution and rating in one. */
export function survey(input: Input, options?: SurveyOptions): Rows<SurveyRow>;

export interface SurveyOptions {
  /** Rows have HoDoKu's rating and the level. */
  graded?: boolean;
  /** Rows have T&E depth, and the length of braids and whips that belongs to it. */
  depth?: boolean;
}

/** With `depth`, te, b, w, bxb and bxbb. */
export interface SurveyRow extends Rating, DepthNumbers {
  /** Where it stands in the input, from 1. */
  line: number;
  puzzle: string;
  clues: number;
  solutions: number;
  complete: boolean;
  solution: string | null;
  hardest_technique: string;
  /** With `graded`, as `rate` says them. */
  score?: number | null;
  level?: HodokuLevel | null;
  hodoku_hardest?: string | null;
  rookery_level?: Level | null;
}

/** The solve path of every puzzle of the input. */
export function explain(input: Input, options: ExplainOptions & { scale: 'hodoku' }): Rows<HodokuExplanation>;
export function explain(input: Input, options?: ExplainOptions): Rows<Explanation>;

/** Which techniques to use, and from where. */
export interface StateOptions extends SearchChoices {
  /** Whose techniques, in whose order (se); or singles and the shortest whips (w), braids (b), g-whips (gw) or g-braids (gb). */
  scale?: 'se' | 'hodoku' | 'w' | 'b' | 'gw' | 'gb';
  /** Use only these techniques, by name; the beginning of a name stands for all that begin so. */
  technique?: string | string[];
  /** Use all techniques but these. */
  without?: string | string[];
  /** Go on from this board: 81 characters, the digits that stand on it now, givens included. For one puzzle. */
  values?: string;
  /** And from these candidates: 729 characters, nine for each cell, `.` or `0` for one that is gone. */
  candidates?: string;
}

export interface ExplainOptions extends StateOptions {
  /** No more than so many steps of each path. */
  limit?: number;
  /** With the scale hodoku: of all techniques the one of the least score first. */
  'least-score'?: boolean;
}

export interface Explanation {
  steps: Step[];
  end: PuzzleEnd | 'beyond' | 'solved' | 'contradiction' | 'limit';
  /** The same for people. */
  phrase: string;
  /** Cells with another digit than the solution's, or whose candidates lack it; only if `end` is "contradicts". */
  wrong?: number[];
  /** ER, EP and ED are null where only some techniques were allowed or the path did not begin at the givens. */
  er: number | null;
  ep: number | null;
  ed: number | null;
  /** The level in one word, by ER and HoDoKu's level; null where there is no ER. */
  rookery_level: Level | null;
  /** 81 digits, or empty if the path does not reach it. */
  solution: string;
  /** By whips or braids: that of the longest, which is the puzzle's rating. Absent where the path is not the puzzle's own. */
  length?: number;
}

/** Why there are no steps to look for. "contradicts": the board given is not on the way to the solution. */
export type PuzzleEnd = 'no_solution' | 'several_solutions' | 'already_solved' | 'stopped' | 'contradicts';

/** Every step that can be taken now, technique by technique, for every puzzle of the input. */
export function steps(input: Input, options: StepsOptions & { scale: 'hodoku' }): Rows<HodokuExplanation>;
export function steps(input: Input, options?: StepsOptions): Rows<StepList>;

export interface StepsOptions extends StateOptions {
  /** Nested chains too, even where simpler steps are left; may take minutes. */
  deep?: boolean;
}

export interface StepList {
  /** Those of one technique that conclude the same are there once. */
  steps: Step[];
  end: PuzzleEnd | 'listed';
  /** The same for people: "37 steps of 6 techniques". */
  phrase: string;
  /** As in {@link Explanation}. */
  wrong?: number[];
}

/** What `explain` and `steps` give with the scale hodoku. */
export interface HodokuExplanation {
  steps: HodokuStep[];
  end: string;
  /** The same for people. */
  phrase: string;
  /** Of a path to the solution, else null. */
  score: number | null;
  level: HodokuLevel | null;
}

/** `technique` is HoDoKu's name, and `rating` its score. */
export interface HodokuStep extends PlainStep {}

export type CellDigit = [cell: number, digit: number];

/** What steps of all scales have. */
export interface PlainStep {
  /** From 1. */
  n: number;
  technique: string;
  /** 0: the technique is not on the scale. */
  rating: number;
  /** The whole step in a sentence. */
  text: string;
  /** What follows from it: "r4c3<>5, r9c8<>5". */
  conclusion: string;
  /** Absent if the step places nothing. */
  place?: CellDigit;
  eliminate: CellDigit[];
  /** The candidates that the step stands on, and the part each plays. */
  marks: [cell: number, digit: number, role: 'base' | 'cover' | 'fin'][];
  cells: number[];
  /** 0 to 8 boxes, 9 to 17 rows, 18 to 26 columns. */
  houses: number[];
  digits: number[];
  /** One for each assumption. */
  chains?: Chain[];
}

export interface Step extends PlainStep {
  /** By whips or braids, in place of a rating: 0 for a single. */
  length?: number;
  /** Type of a uniqueness step; of forcing chains 1 contradiction, 2 both ways, 3 every candidate of a cell, 4 every place of a house. */
  variant?: number;
  /** The steps that nodes with the reason "pattern" rest on. */
  nested?: Omit<Step, 'n'>[];
}

export interface Chain {
  /** The first node follows from the last. */
  loop: boolean;
  /** Each after its parents. `nested` is an index into {@link Step.nested}, or -1. */
  nodes: [cell: number, digit: number, on: 0 | 1, reason: ChainReason, parents: number[], nested: number][];
  /** The nodes that carry the conclusion. */
  ends: number[];
}

export type ChainReason = 'assumption' | 'cell' | 'box' | 'row' | 'column' | 'pattern';

/** Any verb of {@link verbs}, with the options of {@link VerbOptions}, as the functions above: its JSON rows as objects. Not for jobs without a last part. */
export function call(verb: string, input: Input, options?: Record<string, OptionValue>): Rows<Record<string, unknown>>;

// --------------------------------------------------------------------------------------------------------------- long jobs

export type Range = [low: number, high: number] | string | number;

/** Numbers, texts and switches as on the command line; [a, b] is "a..b", a list of texts is joined by commas. */
export type OptionValue = string | number | boolean | string[] | [low: number, high: number] | undefined;

/** A job: any verb with its options (names as on the command line, without dashes) and input. A plain value. */
export interface Spec {
  verb: string;
  options?: Record<string, OptionValue>;
  input?: Input;
  /** The input is some lines of a longer list, for verbs whose rows are the same beside any other lines. */
  lines?: Lines;
}

/** How some lines of a list are read: the number of the first of them, from 1, and the symbols of most puzzles of the list (16, 81, 256, 729). */
export interface Lines {
  first: number;
  symbols: number;
}

/** How a job divides. Parts do not depend on each other, and the same spec has the same parts and rows everywhere. */
export interface Plan {
  /** Parts are numbered from 0; -1 if there is no last one: run them in order until there are `items` different rows (or `maxIdleParts` have brought none). */
  parts: number;
  /** What progress counts: puzzles of a list, or rows wanted. */
  items: number;
  /** Names of the tab-separated columns of a row; just "json" if the spec has the option `json`, for rows that are objects. */
  columns: string[];
  /** The first so many rows, in the order of the parts, are the result; absent if all are. */
  mostRows?: number;
  /**
   * Each row ends in a number and its share of the whole ("991 1/64"), and consecutive rows that differ in these alone are to be
   * added up. The sum is marked as incomplete ("991+") if its shares are not the whole. (A {@link Reducer} does all this.)
   */
  addsCounts?: boolean;
  /** A row's dedupe key is what stands behind its last tab or colon; of rows with the same key the first counts. (Without it, a job that has no last part has the whole row as its key.) */
  hasDedupeKey?: boolean;
  /** A job without a last part ends after so many parts (or tries) in a row without a new row; absent if it never gives up. */
  maxIdleParts?: number;
  /** `maxIdleParts` are tries: parts tell in rows of their own ("tries 1200", no results) how many they made since their last row. */
  countsTries?: boolean;
  /** That is its ordinary end: `items` is the most that can come, and not what was asked for. */
  mayGiveUp?: boolean;
  /**
   * The row that stands for the whole where the parts gave none: if all are `complete` and none had a problem, and otherwise. A
   * part that had to leave its question open sends the row `leftOpen` itself: this is no result, but the job is not complete then.
   * `stages`: the names and numbers of parts of stages that follow each other ("17 64 18 64"); a part's row is a result only if all
   * parts before it are done, and in `leftOpen` `{done}` stands for how far they came.
   */
  lastWord?: { complete: string; leftOpen: string; stages?: string };
}

/** Throws a {@link RookeryError} if the verb, an option or a value is not what was expected. */
export function plan(spec: Spec): Plan;

/** Makes the rows of a whole job from those of its parts, by the rules of its plan; {@link createReducer} makes it. */
export interface Reducer {
  /** Rows that were results and new. */
  readonly taken: number;
  /** No more rows are looked at: there are enough, or too many parts in a row brought nothing new. */
  readonly closed: boolean;
  /** Of rows, joined by line feeds, how many are results: the others say that their part left its question open. */
  resultsIn(rows: string): number;
  /**
   * The rows to be given out now: those of the block that count, or the sums that are complete with them; empty if there are
   * none. Rows are joined by line feeds, and are to come in the order of the parts.
   */
  take(rows: string): string;
  /** The part whose rows came last is done. */
  endPart(): void;
  /**
   * What is to be given out once no more rows come: the last sum, or the job's last word; empty if there is neither.
   * `complete`: all parts are done, and none had a problem.
   */
  end(complete: boolean): string;
  /**
   * What is to be shown when a part says what it is doing, or, with an empty `activity`, that it is done: the odds of a search
   * that has found nothing yet, added up over its parts, and that.
   */
  onProgress(part: number, activity: string): string;
  /** To be called last: frees its memory in the core. */
  delete(): void;
}

export function createReducer(plan: Plan): Reducer;

/** How many of the plan's items that part stands for; 0 if the job has no last part. */
export function itemsIn(spec: Spec, part: number): number;

/** Where a part's results go, in blocks: the rows to one of the two. */
export interface Sink {
  /** Rows joined by line feeds, without one at the end, and their number. */
  rows?(text: string, count: number): void;
  /** The same as UTF-8, in memory of the core, where they are until this returns. */
  bytes?(rows: Uint8Array, count: number): void;
  problems?(problems: Problem[]): void;
  /** What a long computation is doing now, in a few words: "line 12: Nested forcing chains, r4c7". */
  activity?(text: string): void;
  /**
   * A piece of a document that goes beside the rows (a proof: "cnf" and "lrat"; of parts "7.cnf" and "7.lrat"), to be appended to what
   * came under this name. An empty piece: what came so far is void.
   */
  document?(name: string, piece: Uint8Array): void;
}

/** The documents of all parts of a job. */
export interface DocumentStore {
  /** The piece of that number, from 0, of a document; null behind the last one, and of a document that there is not. */
  read(name: string, index: number): Uint8Array | null;
  /** As {@link Sink.document}. */
  write(name: string, piece: Uint8Array): void;
}

/**
 * Once all parts were run and the job ended in its last word of `complete` (or has one row for each part): makes one document of those of
 * the parts, where that is possible. Returns a sentence if they are not whole, or an empty string.
 */
export function joinDocuments(spec: Spec, store: DocumentStore): string;

/**
 * Runs one part; it takes about a second or less, but a hard puzzle alone may take a minute to rate. `stop` is asked after each
 * block of rows, and every 50 ms or so in between; once it says true, the part ends early as "stopped", and what it has sent is
 * good but not all. The core keeps the last few specs that it has divided.
 */
export function run(spec: Spec, part: number, sink: Sink, stop?: () => boolean): 'done' | 'stopped';

/** Lets go of what {@link plan} and {@link run} keep of a spec. */
export function release(spec: Spec): void;

// ----------------------------------------------------------------------------------------------------------- other programs

/** Each puzzle as other programs write it, or as a link to a page. What a format cannot hold is left out. */
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
