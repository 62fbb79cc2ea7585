/** The types of the verbs that make puzzles and look at patterns; a part of rookery.d.ts. */
import type { DepthNumbers, DepthOptions, HodokuLevel, Input, Level, Range, Rating, Rows } from './rookery.js';

/**
 * New puzzles with one solution, no two of them the same but for symmetry. The same options give the same puzzles. What can never be
 * met throws, with the reason.
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
  /** A symmetry of the clue cells, by name. */
  symmetry?: string;
  /** The number of clues: [24, 28], or "24..28". */
  clues?: Range;
  /** No clue can be left out. */
  minimal?: boolean;
  /** The ER, as people write it: [2.6, 4.5], or "2.6..4.5". */
  er?: Range;
  ep?: Range;
  ed?: Range;
  /** EP is as high as ER: the hardest step comes before the first digit. */
  pearl?: boolean;
  /** ED is as high as ER: the hardest step comes first. */
  diamond?: boolean;
  /** These techniques alone must solve it; its rating is still that of the whole scale. */
  techniques?: string | string[];
  /** All techniques but these must solve it. */
  without?: string | string[];
  /** Each of these is used on the path by the techniques that are allowed. */
  with?: string | string[];
  /** The number of steps of that path. */
  steps?: Range;
  /** On the pattern of this puzzle, with an ER at most 0.2 from its own, unless a window is given. */
  like?: string;
  /** Around this puzzle: some of its clues moved or changed. */
  near?: string;
  /** Clues of this puzzle only. */
  within?: string;
  /** The ease of "Ease and Toil" that is wanted, 0 to 1. */
  wnef?: number;
  /** How far from it a puzzle may be (0.01). */
  tolerance?: number;
  weight?: 'exponential' | 'quadratic' | 'linear';
  masking?: 'tuned' | 'random';
  /** How a board with a clue less is judged. */
  uniqueness?: 'hybrid' | 'fast' | 'slow';
  /** The hybrid test's limit on guesses. */
  guesses?: number;
  /** Clues are put back and taken away again; the best state is kept. */
  anneal?: boolean;
  /** A level, as "hard", or several, as "medium..hard". */
  level?: string;
  /** HoDoKu's score: [500, 900], or "500..900". */
  'hodoku-score'?: Range;
  /** HoDoKu's level, as "unfair", or several, as "hard..unfair". */
  'hodoku-level'?: string;
  /** Each of these is used on HoDoKu's path; by its names and codes. */
  'hodoku-with'?: string | string[];
  /** None of these is used on HoDoKu's path. */
  'hodoku-without'?: string | string[];
  /** Rows have HoDoKu's rating and the level; they have them too where one of those is asked for. */
  graded?: boolean;
  /** Rows have T&E depth, and the length of braids and whips that belongs to it; they have them too where one of those is asked for. */
  depth?: boolean;
  /** Rate nothing, unless the search has to: much faster. */
  unrated?: boolean;
  /** End after so many tries in a row without a new puzzle; every puzzle that is looked at is one. */
  'give-up'?: number;
  /** Of all randomness (1). */
  seed?: number | string;
  /** Give up after so many parts of the search, each up to a second or so (1000): fewer puzzles may come out then. */
  parts?: number;
}

export interface GenerateRow extends Omit<Rating, 'status'> {
  puzzle: string;
  clues: number;
  /** "unrated" if nobody had to know. */
  status: Rating['status'] | 'unrated';
  /** The hardest technique by name, or why there is none; null if the puzzle was not rated. */
  hardest: string | null;
  /** Of its path by the techniques that were allowed. */
  steps: number | null;
  /** Of the clue cells, by name. */
  symmetry: string;
  /** Null if nobody had to know. */
  minimal: boolean | null;
  /** The ease of "Ease and Toil", 0 to 1, with the weight that was asked for; null if no cell is empty. */
  wnef: number | null;
  /** 16 hexadecimal digits: equal for puzzles that are the same but for symmetry. */
  class: string;
}

