// A browser tab driven by WebDriver, classic or BiDi. It implements as much of Playwright's Page as RookeryPage and its users need, so that
// the tests are written once for all engines. A subclass defines how to run a script and how to perform actions; the actions themselves are
// the same in both protocols (https://w3c.github.io/webdriver/#actions).
import { EventEmitter } from 'node:events';

/** @typedef {{type: string, id: string, parameters?: object, actions: object[]}} InputSource */

/** @type {Record<string, string>} */
const kKeys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** @param {string} type "keyDown" or "keyUp" @param {string} name */
const keyAction = (type, name) => ({ type, value: kKeys[name] ?? name });

/** @param {object[]} actions @returns {InputSource} */
const keyboard = (actions) => ({ type: 'key', id: 'keyboard', actions });
/** @param {'mouse' | 'touch'} pointerType @param {object[]} actions @returns {InputSource} */
const pointer = (pointerType, actions) => ({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
/** @param {number} x @param {number} y */
const moveTo = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 });
const kPress = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

export class DrivenTab extends EventEmitter {
  keyboard = {
    /** @param {string} chord "5", "ArrowLeft", "Control+z" */
    press: (chord) => {
      const names = chord.split('+');
      const releases = [...names].reverse();
      return this.perform(
        keyboard([...names.map((name) => keyAction('keyDown', name)), ...releases.map((name) => keyAction('keyUp', name))]),
      );
    },
    /** @param {string} text */
    type: (text) => this.perform(keyboard([...text].flatMap((key) => [keyAction('keyDown', key), keyAction('keyUp', key)]))),
  };
  mouse = {
    /** @param {number} x @param {number} y */
    click: (x, y) => this.perform(pointer('mouse', [moveTo(x, y), ...kPress])),
    /** @param {number} x @param {number} y */
    move: (x, y) => this.perform(pointer('mouse', [moveTo(x, y)])),
  };
  touchscreen = {
    /** @param {number} x @param {number} y */
    tap: (x, y) => this.perform(pointer('touch', [moveTo(x, y), ...kPress])),
  };

  /** Performs the actions of one source. @param {InputSource} _source @returns {Promise<unknown>} */
  perform(_source) {
    throw new Error('a subclass does');
  }

  /** Runs an expression in the page that returns a promise of a text. @param {string} _expression @returns {Promise<string>} */
  run(_expression) {
    throw new Error('a subclass does');
  }

  /** Reports console messages, where the protocol does not send them by itself. */
  async hear() {}

  /**
   * The result of a function with an argument, or the value of an expression, in the page, as JSON.
   * @param {Function | string} asked @param {unknown} [argument]
   */
  async evaluate(asked, argument) {
    const expression = typeof asked === 'string' ? asked : `(${asked})(${JSON.stringify(argument) ?? ''})`;
    return JSON.parse(await this.run(`(async () => JSON.stringify(await (${expression})) ?? 'null')()`));
  }
}

/**
 * Forwards a console message to the page's listeners.
 * @param {DrivenTab} tab @param {string} type "error" or "warning" @param {string} text
 */
export const tellConsole = (tab, type, text) => tab.emit('console', { type: () => type, text: () => text });
