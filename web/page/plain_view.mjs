// The plain view: the document, which is otherwise unseen, as the page. It stands in where there is no WebGL2 to draw with, and in a window
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
 * @param {() => boolean} drawsToNobody
 * @param {HTMLElement} typing has the focus while a keyboard on the screen may take the room: that is no small window
 * @param {() => void} changed called when it comes or goes
 */
export function keepPlainView(drawsToNobody, typing, changed) {
  const notice = element('notice');
  const root = document.documentElement;
  let leaving = 0;
  const follow = () => {
    if (document.activeElement === typing || leaving !== 0) return;
    const least = window.innerWidth < kNarrow ? kLeastHeight.narrow : kLeastHeight.wide;
    const tight = window.innerHeight < least || window.innerWidth < kLeastWidth;
    const plain = drawsToNobody() || tight;
    if (plain === root.classList.contains('plain')) return;
    root.classList.toggle('plain', plain);
    changed();
    notice.textContent = !plain ? '' : drawsToNobody() ? words().plainNoGraphics : words().plainNoRoom;
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
}
