// The plain view: the document, which is otherwise unseen, as the page. It stands in where there is no WebGL2 to draw with, and in a window
// with less room than the drawing needs, such as one seen at four times its size: a document flows into any width, and scrolls.
import { element } from './dom.mjs';

const kNoGraphics =
  'Plain view: Rookery draws its board and panels with WebGL2, which this browser does not offer. It may be turned off in ' +
  'the settings ("hardware acceleration"). Everything still works.';
const kNoRoom =
  'Plain view for small windows. Everything still works. Rookery draws its board and panels in a larger window or zoomed out.';

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
    notice.textContent = !plain ? '' : drawsToNobody() ? kNoGraphics : kNoRoom;
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