/** Null where nobody had to know. */
export interface GradedGenerateRow extends GenerateRow {
  score: number | null;
  level: HodokuLevel | null;
  hodoku_hardest: string | null;
  rookery_level: Level | null;
}

/** te, b, w, bxb and bxbb, and what else is asked for. */
export interface DeepGenerateRow extends GenerateRow, DepthNumbers {}
export interface GradedDeepGenerateRow extends GradedGenerateRow, DepthNumbers {}

/**
 * Every puzzle with one solution that comes of each puzzle of the input by taking clues away and putting clues in; one of each class,
 * and none of the input's own. What a class was first found from is its parent.
 */
export function neighbours(input: Input, options: NeighboursOptions & { er: Range } & { te: Range }): Rows<RatedDeepNeighbourRow>;
export function neighbours(input: Input, options: NeighboursOptions & { er: Range }): Rows<RatedNeighbourRow>;
export function neighbours(input: Input, options: NeighboursOptions & { te: Range }): Rows<DeepNeighbourRow>;
export function neighbours(input: Input, options?: NeighboursOptions): Rows<NeighbourRow>;

/** Of those of DepthOptions that are asked for, the numbers are in the rows. */
export interface NeighboursOptions extends DepthOptions {
  /** Take up to so many clues away, 0 to 4 (1). */
  minus?: number;
  /** Put so many in when `minus` are taken away, 0 to 4 (1). */
  plus?: number;
  /** Only puzzles with the same solution. */
  'same-grid'?: boolean;
  /** Only puzzles of which no clue can be left out. */
  minimal?: boolean;
  /** Only puzzles with such an ER, which is in the rows then: [7.2, 11], or "7.2..11". */
  er?: Range;
  /** Go on from each puzzle found, until there is nothing new. */
  closure?: boolean;
  /** Stop at so many puzzles in all. */
  limit?: number;
}

export interface NeighbourRow {
  /** Its min-lex form. */
  puzzle: string;
  /** The puzzle of the input, or with `closure` the one found before, that it comes from. */
  parent: string;
  clues: number;
  /** 16 hexadecimal digits: equal for puzzles that are the same but for symmetry. */
  class: string;
}

export interface RatedNeighbourRow extends NeighbourRow {
  er: number | null;
  ep: number | null;
  ed: number | null;
}

/** What is asked for. */
export interface DeepNeighbourRow extends NeighbourRow, DepthNumbers {}
export interface RatedDeepNeighbourRow extends RatedNeighbourRow, DepthNumbers {}

/**
 * Minimal puzzles drawn without bias: weighted, each minimal puzzle comes as often as any other. They come in trials; the weights of a
 * trial add up to the number of all minimal puzzles (3.1e37) in the mean.
 */
export function sample(options: SampleOptions & { rated: true }): Rows<RatedSampleRow>;
export function sample(options?: SampleOptions): Rows<SampleRow>;

export interface SampleOptions {
  /** How many (1). */
  count?: number;
  /** The only kind there is; may be left out. */
  minimal?: true;
  unbiased?: true;
  /** The ER of each. */
  rated?: boolean;
  /** Of all randomness (1). */
  seed?: number | string;
}

export interface SampleRow {
  puzzle: string;
  clues: number;
  weight: number;
  /** The number of its trial, from 1. */
  trial: number;
  /** How many puzzles that trial has; the last trial of a sample may be cut short. */
  in_trial: number;
}

export interface RatedSampleRow extends SampleRow {
  /** In tenths. */
  er: number | null;
}

/** What rows of the command line's `sample`, as text, say of all minimal puzzles, with standard errors. */
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
  /** The number of clues, or the ER as people write it. */
  value: number | null;
  samples: number;
  estimate: number;
  /** Null where there is none, or only one trial. */
  error: number | null;
}

