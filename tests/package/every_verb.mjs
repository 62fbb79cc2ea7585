// Calls of every verb, to compare the npm package with the native program: at least one uses each option of a verb.
import { boardPpm } from '../support/pictures/pictures.mjs';
import { easy, easySolution, fourteen, hard, middling, none, pattern, seventeen, transposed } from '../web/puzzles.mjs';

const maskOf = (/** @type {string} */ puzzle) => puzzle.replace(/[1-9]/g, 'x');
const lines = (/** @type {string[]} */ ...all) => all.map((line) => `${line}\n`).join('');

/** T&E depth 2 and 3. */
const monster = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';
const depth3 = '........1.....2.34.35.......2..67....8753....5.62.8.7..62......75...68..8.3.25..7';
const open = `${easy.slice(0, 30)}${'.'.repeat(51)}`;
const fewClues = `12${'.'.repeat(79)}`;
const small = '1.......3.....2.';
const values = easySolution.slice(0, 20) + easy.slice(20);
const allCandidates = '123456789'.repeat(81);
const broken = `${'.'.repeat(18)}${maskOf(easy).slice(18)}`; // no clue in two rows: no puzzle

/** The calls' inputs, by name. @type {Record<string, string | Buffer>} */
export const inputs = {
  list: lines(easy, 'hello', hard, `11${easy.slice(2)}`, seventeen, middling, transposed(middling), easy.slice(1), fewClues),
  good: lines(easy, seventeen, hard, middling),
  quick: lines(easy, middling),
  one: lines(easy),
  middling: lines(middling),
  hard: lines(hard),
  monster: lines(monster),
  depth3: lines(depth3),
  open: lines(open),
  fewClues: lines(fewClues),
  small: lines(small),
  grids: lines(fourteen, none, easySolution),
  grid: lines(fourteen),
  patterns: lines(pattern, maskOf(easy), broken),
  pattern: lines(pattern),
  solved: lines(maskOf(easy)),
  matrix: lines('0010110', '1001001', '0110010', '1001000', '0100001', '0001101'),
  numbers: lines('1 2 0 3', '0 1 4 1', '2 0 1 1', '1 1 1 0'),
  domains: lines('{1,2} {1,2} {2,3}', '{1,3} {1,3} {1,3}', '{1,2,3,4} {1,2} {1,2} {3,4}'),
  picture: boardPpm(),
};

/** Calls with which the native program makes inputs of other calls. @type {Record<string, string[]>} */
export const made = {
  sets: ['unavoidable', '{grid}'],
  sampled: ['sample', '--count', '60', '--seed', '5', '--rated'],
  unrated: ['sample', '--count', '200', '--seed', '6'],
  sameClues: ['generate', '--count', '20', '--clues', '26', '--seed', '1'],
};

/**
 * By verb. {NAME} is a file: one of `inputs` or `made`. A blank within a value is written "_".
 * @type {Record<string, string[]>}
 */
