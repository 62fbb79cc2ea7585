// A plain checker of refutations: each clause of an LRAT proof follows by unit propagation from those that it names, and the last one is
// empty. It shares nothing with the core.

/** @param {string} cnf DIMACS @param {string} lrat @returns {string} the error, or an empty text */
export function errorInProof(cnf, lrat) {
  /** @type {Map<number, number[]>} */
  const clauses = new Map();
  for (const line of cnf.split('\n')) {
    if (!/^-?\d/.test(line)) continue;
    const numbers = line.trim().split(/\s+/).map(Number);
    if (numbers.pop() !== 0) return `no 0 at the end of ${line}`;
    clauses.set(clauses.size + 1, numbers);
  }
  for (const line of lrat.split('\n')) {
    if (line === '' || line.startsWith('c')) continue;
    const words = line.split(' ');
    const id = Number(words[0]);
    if (words[1] === 'd') {
      for (const dropped of words.slice(2, -1)) clauses.delete(Number(dropped));
      continue;
    }
    const numbers = words.slice(1).map(Number);
    const end = numbers.indexOf(0);
    const clause = numbers.slice(0, end);
    const hints = numbers.slice(end + 1, -1);
    if (!follows(clauses, clause, hints)) return `clause ${id} does not follow`;
    if (clause.length === 0) return '';
    clauses.set(id, clause);
  }
  return 'no empty clause';
}

/** @param {Map<number, number[]>} clauses @param {number[]} clause @param {number[]} hints */
function follows(clauses, clause, hints) {
  const isTrue = new Set(clause.map((literal) => -literal));
  for (const hint of hints) {
    const open = clauses.get(hint)?.filter((literal) => !isTrue.has(-literal));
    if (open === undefined || open.length > 1) return false;
    if (open.length === 0) return true;
    isTrue.add(open[0]);
  }
  return false;
}