/** What the levels easy, medium, hard and evil are in terms of the WNEF, and whether it tells each from the next. */
export function levels(input?: '', options?: LevelOptions): Rows<LevelRow>;
/** The puzzles of the control lists that the levels are known from. */
export function levels(input: '', options: LevelOptions & { puzzles: true }): Rows<ControlRow>;
/** What easy, medium, hard, expert and extreme mean: the levels of `generate` and `rate`, which are not those of the WNEF. */
export function levels(input: '', options: LevelOptions & { definitions: true }): Rows<DefinitionRow>;
/** The level test among puzzles of the input that have as many clues, with levels by their ratings. */
export function levels(input: Input, options: LevelOptions & { 'same-clues': true }): Rows<SameCluesRow>;
/** What the WNEF goes with among the puzzles of the input. */
export function levels(input: Input, options: LevelOptions & { correlations: true }): Rows<CorrelationRow>;
/** The level that is nearest, for every puzzle of the input. */
export function levels(input: Input, options?: LevelOptions): Rows<NearestLevelRow>;

export interface LevelOptions {
  weight?: GenerateOptions['weight'];
}

export interface LevelRow {
  level: string;
  puzzles: number;
  mean: number;
  variance: number;
  /** Between this level and the next, null for the last: Student's t, what it has to pass, and whether it does. */
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
  /** Between this level and the next of as many clues, null for the last. */
  t: number | null;
  critical_t: number | null;
  told_apart: boolean | null;
}

export interface CorrelationRow {
  measure: 'empty cells' | 'choices' | 'ER';
  puzzles: number;
  /** Pearson's coefficient, of all puzzles; null where one of the two does not vary. */
  with_wnef: number | null;
  /** The same of what each differs from the mean of puzzles of as many clues. */
  of_equal_clues: number | null;
}

export interface NearestLevelRow {
  puzzle: string;
  wnef: number | null;
  nearest_level: string | null;
}

/** Whether there are puzzles with clues in exactly these cells: found by a short search, or excluded by geometry. One mask a line. */
export function pattern(input: Input): Rows<PatternRow>;
/** How many puzzles there are on each pattern. */
export function pattern(input: Input, options: WholePatternOptions & { count: true }): Rows<PatternCountRow>;
/** About how many, and how much work it is to find them. */
export function pattern(input: Input, options: WholePatternOptions & { estimate: true }): Rows<PatternEstimateRow>;
/** Puzzles with the clues `within`; or on a pattern of very many symmetries. */
export function pattern(input: Input, options: WholePatternOptions & { within: string }): Rows<ClassedPuzzleRow>;
/** Every puzzle of each pattern. May take for ever: estimate first. */
export function pattern(input: Input, options: WholePatternOptions): Rows<WholePatternRow>;

export interface WholePatternOptions {
  all: true;
  /** Those that are the same but for symmetry too, in every naming of the digits. */
  raw?: boolean;
  /** Clues that every puzzle has, in cells of the pattern: 81 characters or any other format. */
  within?: string;
  /** Only puzzles of which no clue can be left out. */
  minimal?: boolean;
  /** Only how many there are. */
  count?: boolean;
  /** Only about how many there are. */
  estimate?: boolean;
  /** With `estimate`: so many random paths, 2 or more (5000). */
  paths?: number;
  /** With `estimate`: of the paths (1). */
  seed?: number | string;
}

export interface WholePatternRow {
  puzzle: string;
}

export interface ClassedPuzzleRow extends WholePatternRow {
  /** 16 hexadecimal digits: equal for puzzles that are the same but for symmetry. */
  class: string;
}

export interface PatternCountRow {
  pattern: string;
  number: number;
  /** False: the count was ended before, and there may be more. */
  complete: boolean;
}

export interface PatternEstimateRow {
  pattern: string;
  clues: number;
  /** About how many puzzles, and the standard error of that; null: no path met one, which does not say that there are none. */
  puzzles: number | null;
  error: number | null;
  /** Full patterns that the solver would be given, the standard error, and how many it was given for the estimate. */
  fillings: number | null;
  fillings_error: number | null;
  sampled_fillings: number;
}

export interface PatternRow {
  pattern: string;
  clues: number;
  symmetry: string;
  /** "open": neither a puzzle was found nor a reason against it. */
  verdict: 'possible' | 'impossible' | 'open';
  /** One that was found: the proof that there are. */
  puzzle: string | null;
  reason: string | null;
}
