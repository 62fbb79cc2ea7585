// A puzzle as a drawing of lines and digits, for paper: sharp at any size.
import { words } from '../words.mjs';

const kNamespace = 'http://www.w3.org/2000/svg';
const kCell = 10;
const kSide = 9 * kCell;
const kMargin = 1;

/**
 * @param {string} puzzle 81 characters, '.' for an empty cell
 * @param {string} name the start of the accessible label, which then reads out the rows
 * @returns {SVGElement}
 */
export function boardPicture(puzzle, name) {
  const side = kSide + 2 * kMargin;
  const board = made('svg', {
    class: 'board',
    viewBox: `${-kMargin} ${-kMargin} ${side} ${side}`,
    role: 'img',
    'aria-label': `${name}: ${spoken(puzzle)}`,
  });
  board.append(
    made('path', { class: 'thin', d: lines((i) => i % 3 !== 0) }),
    made('path', { class: 'thick', d: lines((i) => i % 3 === 0) }),
  );
  [...puzzle].forEach((digit, cell) => {
    if (digit === '.') return;
    const x = kCell * (cell % 9) + kCell / 2;
    const y = kCell * Math.floor(cell / 9) + kCell / 2;
    const text = made('text', { x, y });
    text.textContent = digit;
    board.append(text);
  });
  return board;
}

/** The lines whose number passes, across and down. Each ends in the middle of the frame's line. @param {(i: number) => boolean} passes */
function lines(passes) {
  const numbers = Array.from({ length: 10 }, (_, i) => i).filter(passes);
  return numbers.map((i) => `M0 ${kCell * i}H${kSide}M${kCell * i} 0V${kSide}`).join('');
}

/** @param {string} puzzle */
function spoken(puzzle) {
  const rows = puzzle.match(/.{9}/g) ?? [];
  return rows
    .map((row, i) => words().spokenRow(i + 1, [...row].map((digit) => (digit === '.' ? words().blank : digit)).join(' ')))
    .join('; ');
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function made(name, attributes) {
  const element = document.createElementNS(kNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
