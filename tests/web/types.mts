// Only checked by the TypeScript compiler, never run: core.mjs has what rookery.d.ts promises, in the promised types, and a program written
// against the types compiles.
import * as core from '../../web/core.mjs';
import type * as Rookery from '../../web/rookery.js';

core satisfies typeof Rookery;

const manual: typeof Rookery = core;
await manual.init({ wasmBinary: new Uint8Array() });

const solved: string | null = manual.solve('...', { limit: 2 })[0].first_solution;
const every: string = manual.solve('...', { all: true })[0].solution;
const ratings: (number | null)[] = manual.rate('...').map((row) => row.er);
const placed: Rookery.CellDigit | undefined = manual.explain('...')[0].steps[2].place;
const made: string[] = manual.generate({ count: 3, clues: [24, 28], er: '2.6..4.5' }).map(({ puzzle }) => puzzle);
const unrated: (boolean | null)[] = manual.generate({ unrated: true, with: ['X-wing'], 'give-up': 3 }).map(({ minimal }) => minimal);
const ease: number | null = manual.generate({ wnef: 0.2, weight: 'linear', anneal: true })[0].wnef;
const graded: Rookery.Level | null = manual.generate({ graded: true, level: 'medium..hard' })[0].rookery_level;
const deep: number | null | undefined = manual.generate({ depth: true, b: '2..3' })[0].te;
const deepAround: number | null | undefined = manual.neighbours('...', { te: [2, 3], bxb: '4..' })[0].bxb;
const meant: number | null = manual.levels('', { definitions: true })[0].highest_er;
const around: string[] = manual.neighbours('...', { minus: 2, plus: 2, minimal: true }).map(({ parent }) => parent);
const drawn: number[] = manual.sample({ count: 2 }).map(({ weight }) => weight);
const drawnRatings: (number | null)[] = manual.sample({ unbiased: true, rated: true }).map(({ er }) => er);
const shares: (number | null)[] = manual.statistics('...').map(({ error }) => error);
const apart: (boolean | null)[] = manual.levels().map(({ told_apart }) => told_apart);
const nearest: (string | null)[] = manual.levels('...', { weight: 'linear' }).map(({ nearest_level }) => nearest_level);
const verdict: 'possible' | 'impossible' | 'open' = manual.pattern('...')[0].verdict;
const whole: string = manual.pattern('...', { all: true, within: '...' })[0].class;
const about: number | null = manual.pattern('...', { all: true, estimate: true })[0].fillings_error;
const answers: ('clues' | 'impossible' | 'undecided')[] = manual.exact('...', { strategies: ['naked'] }).map(({ answer }) => answer);
const fewest: number = manual.exact('', { fewest: true })[0].clues;
const counted: [string, number][] = manual.classic('...', { method: 'csp', consistency: 'range', trace: true })[0].counters;
const formula: string = manual.dimacs('', { order: 2, encoding: 'naive' });
const links: string[] = manual.convert('...', { to: 'sudokupad' }).map(({ text }) => text);
const sentences: string[] = manual.check('...').problems.map(({ sentence }) => sentence);

const spec: Rookery.Spec = { verb: 'rate', options: { json: true }, input: '...' };
const { parts } = manual.plan(spec);
for (let part = 0; part < parts; ++part) manual.run(spec, part, { rows: (text, count) => [text, count] }, () => false);

const found: string[] = manual.enumerate('...', { clues: 17, limit: 3 }).map(({ puzzle }) => puzzle);
const number: number = manual.enumerate('...', { count: true })[0].number;
const nodes: number = manual.estimate('...', { minimal: true })[0].nodes;
const set: string = manual.unavoidable('...', { method: 'digits', digits: 3 })[0].set;
const sizes: [number, number][] = manual.unavoidable('...', { counts: true }).map(({ cells, sets }) => [cells, sets]);

// @ts-expect-error: an option that does not exist
manual.solve('...', { limits: 2 });
// @ts-expect-error: a rating is not a text
const wrong: string = manual.rate('...')[0].er;

export {
    apart,
    whole,
    about,
    around,
    graded,
    deep,
    deepAround,
    meant,
    drawn,
    drawnRatings,
    shares,
    every,
    nearest,
    verdict,
    answers,
    fewest,
    counted,
    formula,
    links,
    unrated,
    ease,
    solved,
    ratings,
    placed,
    made,
    sentences,
    wrong,
    found,
    number,
    nodes,
    set,
    sizes,
};
