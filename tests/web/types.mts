// Only checked by the TypeScript compiler, never run: core.mjs has what rookery.d.ts promises, in the promised types, and a program that runs
// jobs part by part compiles. row_types.mts has the calls of each verb.
import * as core from '../../web/core.mjs';
import type * as Rookery from '../../web/rookery.js';

core satisfies typeof Rookery;

const manual: typeof Rookery = core;
await manual.init({ wasmBinary: new Uint8Array() });

const spec: Rookery.Spec = { verb: 'rate', options: { json: true, scale: ['te', 'b'], er: [1, 2] }, input: '...' };
const { parts } = manual.plan(spec);
for (let part = 0; part < parts; ++part) manual.run(spec, part, { rows: (text, count) => [text, count] }, () => false);

const options: Rookery.GenerateOptions = { count: 3, clues: [24, 28], er: '2.6..4.5', techniques: ['X-wing'] };
const made: string[] = manual.generate(options).map(({ puzzle }) => puzzle);
const sentences: string[] = manual.check('...').problems.map(({ sentence }) => sentence);
const level: Rookery.Level | null | undefined = manual.generate(options)[0].rookery_level;
const status: Rookery.RatingStatus = manual.rate('...')[0].status;

// @ts-expect-error: a rating is not a text
const wrong: string = manual.rate('...')[0].er;

export { level, made, sentences, status, wrong };
