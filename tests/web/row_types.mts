// Only checked by the TypeScript compiler, never run: the options and rows of every verb, as functions of the core and streams of the pool.
import type { Pool, RowStream } from '../../web/package/index.js';
import type * as Rookery from '../../web/rookery.js';

declare const core: typeof Rookery;
declare const pool: Pool;
declare const maybe: boolean;
const p = '...';

type Same<A, B> = [A, keyof A] extends [B, keyof B] ? ([B, keyof B] extends [A, keyof A] ? true : false) : false;
type Found<Row> = Rookery.Rows<Row> | RowStream<Row>;

/** A further argument is expected, so the compiler reports the call, if the rows have another type. */
declare function rows<Row>(): <Actual>(found: Found<Actual>, ...wrong: Same<Actual, Row> extends true ? [] : [Row, Actual]) => void;
/** The same if their keys are others. */
declare function keys<Key extends string>(): <Actual>(
    found: Found<Actual>,
    ...wrong: [keyof Actual, Key] extends [Key, keyof Actual] ? [] : [Key, keyof Actual]
) => void;
/** The same for one value. */
declare function value<Type>(): <Actual>(found: Actual, ...wrong: [Actual, Type] extends [Type, Actual] ? [] : [Type, Actual]) => void;

// -------------------------------------------------------------------------------------------------------- each puzzle of a list

rows<Rookery.SolveRow>()(core.solve(p));
rows<Rookery.SolveRow>()(pool.solve(p, { limit: 3, all: false }));
rows<Rookery.SolveAllRow>()(core.solve(p, { all: true }));
rows<Rookery.SolveAllRow>()(pool.solve(new Blob(), { all: true, diagonal: true }));
rows<Rookery.SolveRow | Rookery.SolveAllRow>()(core.solve(p, { all: maybe }));
value<string | null>()(core.solve(p)[0].first_solution);
// @ts-expect-error: the rows of `all` have a solution
value<string | null>()(core.solve(p, { all: true })[0].first_solution);
// @ts-expect-error: an option that does not exist, next to one that does
core.solve(p, { limit: 2, limits: 2 });
// @ts-expect-error: a number is not a text
pool.solve(p, { limit: '2' });
// @ts-expect-error: an input is needed
core.solve();

keys<'puzzle' | 'clues' | 'solutions' | 'complete' | 'minimal' | 'redundant_clues' | 'symmetry' | 'canonical_form'>()(core.check(p));
value<number | null>()(core.check(p, { number: true })[0].grid_number);
value<number | null | undefined>()(core.check(p, { number: maybe })[0].grid_number);
value<string[] | null>()(core.check(p)[0].redundant_clues);
// @ts-expect-error: without the option there is no number
core.check(p)[0].grid_number;

rows<{ canonical_form: string }>()(core.canonical(p));
// @ts-expect-error: it has no options
pool.canonical(p, { json: true });

rows<Rookery.BackdoorsRow>()(pool.backdoors(p, { logic: 'locked', size: 2 }));
value<number[][]>()(core.backdoors(p)[0].cells);
// @ts-expect-error: another word
core.backdoors(p, { logic: 'chains' });

rows<Rookery.CandidatesRow>()(pool.candidates(p, { cap: 10 }));
value<number[][]>()(core.candidates(p)[0].counts);
// @ts-expect-error: a switch is not a number
core.candidates(p, { cap: true });

rows<Rookery.AdditionsRow>()(pool.additions(p, { size: 2 }));
value<Rookery.CellDigit[][]>()(core.additions(p)[0].clues);
// @ts-expect-error: an option of another verb
core.additions(p, { logic: 'locked' });

rows<Rookery.ConvertRow>()(pool.convert(p, { to: 'sudokupad' }));
// @ts-expect-error: another format
core.convert(p, { to: 'pdf' });

rows<Rookery.ReadPictureRow>()(pool['read-picture'](new Blob(), { all: true }));
value<number[]>()(core.readPicture(new Uint8Array())[0].corners);
// @ts-expect-error: a word is not a switch
core.readPicture(p, { all: 'yes' });

// ---------------------------------------------------------------------------------------------------------- how hard puzzles are