export const calls = {
  solve: [
    '--header {list}',
    '--limit 5 {list} {small}',
    '--all --limit 300 {fewClues}',
    '--diagonal --all --limit 40 {fewClues}',
    '--json {good}',
  ],
  rate: [
    '{list}',
    '--scale se,hodoku,te,b,gb,w,gw,bxb,bxbb,wnef,level --header {good}',
    '--scale wnef,level --weight quadratic --json {list}',
    '--scale wnef --weight linear {good} {small}',
    '--scale hodoku --als-overlap --als-chains --siamese --no-uniqueness {good}',
    '--er 1.2..7 --level easy..hard {good}',
    '--hodoku-score 100..2000 --hodoku-level easy..hard --hodoku-with hidden_single --hodoku-without x-wing {good}',
    '--te 0..2 --b 0..3 --gb 0..3 --w 0..9 --gw 0..9 {good}',
    '--scale te,bxb --bxb 1..9 --header {monster}',
    '--bxbb 1..9 --scale bxbb {depth3}',
    '--lines --threads 1 {good}',
  ],
  explain: [
    '--header {list}',
    '--json {good}',
    '--scale hodoku --least-score --als-overlap --als-chains --siamese --no-uniqueness {good}',
    '--scale hodoku --json {middling}',
    ...['w', 'b', 'gw', 'gb'].map((scale) => `--scale ${scale} {quick}`),
    '--technique hidden --limit 7 --language de {good}',
    '--without hidden_single,x-wing {good}',
    `--values ${values} --candidates ${allCandidates} {one}`,
  ],
  steps: [
    '--json {quick}',
    '--technique nested_forcing --deep {one}',
    '--scale hodoku --als-overlap --als-chains --siamese --no-uniqueness --technique x-wing,als-xz {middling}',
    ...['w', 'b', 'gw', 'gb'].map((scale) => `--scale ${scale} {quick}`),
    '--without naked,hidden --language fr {quick}',
    `--values ${values} --candidates ${allCandidates} {one}`,
  ],
  check: ['--header {list}', '--json {good} {small}', '--number {quick}'],
  canonical: ['{list} {small}', '--json {grids}'],
  backdoors: ['{good}', '--size 2 --sets 5 --logic locked {hard}', '--json {quick}'],
  candidates: ['{quick}', '--cap 20 --json {open}'],
  additions: ['{open}', '--size 2 --sets 30 --solutions 20000 --json {open}'],
  generate: [
    '--count 12 --seed 7 --header',
    `--pattern ${pattern} --seed 11 --count 2 --json`,
    '--symmetry half-turn --clues 24..30 --minimal --graded --depth',
    '--symmetry half-turn --er 2.6..4.5 --ep 1.2..3 --ed 1.2..2 --count 2',
    '--pearl',
    '--diamond --er 1.2..5',
    '--with x-wing',
    '--techniques hidden_single,naked_single --without x-wing --count 2',
    '--steps 60..70',
    `--like ${easy}`,
    `--near ${middling}`,
    `--within ${easy} --clues 27..29 --count 3 --give-up 5`,
    '--wnef 0.8 --tolerance 0.05 --weight linear --anneal',
    '--wnef 0.8 --weight quadratic --seed 3',
    '--masking random --uniqueness fast --unrated --count 3',
    '--masking tuned --uniqueness slow --count 2',
    '--uniqueness hybrid --guesses 3 --count 2',
    '--level medium..hard --seed 2',
    '--hodoku-score 500..900 --hodoku-level medium..hard --hodoku-without x-wing --hodoku-with hidden_pair',
    '--te 1..1 --b 2..9 --w 2..9',
    '--gb 2..3 --gw 2..3',
    `--near ${monster} --bxb 1..9`,
    `--near ${depth3} --bxbb 1..9`,
  ],
  neighbours: [
    '{middling}',
    '--minus 1 --plus 1 --minimal --er 2..7 --limit 5 --json {middling}',
    '--same-grid --te 1..2 {middling}',
    '--b 1..4 --w 1..9 --gb 1..9 --gw 1..9 --limit 2 {middling}',
    '--bxb 1..9 --limit 2 {monster}',
    '--bxbb 1..9 --limit 1 {depth3}',
    '--closure --limit 20 {middling}',
  ],
  sample: ['--count 10 --seed 3', '--count 2 --minimal --unbiased --rated --json'],
  statistics: ['--header {sampled}', '--json {sampled}', '{unrated}', '{unrated} {sampled}'],
  survey: ['{list}', '--graded --depth --json {good}', '--depth --header {quick}'],
  levels: [
    '{list}',
    '--weight linear --json {good}',
    '--table --weight quadratic',
    '--puzzles',
    '--definitions',
    '--same-clues {list}',
    '--same-clues {sameClues}',
    '--correlations --json {list}',
  ],
  unavoidable: [
    '--header --max-cells 10 {grids}',
    '--method digits --digits 3 {grid}',
    '--method boxes --boxes 3 --solutions 1000 {grid}',
    '--method random --rounds 20 --seed 4 --max-cells 14 --json {grid}',
    '--method small --counts {grid}',
    '--clique {grids}',
    '--load {sets} {grid}',
    '--grids 1..2',
  ],
  cliques: ['{grids}', '--limit 20 --max-cells 9 --json {grid}', '--estimate 16 --max-cells 4 {grid}', '--order {grid}', '--limits {grid}'],
  enumerate: [
    '--header {grid}',
    '--clues 17 --first --method bands {grid}',
    `--clues 19 --required x${'.'.repeat(80)} --allowed ${'x'.repeat(45)}${'.'.repeat(36)} --minimal --count {grid}`,
    '--clues 23 --limit 300 --minimal {grid}',
    '--count --json {grid}',
    '--load {sets} {grid}',
    `--method gridchecker --allowed ${'x'.repeat(50)}${'.'.repeat(31)} {grid}`,
    '--grids 1..2 --count',
  ],
  estimate: [
    '{grids}',
    '--clues 18 --minimal --seed 2 --json {grid}',
    `--method gridchecker --required x${'.'.repeat(80)} --allowed ${'x'.repeat(60)}${'.'.repeat(21)} {grid}`,
    '--load {sets} {grid}',
    '--method bands {grid}',
  ],
  catalogue: [
    '--rank {grids}',
    '{one}',
    '--unrank 1000000..1000003',
    '--random 3 --seed 5',
    '--random 2 --uniform grids --json',
    '--count 400..401',
  ],
  fewest: ['{grid}', '--json {grid}', '--grids 1..2'],
  pattern: [
    '--header {patterns}',
    `--all --within ${easy} {solved}`,
    `--all --raw --minimal --within ${easy} --json {solved}`,
    `--all --raw --count --within ${easy} {solved}`,
    '--all --estimate --paths 200 --seed 3 {pattern}',
  ],
  exact: [
    '{patterns}',
    `--pattern ${pattern} --json`,
    `--strategies naked --pattern ${maskOf(easy)} --attempts 1000 --conflicts 200 --cubes 2`,
    '--method anneal --attempts 20000 --seed 3 {pattern}',
    '--method find --steps 12 {pattern}',
    '--method refute --conflicts 2000 {solved}',
    '--cubes 4 {solved}',
    '--method test {pattern}',
    '--order 2 --method states --pattern x.......x.....x.',
    '--fewest --attempts 20000 --give-up 1',
    '--order 2 --fewest --method sat --count --clues 4',
    '--order 2 --fewest --method sat --each --clues 3',
  ],
  classic: [
    ...['backtrack', 'ps12', 'csp', 'sat', 'dlx', 'reason'].map((method) => `--method ${method} --trace --rows 50 {quick}`),
    '--method anneal --effort 300000 --seed 2 --trace --rows 20 {one}',
    '--method tabu --effort 30000 --trace --rows 20 {one}',
    '--method genetic --effort 3000 --trace --rows 20 {one}',
    '--method brute --order 2 --limit 300 --trace',
    '--method dlx --order 2 --diagonal --limit 300 --paths 100 --json',
    ...['naive', 'bounds', 'fast-bounds', 'range', 'arc'].map((name) => `--method csp --consistency ${name} {quick}`),
    ...['extended', 'minimal', 'naive'].map((name) => `--method sat --encoding ${name} {one}`),
    '--method sat --dimacs --order 2',
    ...['shortest', 'first', 'random'].map((name) => `--method dlx --rule ${name} --effort 20000 {one}`),
    '--method reason --view negative --trace {quick}',
    '--method reason --view positive {quick}',
  ],
  alldifferent: [
    ...['naive', 'bounds', 'fast-bounds', 'range', 'arc'].map((name) => `--consistency ${name} {domains}`),
    '--reasons --json {domains}',
  ],
  cover: [
    '{matrix}',
    '--langford 4',
    '--langford 7 --reversed --count --json',
    '--sudoku 2 --diagonal --limit 5',
    '--sudoku 3 {one}',
    '--hitting {matrix}',
    '--hitting --minimal {matrix}',
    '--hitting --least {matrix}',
    '--given 1 --rule first {matrix}',
    '--rule random --seed 3 --trace {matrix}',
    '--rule shortest --count --paths 100 --seed 2 {matrix}',
    '--paths 20 --convergence {matrix}',
    '--matrix --sudoku 2',
  ],
  permanent: [
    '{numbers}',
    '--ones 12',
    '--derangements 10 --json',
    '--grids 3',
    '--samples 50 --seed 2 {numbers}',
    '--samples 20 --convergence {numbers}',
  ],
  convert: [
    ...'line,line0,grid,pencilmarks,candidates,hodoku,sdk,sdx,ss,opensudoku,gsf,serate,scf,sudokupad,sudokuwiki,sudokuwiki-candidates,f-puzzles,goodsudoku,puzzlink'
      .split(',')
      .map((to) => `--to ${to} {quick}`),
    '--json {list}',
  ],
  'read-picture': ['{picture}', '--all --json {picture}'],
  guide: ['--technique skyscraper,naked_single', '--technique x-wing --language fr --json'],
  practice: [
    '',
    '--technique x-wing --scale hodoku --basics locked --language de --json',
    '--technique hidden_pair --basics singles --count 2 --seed 3',
    '--basics subsets',
  ],
  sizes: ['', '--size 4 --diagonal --clues 6 --count 3 --seed 2', '--size 9 --level hard --count 2 --json'],
  verbs: ['', '--json'],
  bench: ['--suite canonical --header', '--suite solve --json'],
};
