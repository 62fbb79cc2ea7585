/** The types of the verbs that generate puzzles and examine patterns; a part of rookery.d.ts. */
import type { DepthNumbers, DepthOptions, HodokuLevel, Input, Level, Range, Rating, Rows } from './rookery.js';

/**
 * New puzzles with one solution, all essentially different. The same options return the same puzzles. Throws if the options can never be
 * met, with the reason.
 */
export function generate(options: GenerateOptions & { graded: true } & { depth: true }): Rows<GradedDeepGenerateRow>;
export function generate(options: GenerateOptions & { graded: true }): Rows<GradedGenerateRow>;
export function generate(options: GenerateOptions & { depth: true }): Rows<DeepGenerateRow>;
export function generate(options?: GenerateOptions): Rows<GenerateRow>;

export interface GenerateOptions extends DepthOptions {
  /** How many (1). */
  count?: number;
  /** Clues in exactly these cells: 81 characters, `.` or `0` for an empty cell. */
  pattern?: string;
  /** A symmetry that the clue cells have, by name. */
  symmetry?: string;
  /** The number of clues: [24, 28], or "24..28". */
  clues?: Range;
  /** No clue can be removed. */
  minimal?: boolean;
  /** The ER with a decimal point: [2.6, 4.5], or "2.6..4.5". */
  er?: Range;
  ep?: Range;
  ed?: Range;
  /** EP equals ER: the hardest step comes before the first digit. */
  pearl?: boolean;
  /** ED equals ER: the hardest step comes first. */
  diamond?: boolean;
  /** These techniques alone must solve it; its rating is still that of the whole scale. */
  techniques?: string | string[];
  /** It must be solvable without these techniques. */
  without?: string | string[];
  /** The path by the allowed techniques uses each of these. */
  with?: string | string[];
  /** The number of steps of that path. */
  steps?: Range;
  /** On the pattern of this puzzle, with an ER within 0.2 of its ER, unless a range is given. */
  like?: string;
  /** Close to this puzzle: some of its clues moved or changed. */
  near?: string;
  /** Only clues of this puzzle. */
  within?: string;
  /** The requested ease of "Ease and Toil", 0 to 1. */
  wnef?: number;
  /** How far a puzzle may be from that (0.01). */
  tolerance?: number;
  weight?: 'exponential' | 'quadratic' | 'linear';
  masking?: 'tuned' | 'random';
  /** How a board with one clue fewer is tested. */
  uniqueness?: 'hybrid' | 'fast' | 'slow';
  /** The hybrid test's limit on guesses. */
  guesses?: number;
  /** Put clues back and remove them again; the best state is kept. */
  anneal?: boolean;
  /** A level, as "hard", or several, as "medium..hard". */
  level?: string;
  /** HoDoKu's score: [500, 900], or "500..900". */
  'hodoku-score'?: Range;
  /** HoDoKu's level, as "unfair", or several, as "hard..unfair". */
  'hodoku-level'?: string;
  /** HoDoKu's path uses each of these techniques, given by HoDoKu's names or codes. */
  'hodoku-with'?: string | string[];
  /** HoDoKu's path uses none of these. */
  'hodoku-without'?: string | string[];
  /** Rows include HoDoKu's rating and the level; they also do if one of these is requested. */
  graded?: boolean;
  /** Rows include the T&E depth and the lengths of braids and whips that apply at that depth; they also do if one of these is requested. */
  depth?: boolean;
  /** Rate nothing, unless the search requires it: much faster. */
  unrated?: boolean;
  /** End after this many tries in a row without a new puzzle; every puzzle that is examined is one try. */
  'give-up'?: number;
  /** For all randomness (1). */
  seed?: number | string;
  /** Give up after this many parts of the search, each up to about a second (1000); there may be fewer puzzles then. */
  parts?: number;
}

export interface GenerateRow extends Omit<Rating, 'status'> {
  puzzle: string;
  clues: number;
  /** "unrated" if the rating was not needed. */
  status: Rating['status'] | 'unrated';
  /** The hardest technique by name, or why there is none; null if the puzzle was not rated. */
  hardest: string | null;
  /** Number of steps of its path by the allowed techniques. */
  steps: number | null;
  /** Of the clue cells, by name. */
  symmetry: string;
  /** Null if it was not needed. */
  minimal: boolean | null;
  /** The ease of "Ease and Toil", 0 to 1, with the requested weight; null if no cell is empty. */
  wnef: number | null;
  /** 16 hexadecimal digits: the same for puzzles that differ only by symmetry. */
  class: string;
}