type Se = 'er' | 'ep' | 'ed' | 'hardest_technique' | 'status';
keys<'puzzle' | Se>()(core.rate(p));
keys<'puzzle' | Se>()(pool.rate(p, { er: [2.6, 4.5], level: 'easy..hard', 'hodoku-with': ['Skyscraper'] }));
keys<'puzzle' | 'te'>()(core.rate(p, { scale: 'te' }));
keys<'puzzle' | Se | 'score' | 'level' | 'hodoku_hardest'>()(core.rate(p, { scale: 'se,hodoku' }));
keys<'puzzle' | 'b' | 'gw' | 'rookery_level'>()(pool.rate(p, { scale: ['b', 'gw', 'level'] }));
keys<'puzzle' | 'empty' | 'choices' | 'wnef' | 'histogram'>()(core.rate(p, { scale: 'wnef', weight: 'linear' }));
value<number | null | undefined>()(core.rate(p, { scale: maybe ? 'te' : 'se' })[0].er);
value<Rookery.HodokuLevel | null>()(core.rate(p, { scale: 'hodoku' })[0].level);
// @ts-expect-error: another scale
core.rate(p, { scale: 'sudokuwiki' });
// @ts-expect-error: another level
core.rate(p, { level: 'easy..evil' });
// @ts-expect-error: its rows are text
core.rate(p, { lines: true });

type Survey = 'line' | 'puzzle' | 'clues' | 'solutions' | 'complete' | 'solution' | Se;
keys<Survey>()(core.survey(p));
keys<Survey | 'score' | 'level' | 'hodoku_hardest' | 'rookery_level'>()(core.survey(p, { graded: true }));
keys<Survey | 'te' | 'b' | 'w' | 'bxb' | 'bxbb'>()(pool.survey(p, { depth: true }));
// @ts-expect-error: a switch is not a word
core.survey(p, { depth: 'te' });

rows<Rookery.LevelsRow>()(core.levels(p, { weight: 'linear' }));
rows<Rookery.LevelsTableRow>()(core.levels('', { table: true }));
rows<Rookery.LevelsTableRow>()(pool.levels(undefined, { table: true }));
rows<Rookery.LevelsPuzzlesRow>()(core.levels('', { puzzles: true }));
rows<Rookery.LevelsDefinitionsRow>()(core.levels('', { definitions: true }));
rows<Rookery.LevelsSameCluesRow>()(pool.levels(p, { 'same-clues': true }));
rows<Rookery.LevelsCorrelationsRow>()(core.levels(p, { correlations: true }));
value<'empty cells' | 'choices' | 'ER' | 'HoDoKu'>()(core.levels(p, { correlations: true })[0].measure);
// @ts-expect-error: another weight
core.levels(p, { weight: 'cubic' });

// ------------------------------------------------------------------------------------------------------ steps, techniques

rows<Rookery.ExplainRow>()(core.explain(p));
rows<Rookery.ExplainHodokuRow>()(pool.explain(p, { scale: 'hodoku' }));
rows<Rookery.ExplainHodokuRow>()(core.explain(p, { scale: 'hodoku', 'least-score': true }));
value<number>()(core.explain(p, { scale: 'w' })[0].steps[0].length);
value<number | undefined>()(core.explain(p, { scale: 'gb' })[0].length);
value<Rookery.CellDigit | undefined>()(core.explain(p)[0].steps[2].place);
value<Rookery.NestedStep[] | undefined>()(core.explain(p)[0].steps[2].nested);
value<Rookery.Chain[] | undefined>()(pool.explain.length ? core.explain(p)[0].steps[2].chains : undefined);
// @ts-expect-error: only whips and braids have lengths
core.explain(p)[0].steps[0].length;
// @ts-expect-error: nested steps have no number
core.explain(p)[0].steps[0].nested?.[0].n;
// @ts-expect-error: another scale
pool.explain(p, { scale: 'te' });

keys<'steps' | 'end' | 'phrase' | 'wrong'>()(core.steps(p, { deep: true, technique: ['X-wing'] }));
rows<Rookery.StepsHodokuRow>()(pool.steps(p, { scale: 'hodoku' }));
keys<'steps' | 'end' | 'phrase'>()(core.steps(p, { scale: maybe ? 'se' : 'hodoku' }));
value<'listed' | 'contradicts' | 'no_solution' | 'several_solutions' | 'already_solved'>()(core.steps(p)[0].end);
// @ts-expect-error: an option of explain
core.steps(p, { limit: 3 });

rows<Rookery.GuideRow>()(pool.guide({ technique: 'x-wing' }));
value<Rookery.HodokuLevel | null>()(core.call('guide')[0].level);
// @ts-expect-error: it takes no input
pool.guide(p, {});

rows<Rookery.PracticeRow>()(pool.practice({ scale: 'hodoku', basics: 'singles', count: 2 }));
// @ts-expect-error: other basics
pool.practice({ basics: 'chains' });

// ----------------------------------------------------------------------------------------------------------- new puzzles

