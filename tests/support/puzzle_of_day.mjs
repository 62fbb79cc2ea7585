// The puzzle of a fixed day: the same on the page, in every browser, and on the command line.
export const kDay = {
  noon: '2026-11-25T12:00:00',
  options: ['--level', 'medium', '--symmetry', 'half-turn', '--clues', '26..32', '--seed', '20261125', '--count', '1'],
  puzzle: '.4..8.......5..2..2.869.4.7......69.3.......5.87......4.2.573.6..3..1.......6..2.',
};