/** Values that were not needed are null. */
export interface GradedGenerateRow extends GenerateRow {
  score: number | null;
  level: HodokuLevel | null;
  hodoku_hardest: string | null;
  rookery_level: Level | null;
}

/** te, b, w, bxb and bxbb, and the others that are requested. */
export interface DeepGenerateRow extends GenerateRow, DepthNumbers {}
export interface GradedDeepGenerateRow extends GradedGenerateRow, DepthNumbers {}

/**
 * Every puzzle with one solution that each puzzle of the input yields by removing clues and adding clues: one of each class, and none of
 * the classes of the input. The parent of a class is the puzzle from which it was first found.
 */
export function neighbours(input: Input, options: NeighboursOptions & { er: Range } & { te: Range }): Rows<RatedDeepNeighbourRow>;
export function neighbours(input: Input, options: NeighboursOptions & { er: Range }): Rows<RatedNeighbourRow>;
export function neighbours(input: Input, options: NeighboursOptions & { te: Range }): Rows<DeepNeighbourRow>;
export function neighbours(input: Input, options?: NeighboursOptions): Rows<NeighbourRow>;

/** The rows include the numbers that DepthOptions requests. */
export interface NeighboursOptions extends DepthOptions {
  /** Remove up to this many clues, 0 to 4 (1). */
  minus?: number;
  /** Add this many when `minus` are removed, 0 to 4 (1). */
  plus?: number;
  /** Only puzzles with the same solution. */
  'same-grid'?: boolean;
  /** Only puzzles from which no clue can be removed. */
  minimal?: boolean;
  /** Only puzzles with this ER, which the rows then include: [7.2, 11], or "7.2..11". */
  er?: Range;
  /** Continue from each puzzle found, until there is nothing new. */
  closure?: boolean;
  /** Stop after this many puzzles in all. */
  limit?: number;
}

export interface NeighbourRow {
  /** Its min-lex form. */
  puzzle: string;
  /** The puzzle from which it was found: one of the input, or with `closure` one found earlier. */
  parent: string;
  clues: number;
  /** 16 hexadecimal digits: the same for puzzles that differ only by symmetry. */
  class: string;
}

export interface RatedNeighbourRow extends NeighbourRow {
  er: number | null;
  ep: number | null;
  ed: number | null;
}

/** Only the requested numbers. */
export interface DeepNeighbourRow extends NeighbourRow, DepthNumbers {}
export interface RatedDeepNeighbourRow extends RatedNeighbourRow, DepthNumbers {}

/**
 * Minimal puzzles drawn without bias: with the weights, all minimal puzzles are equally likely. They are drawn in trials; on average, the
 * weights of a trial add up to the number of all minimal puzzles (3.1e37).
 */
export function sample(options: SampleOptions & { rated: true }): Rows<RatedSampleRow>;
export function sample(options?: SampleOptions): Rows<SampleRow>;

export interface SampleOptions {
  /** How many (1). */
  count?: number;
  /** The only kind available; may be omitted. */
  minimal?: true;
  unbiased?: true;
  /** Include the ER of each. */
  rated?: boolean;
  /** For all randomness (1). */
  seed?: number | string;
}

export interface SampleRow {
  puzzle: string;
  clues: number;
  weight: number;
  /** The number of its trial, from 1. */
  trial: number;
  /** Number of puzzles in that trial; the last trial of a sample may be cut short. */
  in_trial: number;
}

export interface RatedSampleRow extends SampleRow {
  /** In tenths. */
  er: number | null;
}

/** Estimates for all minimal puzzles, with standard errors, from the text rows of the command line's `sample`. */
export function statistics(input: Input): Rows<StatisticsRow>;

export interface StatisticsRow {
  quantity:
    | 'trials'
    | 'effective samples'
    | 'puzzles'
    | 'classes of puzzles'
    | 'mean clues'
    | 'clues, %'
    | 'puzzles of so many clues'
    | 'mean ER'
    | 'ER, %'
    | 'ER up to, %';
  /** The number of clues, or the ER with a decimal point. */
  value: number | null;
  samples: number;
  estimate: number;
  /** Null if it has none, or if there is only one trial. */
  error: number | null;
}

