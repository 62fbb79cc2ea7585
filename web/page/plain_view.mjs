// The plain view: shows the document, which is normally hidden, as the page. It takes over if there is no WebGL2 to draw with, and in a
// window that is too small for the drawing, for example at a zoom of 400 %: a document fits any width, and scrolls.
import { element } from './dom.mjs';
import { words } from './words.mjs';

/** The minimum size for the drawing (CSS pixels): narrow pages stack board, keys and tabs. */
const kNarrow = 600;
const kLeastHeight = { narrow: 500, wide: 350 };
const kLeastWidth = 300;
/** An on-screen keyboard takes up to this long (milliseconds) to disappear after the field has lost the focus. */
const kKeyboardLeaves = 1000;

export const isPlainView = () => document.documentElement.classList.contains('plain');

/**
 * @param {() => '' | 'none' | 'lost'} missingGraphics
 * @param {HTMLElement} typing while it has the focus, an on-screen keyboard may cover the page; that does not make the window small
 * @param {() => void} changed called when the plain view is turned on or off
 * @returns {() => void} to be called when graphics are lost or restored
 */
export function keepPlainView(missingGraphics, typing, changed) {
  const root = document.documentElement;
  let leaving = 0;
  let tight = false;
  let said = '';
  const measureRoom = () => {
    if (document.activeElement === typing || leaving !== 0) return;
    const least = window.innerWidth < kNarrow ? kLeastHeight.narrow : kLeastHeight.wide;
    tight = window.innerHeight < least || window.innerWidth < kLeastWidth;
  };
  const follow = () => {
    measureRoom();
    const { plainNoGraphics, plainGraphicsLost, plainNoRoom } = words();
    const why = { none: plainNoGraphics, lost: plainGraphicsLost, '': tight ? plainNoRoom : '' }[missingGraphics()];
    if (why === said) return;
    said = why;
    element('notice').textContent = why;
    const plain = why !== '';
    if (plain === isPlainView()) return;
    root.classList.toggle('plain', plain);
    changed();
  };
  window.addEventListener('resize', follow);
  typing.addEventListener('blur', () => {
    window.clearTimeout(leaving);
    leaving = window.setTimeout(() => {
      leaving = 0;
      follow();
    }, kKeyboardLeaves);
  });
  follow();
  return follow;
}
