const kBrowsers = 'Chrome or Edge 97, Firefox 114, Safari 16.4, or newer.';

export const en = {
  // --- the page's own markup ---
  canvas: 'Rookery, drawn on a canvas. The same content follows as text.',
  typing: 'Text for the field in use',
  loading: 'Loading',
  input: 'Input',
  inputPuzzles: 'Puzzles, in any format',
  inputUse: 'Use this text',
  inputFile: 'or a file',
  inputPicture: 'or a picture',
  findCommand: 'Find a command',
  file: 'File',
  close: 'Close',
  update: 'Update',
  reload: 'Reload',
  later: 'Later',

  // --- before the UI has started ---
  loaded: (/** @type {string} */ come, /** @type {string} */ all) => `${come} of ${all} MB`,
  cannotStart: 'Rookery cannot start here',
  noGraphics: 'This browser\u2019s graphics (WebGL2) can\u2019t draw what Rookery needs.',
  noGraphicsRemedy: 'A newer browser or graphics driver may help.',
  noRoomForText: 'There is not enough memory for that text.',
  stopped: 'Rookery has stopped',
  outOfMemory: 'This page has used up the memory that the browser allows.',
  outOfMemoryRemedy:
    'Reload the page to get your saved work back. For lists of millions of puzzles, use the command line, which reads lists of any length.',
  notLoaded: (/** @type {string} */ why) => `Couldn\u2019t load everything: ${why}.`,
  notLoadedRemedy: 'Reloading the page may help.',
  noWebAssembly: 'WebAssembly is missing or turned off, and Rookery needs it.',
  noWebAssemblyRemedy: `Browsers that have it: ${kBrowsers} Some turn it off in a high-security mode: if so, allow it for this page.`,
  noSimd: 'This browser\u2019s WebAssembly has no vector instructions (SIMD), and Rookery\u2019s solver needs them.',
  noWorkers: 'Web workers are missing or can\u2019t be modules, and Rookery runs in them.',
  haveThem: `Browsers that have them: ${kBrowsers}`,
  noUnpacking: 'This browser cannot unpack this file (DecompressionStream is missing).',
  noUnpackingRemedy: 'Chrome or Edge 97, Firefox 113, Safari 16.4, or newer can. Rookery on a web server does not need it.',

  // --- the plain view ---
  plainNoGraphics:
    'Plain view: Rookery draws its board and panels with WebGL2, which this browser does not offer. It may be turned off in ' +
    'the settings ("hardware acceleration"). Everything still works.',
  plainGraphicsLost:
    'Plain view: this page\u2019s graphics were lost and have not come back. Everything still works. Reload the page to see the board ' +
    'and panels drawn again.',
  plainNoRoom: 'Plain view for small windows. Everything still works. Enlarge the window or zoom out to see the board and panels drawn.',
  rowsBefore: 'Rows before',
  rowsAfter: 'Rows after',
  rowsOf: (/** @type {number} */ first, /** @type {number} */ last, /** @type {number} */ total) => `Rows ${first} to ${last} of ${total}`,
  rows: (/** @type {number} */ total) => `${total} ${total === 1 ? 'row' : 'rows'}`,

  // --- files, updates ---
  noPicture: 'it is damaged, or in a format this browser can\u2019t decode: save it as PNG or JPEG',
  pictureTooLarge: (/** @type {string} */ size) => `expected at most 64 million pixels, found ${size}`,
  pastedPicture: 'the pasted picture',
  unreadable: (/** @type {string} */ name) => `"${name}" can\u2019t be read: it may be a folder, or have been deleted, or be too large.`,
  updateReady: 'A new version is ready.',
  updatedElsewhere: 'Rookery was updated in another window, but not in this one.',

  // --- on paper ---
  printView: 'Print view',
  printing: 'Printing',
  ratings: 'Ratings',
  marks: 'Marks',
  solutions: 'Solutions',
  print: 'Print',
  perPage: 'Puzzles per page',
  onPaper: (/** @type {number} */ puzzles, /** @type {number} */ pages) =>
    `${puzzles} ${puzzles === 1 ? 'puzzle' : 'puzzles'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  firstOnPaper: (/** @type {string} */ counts, /** @type {number} */ all) => `The first ${counts}, of ${all}`,
  solutionsOnPaper: (/** @type {number} */ pages) => `, solutions on ${pages} more`,
  page: 'Page',
  pageOf: (/** @type {number} */ page, /** @type {number} */ count) => `Page ${page} of ${count}`,
  titleOfSolutions: (/** @type {string} */ title) => `${title}: solutions`,
  solution: (/** @type {string} */ name) => `Solution ${name}`.trim(),
  puzzle: (/** @type {string} */ name) => `Puzzle ${name}`.trim(),
  puzzleWithMarks: (/** @type {string} */ name) => `Puzzle ${name} with marks`,
  spokenRow: (/** @type {number} */ row, /** @type {string} */ digits) => `row ${row}: ${digits}`,
  blank: 'blank',
};