type Grade = 'score' | 'level' | 'hodoku_hardest' | 'rookery_level';
type Depth = 'te' | 'b' | 'w' | 'bxb' | 'bxbb';
type Made = 'puzzle' | 'clues' | 'er' | 'ep' | 'ed' | 'status' | 'hardest' | 'steps' | 'symmetry' | 'minimal' | 'wnef' | 'class';
keys<Made>()(core.generate());
keys<Made>()(core.generate({ parts: 3, count: 3, clues: [24, 28], er: '2.6..4.5', symmetry: 'half-turn', seed: '18446744073709551615' }));
keys<Made | Grade>()(pool.generate({ level: 'hard' }));
keys<Made | Grade | Depth>()(core.generate({ graded: true, depth: true }));
keys<Made | Depth | 'gw'>()(pool.generate({ gw: '2..' }));
value<string[]>()(core.generate({ count: 3 }).map(({ puzzle }) => puzzle));
// @ts-expect-error: another symmetry
core.generate({ symmetry: 'halfturn' });
// @ts-expect-error: not a range
core.generate({ clues: 'few' });
// @ts-expect-error: only the core's function has it
pool.generate({ parts: 3 });

keys<'puzzle' | 'parent' | 'clues' | 'class'>()(core.neighbours(p, { minus: 2, 'same-grid': true }));
keys<'puzzle' | 'parent' | 'clues' | 'class' | 'er' | 'ep' | 'ed' | 'te'>()(pool.neighbours(p, { er: [7, 9], te: [2, 3] }));
// @ts-expect-error: not a range
core.neighbours(p, { te: true });

keys<'puzzle' | 'clues' | 'weight' | 'trial' | 'in_trial'>()(core.sample());
value<number | null>()(core.sample({ unbiased: true, rated: true })[0].er);
// @ts-expect-error: not rated
core.sample({ count: 2 })[0].er;

rows<Rookery.StatisticsRow>()(pool.statistics(p));
value<number | null>()(core.statistics(p)[0].error);
// @ts-expect-error: it has no options
core.statistics(p, { rated: true });

rows<Rookery.SizesRow>()(pool.sizes({ size: 4, diagonal: true }));
// @ts-expect-error: a text is not a number
pool.sizes({ size: '4x4' });

rows<Rookery.PatternRow>()(core.pattern(p));
rows<Rookery.PatternAllRow>()(core.pattern(p, { all: true, within: p }));
rows<Rookery.PatternCountRow>()(pool.pattern(p, { all: true, count: true, raw: true }));
rows<Rookery.PatternEstimateRow>()(core.pattern(p, { all: true, estimate: true, paths: 9 }));
value<'possible' | 'impossible' | 'open'>()(core.pattern(p)[0].verdict);
// @ts-expect-error: not a switch
core.pattern(p, { all: 3 });

// --------------------------------------------------------------------------------------------------------- a solved grid

rows<Rookery.UnavoidableRow>()(core.unavoidable(p, { method: 'digits', digits: 3, load: p }));
rows<Rookery.UnavoidableCountsRow>()(pool.unavoidable(undefined, { counts: true, grids: [1, 3] }));
// @ts-expect-error: another method
core.unavoidable(p, { method: 'all' });

rows<Rookery.CliquesRow>()(pool.cliques(p, { estimate: 17 }));
rows<Rookery.CliquesOrderRow>()(core.call('cliques', p, { order: true }));
rows<Rookery.CliquesLimitsRow>()(pool.cliques(p, { limits: true }));
// @ts-expect-error: a switch is not a number
pool.cliques(p, { estimate: true });

rows<Rookery.EnumerateRow>()(core.enumerate(p, { clues: 17, limit: 3 }));
rows<Rookery.EnumerateCountRow>()(pool.enumerate('', { count: true, method: 'gridchecker', grids: '7..8' }));
// @ts-expect-error: another method
core.enumerate(p, { method: 'positions' });

rows<Rookery.EstimateRow>()(pool.estimate(p, { minimal: true }));
// @ts-expect-error: an option of enumerate
core.estimate(p, { limit: 3 });

rows<Rookery.FewestRow>()(pool.fewest(undefined, { grids: [1, 2] }));
// @ts-expect-error: not a range
core.fewest('', { grids: true });

rows<Rookery.CatalogueRow>()(core.catalogue(undefined, { random: 3, uniform: 'grids' }));
rows<Rookery.CatalogueCountRow>()(pool.catalogue('', { count: [1, 3] }));
// @ts-expect-error: another word
core.catalogue('', { random: 3, uniform: 'boards' });

// ------------------------------------------------------------------------------------------------ clues for strategies, the textbook

