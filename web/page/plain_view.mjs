// The plain view: the document, which is otherwise unseen, as the page. It takes over where there is no WebGL2 to draw with, and in a window
// with less room than the drawing needs, such as one seen at four times its size: a document flows into any width, and scrolls.
import { element } from './dom.mjs';
import { words } from './words.mjs';

/** The least that the drawing needs (CSS pixels): narrow pages stack board, keys and tabs. */
const kNarrow = 600;
const kLeastHeight = { narrow: 500, wide: 350 };
const kLeastWidth = 300;
/** A keyboard on the screen leaves after the focus, and takes so long (milliseconds). */
const kKeyboardLeaves = 1000;

export const isPlainView = () => document.documentElement.classList.contains('plain');

/**
 * @param {() => '' | 'none' | 'lost'} missingGraphics
 * @param {HTMLElement} typing has the focus while a keyboard on the screen may take the room: that is no small window
 * @param {() => void} changed called when it comes or goes
 * @returns {() => void} to be called when graphics are lost or back
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
