// Puzzles for the tests of the web module, and functions that derive many from one.

export const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const easySolution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
// 17 clues, so it is minimal.
export const seventeen = '.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...';
// ER 6.2, EP 1.2, ED 1.2.
export const middling = '.....9....38.4....96...14.3..2.6..7.61...2.9...34.........942.5..4..563..........';
// From a well-known list; needs chains.
export const hard = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

/** A grid with 14 puzzles of 17 clues, and one with none. */
export const fourteen = '123456789457189263689237451275613948348975612961842537534798126712364895896521374';
export const none = '897264153325971864146853279674318925281597346539642781713426598458739612962185437';

/** Clue cells in a symmetric shape on which many puzzles exist. */
export const pattern = ['11.1.1.11', '1...1...1', '..1...1..', '1..1.1..1', '.1..1..1.', '1..1.1..1', '..1...1..', '1...1...1', '11.1.1.11']
  .join('')
  .replaceAll('1', 'x');

/**
 * The same puzzle with other digits: the n-th of 9! relabellings, so that rows identify their puzzle.
 * @param {string} puzzle @param {number} n
 */
export function relabelled(puzzle, n) {
  const left = [...'123456789'];
  let map = '';
  for (let size = 9; size > 0; --size) {
    map += left.splice(n % size, 1)[0];
    n = Math.floor(n / size);
  }
  return puzzle.replace(/[1-9]/g, (digit) => map[Number(digit) - 1]);
}

/** @param {string} puzzle @param {number} count */
export function relabellings(puzzle, count) {
  return Array.from({ length: count }, (_, n) => relabelled(puzzle, n));
}

/** @param {string} grid mirrored in its main diagonal */
export function transposed(grid) {
  return Array.from(grid, (_, cell) => grid[(cell % 9) * 9 + Math.floor(cell / 9)]).join('');
}