rows<Rookery.ExactRow>()(core.exact(p, { strategies: ['naked', 'hidden-pairs'] }));
rows<Rookery.ExactFewestRow>()(core.exact('', { fewest: true, order: 2 }));
rows<Rookery.ExactEachRow>()(pool.exact(undefined, { fewest: true, method: 'sat', each: true, clues: 3 }));
rows<Rookery.ExactCountRow>()(pool.exact('', { fewest: true, method: 'sat', count: true, clues: 4, order: 2 }));
value<'clues' | 'impossible' | 'undecided'>()(core.exact(p)[0].answer);
// @ts-expect-error: another strategy
core.exact(p, { strategies: ['chains'] });

rows<Rookery.ClassicRow>()(core.classic(p, { method: 'csp', consistency: 'range', trace: true }));
value<[name: string, value: number][]>()(core.classic(undefined, { order: 2 })[0].counters);
value<Rookery.TraceTable[] | undefined>()(core.classic(p)[0].tables);
value<string>()(core.dimacs('', { order: 2, encoding: 'naive' }));
// @ts-expect-error: its rows are text
pool.classic(p, { method: 'sat', dimacs: true });

rows<Rookery.AlldifferentRow>()(pool.alldifferent('{1,2} {1}', { consistency: 'fast-bounds' }));
rows<Rookery.AlldifferentReasonsRow>()(core.call('alldifferent', '{1,2} {1}', { reasons: true }));
value<string[] | null>()(core.call('alldifferent', '{1,2} {1}')[0].pruned);
// @ts-expect-error: another consistency
pool.alldifferent(p, { consistency: 'path' });

rows<Rookery.CoverRow>()(pool.cover('11', { hitting: true }));
rows<Rookery.CoverLangfordRow>()(pool.cover(undefined, { langford: 4 }));
rows<Rookery.CoverSudokuRow>()(pool.cover('', { sudoku: 2 }));
rows<Rookery.CoverCountRow>()(core.call('cover', '', { langford: 4, count: true }));
rows<Rookery.CoverConvergenceRow>()(pool.cover('11', { paths: 9, convergence: true }));
rows<Rookery.CoverTraceRow>()(pool.cover('11', { trace: true }));
rows<Rookery.CoverMatrixRow>()(pool.cover('', { sudoku: 2, matrix: true }));
// @ts-expect-error: another rule
pool.cover('11', { rule: 'longest' });

keys<'n' | 'permanent' | 'van_der_waerden' | 'minc-bregman'>()(pool.permanent('1'));
keys<'n' | 'permanent' | 'van_der_waerden' | 'minc-bregman' | 'estimate' | 'standard_error'>()(pool.permanent('1', { samples: 9 }));
rows<Rookery.PermanentGridsRow>()(pool.permanent(undefined, { grids: 3 }));
rows<Rookery.PermanentConvergenceRow>()(core.call('permanent', '1', { samples: 9, convergence: true }));
value<number | string | null>()(core.call('permanent', '1')[0].permanent);
// @ts-expect-error: a switch is not a number
pool.permanent('1', { samples: true });

// -------------------------------------------------------------------------------------------------------------- any verb

rows<Rookery.VerbsRow>()(pool.verbs());
rows<Rookery.BenchRow>()(pool.bench({ suite: 'rate', signal: AbortSignal.timeout(1), onProgress: (items) => items.toFixed() }));
// @ts-expect-error: another suite
pool.bench({ suite: 'print' });

declare const verb: string;
rows<Record<string, unknown>>()(core.call(verb, p, { all: true }));
rows<Rookery.SolveAllRow>()(core.call('solve', p, { all: true }));
rows<Rookery.RowOf<'solve', { all: true }>>()(core.call('solve', p, { all: true }));
// @ts-expect-error: an option that does not exist
core.call('solve', p, { limits: 3 });
// @ts-expect-error: a verb that does not exist
core.call('unsolve', p);

/** A verb that is missing above makes this an error. */
type Tested = Parameters<typeof tested>[0];
declare function tested(
    name:
        | ('solve' | 'check' | 'canonical' | 'backdoors' | 'candidates' | 'additions' | 'convert' | 'read-picture')
        | ('rate' | 'survey' | 'levels' | 'explain' | 'steps' | 'guide' | 'practice')
        | ('generate' | 'neighbours' | 'sample' | 'statistics' | 'sizes' | 'pattern')
        | ('unavoidable' | 'cliques' | 'enumerate' | 'estimate' | 'fewest' | 'catalogue')
        | ('exact' | 'classic' | 'alldifferent' | 'cover' | 'permanent' | 'verbs' | 'bench'),
): void;
declare const every: Rookery.VerbName;
every satisfies Tested;