/** The levels easy, medium, hard and evil in terms of the WNEF, and whether it distinguishes each from the next. */
export function levels(input?: '', options?: LevelOptions): Rows<LevelRow>;
/** The puzzles of the control lists that define the levels. */
export function levels(input: '', options: LevelOptions & { puzzles: true }): Rows<ControlRow>;
/** The definitions of easy, medium, hard, expert and extreme: the levels of `generate` and `rate`, which are not those of the WNEF. */
export function levels(input: '', options: LevelOptions & { definitions: true }): Rows<DefinitionRow>;
/** The level test among puzzles of the input with the same number of clues; their levels are by their ratings. */
export function levels(input: Input, options: LevelOptions & { 'same-clues': true }): Rows<SameCluesRow>;
/** The correlations of the WNEF with other measures among the puzzles of the input. */
export function levels(input: Input, options: LevelOptions & { correlations: true }): Rows<CorrelationRow>;
/** The nearest level, for every puzzle of the input. */
export function levels(input: Input, options?: LevelOptions): Rows<NearestLevelRow>;

export interface LevelOptions {
  weight?: GenerateOptions['weight'];
}

export interface LevelRow {
  level: string;
  puzzles: number;
  mean: number;
  variance: number;
  /** Between this level and the next, null for the last: Student's t, its critical value, and whether t exceeds it. */
  t: number | null;
  critical_t: number | null;
  told_apart: boolean | null;
  freedom?: number;
  weight: string;
}

export interface DefinitionRow {
  level: Level;
  /** In tenths; null: any. */
  highest_er: number | null;
  highest_hodoku_level: HodokuLevel;
  definition: string;
}

export interface ControlRow {
  level: string;
  puzzle: string;
  wnef: number;
}

export interface SameCluesRow {
  clues: number;
  level: string;
  puzzles: number;
  mean: number;
  variance: number;
  /** Between this level and the next with the same number of clues; null for the last. */
  t: number | null;
  critical_t: number | null;
  told_apart: boolean | null;
}

export interface CorrelationRow {
  measure: 'empty cells' | 'choices' | 'ER';
  puzzles: number;
  /** Pearson's coefficient for all puzzles; null if one of the two does not vary. */
  with_wnef: number | null;
  /** The same for the differences from the mean of puzzles with the same number of clues. */
  of_equal_clues: number | null;
}

export interface NearestLevelRow {
  puzzle: string;
  wnef: number | null;
  nearest_level: string | null;
}

/** Whether there are puzzles with clues in exactly these cells: found by a short search, or excluded by geometry. One mask per line. */
export function pattern(input: Input): Rows<PatternRow>;
/** The number of puzzles on each pattern. */
export function pattern(input: Input, options: WholePatternOptions & { count: true }): Rows<PatternCountRow>;
/** An estimate of that number, and of the cost of finding them all. */
export function pattern(input: Input, options: WholePatternOptions & { estimate: true }): Rows<PatternEstimateRow>;
/** Puzzles with the clues `within`, or on a pattern with very many symmetries. */
export function pattern(input: Input, options: WholePatternOptions & { within: string }): Rows<ClassedPuzzleRow>;
/** Every puzzle of each pattern. May take forever: estimate first. */
export function pattern(input: Input, options: WholePatternOptions): Rows<WholePatternRow>;

export interface WholePatternOptions {
  all: true;
  /** Include puzzles that differ only by symmetry, with every relabelling of the digits. */
  raw?: boolean;
  /** Clues that every puzzle has, in cells of the pattern: 81 characters or any other format. */
  within?: string;
  /** Only puzzles from which no clue can be removed. */
  minimal?: boolean;
  /** Only the number of puzzles. */
  count?: boolean;
  /** Only an estimate of their number. */
  estimate?: boolean;
  /** With `estimate`: the number of random paths, 2 or more (5000). */
  paths?: number;
  /** With `estimate`: for the paths (1). */
  seed?: number | string;
}

export interface WholePatternRow {
  puzzle: string;
}

export interface ClassedPuzzleRow extends WholePatternRow {
  /** 16 hexadecimal digits: the same for puzzles that differ only by symmetry. */
  class: string;
}

export interface PatternCountRow {
  pattern: string;
  number: number;
  /** False: the count ended early, and there may be more. */
  complete: boolean;
}

export interface PatternEstimateRow {
  pattern: string;
  clues: number;
  /** The estimated number of puzzles and its standard error; null if no path found one, which does not mean that there are none. */
  puzzles: number | null;
  error: number | null;
  /** Filled patterns that the solver would have to test, the standard error, and how many it tested for the estimate. */
  fillings: number | null;
  fillings_error: number | null;
  sampled_fillings: number;
}

export interface PatternRow {
  pattern: string;
  clues: number;
  symmetry: string;
  /** "open": neither a puzzle nor a reason why there is none was found. */
  verdict: 'possible' | 'impossible' | 'open';
  /** A puzzle that was found, as proof that there are some. */
  puzzle: string | null;
  reason: string | null;
}
