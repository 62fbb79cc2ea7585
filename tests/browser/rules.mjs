// The rules of sudoku in a few lines of JavaScript: they judge the page's answers and share no code with it.

const kPeers = Array.from({ length: 81 }, (_, a) =>
  Array.from({ length: 81 }, (__, b) => b).filter((b) => {
    const [rowA, rowB, columnA, columnB] = [Math.floor(a / 9), Math.floor(b / 9), a % 9, b % 9];
    const sameBox = Math.floor(rowA / 3) === Math.floor(rowB / 3) && Math.floor(columnA / 3) === Math.floor(columnB / 3);
    return a !== b && (rowA === rowB || columnA === columnB || sameBox);
  }),
);

/**
 * Every house contains every digit once, and the clues are kept.
 * @param {string} solution 81 digits
 * @param {string} puzzle 81 characters, '.' for empty
 */
export function isSolutionOf(solution, puzzle) {
  if (!/^[1-9]{81}$/.test(solution)) return false;
  return kPeers.every(
    (peers, cell) => peers.every((peer) => solution[peer] !== solution[cell]) && (puzzle[cell] === '.' || puzzle[cell] === solution[cell]),
  );
}

/**
 * Counts solutions by backtracking on the cell with the fewest candidates.
 * @param {string} puzzle 81 characters, '.' for empty
 * @param {number} [limit] where to stop
 */
export function countSolutions(puzzle, limit = 2) {
  const digits = [...puzzle].map((c) => (c === '.' ? 0 : Number(c)));
  const conflict = digits.some((digit, cell) => digit !== 0 && kPeers[cell].some((peer) => digits[peer] === digit));
  if (conflict) return 0;
  let found = 0;
  const search = () => {
    let best = -1;
    /** @type {number[]} */
    let choices = [];
    for (let cell = 0; cell < 81; ++cell) {
      if (digits[cell] !== 0) continue;
      const used = new Set(kPeers[cell].map((peer) => digits[peer]));
      const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !used.has(digit));
      if (best < 0 || free.length < choices.length) [best, choices] = [cell, free];
      if (choices.length < 2) break;
    }
    if (best < 0) {
      ++found;
      return;
    }
    for (const digit of choices) {
      digits[best] = digit;
      search();
      digits[best] = 0;
      if (found >= limit) return;
    }
  };
  search();
  return found;
}
