// The print view: puzzles on sheets of paper, over the rest of the page. The printer gets the same, without the bar.
//
//   section#print-view   bar: puzzles per page, what to print, Print, Close     print.css hides it on paper
//     section.print-sheet   title; figures of a board and its caption     one page each, on A4 and on Letter
//     section.print-sheet   the solutions, smaller, if requested
import { boardPicture } from './board_picture.mjs';
import { words } from '../words.mjs';

/** @import {PrintedPuzzle, PrintSheet} from '../messages.mjs' */

const kPerPage = [1, 2, 4, 6];
const kSolutionsPerPage = 12;
const kMaxPuzzles = 1000; // more would take the browser too long to lay out
/** While the view is open, these do not reach the UI below it. */
const kHeldEvents = ['keydown', 'keyup', 'paste', 'copy', 'cut', 'drop'];

/** Closes the view that is open. @type {(() => void) | null} */
let closeOpen = null;

/** Opens the view, and closes one that is open. @param {PrintSheet} sheet */
export function openPrintView({ title, perPage, puzzles }) {
  closeOpen?.();
  const shown = puzzles.slice(0, kMaxPuzzles);
  const focused = document.activeElement;
  const beneath = [...document.body.children];

  const view = made('section', { id: 'print-view', role: 'dialog', 'aria-modal': 'true', 'aria-label': words().printView, tabindex: '-1' });
  const note = made('p', { class: 'print-note', role: 'status' });
  const choice = /** @type {HTMLSelectElement} */ (made('select', { id: 'print-per-page' }));
  for (const number of kPerPage) choice.append(made('option', { value: String(number) }, String(number)));
  choice.value = String(kPerPage.includes(perPage) ? perPage : 4);
  const ratings = tick(
    'print-ratings',
    words().ratings,
    shown.some(({ caption }) => caption),
    true,
  );
  const marks = tick(
    'print-marks',
    words().marks,
    shown.some(({ drawing }) => drawing),
    false,
  );
  const solutions = tick(
    'print-solutions',
    words().solutions,
    shown.some(({ solution }) => solution),
    false,
  );
  const print = made('button', { type: 'button', class: 'print-main' }, words().print);
  const close = made('button', { type: 'button' }, words().close);
  const bar = made('div', { class: 'print-bar', role: 'toolbar', 'aria-label': words().printing });
  bar.append(
    note,
    made('label', { for: 'print-per-page' }, words().perPage),
    choice,
    ratings.label,
    marks.label,
    solutions.label,
    print,
    close,
  );
  const pages = made('div', { class: 'print-pages' });
  view.append(bar, pages);

  const lay = () => {
    const each = Number(choice.value);
    const sheets = sheetsOf(title, shown, each, { ratings: ratings.on(), marks: marks.on() });
    const answers = solutions.on() ? solutionSheets(title, shown) : [];
    pages.className = `print-pages print-${each}`;
    pages.replaceChildren(...sheets, ...answers);
    const counts = words().onPaper(shown.length, sheets.length);
    const more = answers.length > 0 ? words().solutionsOnPaper(answers.length) : '';
    note.textContent = (shown.length < puzzles.length ? words().firstOnPaper(counts, puzzles.length) : counts) + more;
  };
  const end = () => {
    closeOpen = null;
    for (const type of kHeldEvents) window.removeEventListener(type, hold, true);
    view.remove();
    document.documentElement.classList.remove('print-open');
    for (const element of beneath) element.removeAttribute('inert');
    const back = focused instanceof HTMLElement && focused.isConnected ? focused : document.getElementById('canvas');
    back?.focus();
  };
  const hold = (/** @type {Event} */ event) => {
    event.stopPropagation();
    if (event.type === 'drop') event.preventDefault(); // otherwise the browser would replace the page by the file
    if (!(event instanceof KeyboardEvent) || event.type !== 'keydown' || event.key !== 'Escape') return;
    event.preventDefault();
    end();
  };

  for (const control of [choice, ratings.box, marks.box, solutions.box]) control.addEventListener('change', lay);
  print.addEventListener('click', () => window.print());
  close.addEventListener('click', end);
  for (const type of kHeldEvents) window.addEventListener(type, hold, true);
  lay();
  for (const element of beneath) element.setAttribute('inert', '');
  document.documentElement.classList.add('print-open');
  document.body.append(view);
  print.focus();
  closeOpen = end;
}

/**
 * A tick box, hidden if it would have no effect.
 * @param {string} id @param {string} text @param {boolean} useful @param {boolean} checked
 */
function tick(id, text, useful, checked) {
  const box = /** @type {HTMLInputElement} */ (made('input', { type: 'checkbox', id }));
  box.checked = checked;
  const label = made('label', { class: 'print-tick' });
  label.append(box, text);
  label.hidden = !useful;
  return { box, label, on: () => useful && box.checked };
}

/** @param {string} title @param {PrintedPuzzle[]} puzzles */
function solutionSheets(title, puzzles) {
  const solved = puzzles
    .map(({ solution }, i) => ({ solution: solution ?? '', name: puzzles.length > 1 ? `${i + 1}.` : '' }))
    .filter(({ solution }) => solution);
  const count = Math.ceil(solved.length / kSolutionsPerPage);
  return Array.from({ length: count }, (_, page) => {
    const number = count > 1 ? words().pageOf(page + 1, count) : '';
    const sheet = made('section', { class: 'print-sheet print-answers', 'aria-label': `${words().solutions} ${number}`.trim() });
    const head = made('header', {});
    head.append(made('h2', {}, words().titleOfSolutions(title)), made('p', {}, number));
    const boards = made('div', { class: 'print-boards' });
    for (const { solution, name } of solved.slice(page * kSolutionsPerPage, (page + 1) * kSolutionsPerPage)) {
      const figure = made('figure', {});
      figure.append(boardPicture(solution, words().solution(name)), made('figcaption', {}, name));
      boards.append(figure);
    }
    sheet.append(head, boards);
    return sheet;
  });
}

/** The board with its marks, as drawn for pictures. @param {string} svg @param {string} name */
function drawingOf(svg, name) {
  return made('img', { class: 'board drawing', alt: name, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` });
}

/** @param {string} title @param {PrintedPuzzle[]} puzzles @param {number} each @param {{ratings: boolean, marks: boolean}} wanted */
function sheetsOf(title, puzzles, each, { ratings, marks }) {
  const count = Math.max(1, Math.ceil(puzzles.length / each));
  return Array.from({ length: count }, (_, page) => {
    const number = count > 1 ? words().pageOf(page + 1, count) : '';
    const sheet = made('section', { class: 'print-sheet', 'aria-label': number || words().page });
    const head = made('header', {});
    head.append(made('h2', {}, title), made('p', {}, number));
    const boards = made('div', { class: 'print-boards' });
    puzzles.slice(page * each, (page + 1) * each).forEach(({ puzzle, caption, drawing }, i) => {
      const name = puzzles.length > 1 ? `${page * each + i + 1}.` : '';
      const figure = made('figure', {});
      const board = marks && drawing ? drawingOf(drawing, words().puzzleWithMarks(name)) : boardPicture(puzzle, words().puzzle(name));
      figure.append(board, made('figcaption', {}, `${name} ${ratings ? caption : ''}`.trim()));
      boards.append(figure);
    });
    sheet.append(head, boards);
    return sheet;
  });
}

/** An element with these attributes. @param {string} name @param {Record<string, string>} attributes @param {string} [text] */
function made(name, attributes, text = '') {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
