// Programs that take turns: each prints a table of speeds, one row per list, and their medians are compared.

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {() => string | Promise<string>} run one run of all lists; returns the printed table
 *
 * @typedef {object} Row
 * @property {string} list
 * @property {number} speed puzzles per second
 * @property {string} solutions as printed; empty if the table does not say
 *
 * @typedef {Map<string, number[][]>} Speeds by list, then by contestant, then by round
 */

/** @param {number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * The rows of a table whose columns are separated by tabs and named in its first line: one is "list", the name of another begins with "per
 * second", and there may be "solutions". Lists are identified by their file name without ".txt".
 * @param {string} text
 * @returns {Row[]}
 */
export function readTable(text) {
  const [header, ...lines] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/\r$/, '').split('\t'));
  const column = (/** @type {(name: string) => boolean} */ is) => (header ?? []).findIndex(is);
  const list = column((name) => name === 'list');
  const speed = column((name) => name.startsWith('per second'));
  const solutions = column((name) => name === 'solutions');
  if (list < 0 || speed < 0) {
    throw new Error(`expected a table with the columns "list" and "per second"; its first line was "${(header ?? []).join(' | ')}"`);
  }
  return lines.map((cells) => {
    const value = Number(cells[speed]);
    if (!(value > 0)) throw new Error(`expected a speed in the row of "${cells[list]}"; found "${cells[speed] ?? ''}"`);
    const name = cells[list].slice(cells[list].lastIndexOf('/') + 1).replace(/\.txt$/, '');
    return { list: name, speed: value, solutions: solutions < 0 ? '' : (cells[solutions] ?? '') };
  });
}

/**
 * Runs all contestants in each round, in reverse order every other round, so that no contestant always follows the same one.
 * @param {number} rounds
 * @param {Contestant[]} contestants
 * @param {(sentence: string) => void} say receives progress and warnings
 * @returns {Promise<Speeds>}
 */
export async function takeTurns(rounds, contestants, say) {
  /** @type {Speeds} */
  const speeds = new Map();
  /** @type {Map<string, {name: string, solutions: string}>} */
  const counts = new Map();
  const order = contestants.map((contestant, index) => ({ ...contestant, index }));
  for (let round = 1; round <= rounds; ++round, order.reverse()) {
    for (const { name, index, run } of order) {
      say(`round ${round} of ${rounds}: ${name}`);
      const table = await run();
      let rows;
      try {
        rows = readTable(table);
      } catch (error) {
        throw new Error(`${name}: ${/** @type {Error} */ (error).message}`);
      }
      for (const { list, speed, solutions } of rows) {
        const all = speeds.get(list) ?? contestants.map(() => []);
        all[index].push(speed);
        speeds.set(list, all);
        const known = counts.get(list);
        if (solutions !== '' && known === undefined) counts.set(list, { name, solutions });
        if (solutions !== '' && known !== undefined && solutions !== known.solutions) {
          say(`${list}: ${name} found ${solutions} solutions, ${known.name} ${known.solutions}; they do not do the same work`);
        }
      }
    }
  }
  for (const [list, all] of speeds) {
    for (const [index, { name }] of contestants.entries()) {
      if (all[index].length !== rounds)
        throw new Error(
          `${name}: expected the list "${list}" once per round, as in the other tables; found it ${all[index].length} times in ${rounds} round${rounds === 1 ? '' : 's'}`,
        );
    }
  }
  if (speeds.size === 0) throw new Error('expected tables with a row for each list; found none');
  return speeds;
}

/**
 * The medians as a table, one row per list: its name, the speed of each contestant, and for each but the first the ratio of its median to
 * the first one's, with the least and the greatest ratio of a round.
 * @param {string[]} names
 * @param {Speeds} speeds
 */
export function comparisonTable(names, speeds) {
  const rows = [['list', ...names, ...names.slice(1).flatMap((name) => [`${name} / ${names[0]}`, 'in rounds'])]];
  for (const [list, all] of speeds) {
    const [first, ...others] = all;
    const ratios = others.flatMap((other) => {
      const each = other.map((speed, round) => speed / first[round]);
      return [(median(other) / median(first)).toFixed(2), `${Math.min(...each).toFixed(2)}..${Math.max(...each).toFixed(2)}`];
    });
    rows.push([list, ...all.map((values) => median(values).toFixed(0)), ...ratios]);
  }
  return rows.map((row) => `${row.join('\t')}\n`).join('');
}
