const kBrowsers = 'Chrome oder Edge 97, Firefox 114, Safari 16.4 oder neuer.';

/** @type {import('../words.mjs').Words} */
export const de = {
  // --- the page's own markup ---
  canvas: 'Rookery, auf eine Zeichenfläche gezeichnet. Derselbe Inhalt folgt als Text.',
  typing: 'Text für das benutzte Eingabefeld',
  loading: 'Laden',
  input: 'Eingabe',
  inputPuzzles: 'Rätsel, in jedem Format',
  inputUse: 'Diesen Text nehmen',
  inputFile: 'oder eine Datei',
  inputPicture: 'oder ein Bild',
  findCommand: 'Befehl suchen',
  file: 'Datei',
  close: 'Schließen',
  update: 'Neue Version',
  reload: 'Neu laden',
  later: 'Später',

  // --- before the UI has started ---
  loaded: (come, all) => `${come} von ${all} MB`,
  cannotStart: 'Rookery kann hier nicht starten',
  noGraphics: 'Die Grafik dieses Browsers (WebGL2) reicht für Rookery nicht aus.',
  noGraphicsRemedy: 'Ein neuerer Browser oder Grafiktreiber kann helfen.',
  noRoomForText: 'Für diesen Text reicht der Speicher nicht.',
  stopped: 'Rookery ist stehen geblieben',
  outOfMemory: 'Diese Seite hat allen Speicher verbraucht, den der Browser ihr erlaubt.',
  outOfMemoryRemedy:
    'Gespeichertes ist nach dem Neuladen wieder da. Für Listen mit Millionen von Rätseln gibt es die Befehlszeile, die beliebig lange Listen liest.',
  notLoaded: (why) => `Nicht alles konnte geladen werden: ${why}.`,
  notLoadedRemedy: 'Die Seite neu zu laden kann helfen.',
  noWebAssembly: 'WebAssembly fehlt oder ist ausgeschaltet, und Rookery braucht es.',
  noWebAssemblyRemedy: `Browser, die es haben: ${kBrowsers} Manche schalten es in einem besonders sicheren Modus aus: Erlaube es dann für diese Seite.`,
  noSimd: 'Das WebAssembly dieses Browsers hat keine Vektorbefehle (SIMD), und Rookerys Löser braucht sie.',
  noWorkers: 'Web Worker fehlen oder nehmen keine Module an, und Rookery läuft in ihnen.',
  haveThem: `Browser, die sie haben: ${kBrowsers}`,
  noUnpacking: 'Dieser Browser kann diese Datei nicht entpacken (DecompressionStream fehlt).',
  noUnpackingRemedy: 'Chrome oder Edge 97, Firefox 113, Safari 16.4 oder neuer können es. Rookery auf einem Webserver braucht es nicht.',

  // --- the plain view ---
  plainNoGraphics:
    'Einfache Ansicht: Rookery zeichnet mit WebGL2, das dieser Browser nicht anbietet. Vielleicht ist es in den Einstellungen ' +
    'ausgeschaltet („Hardwarebeschleunigung“). Alles funktioniert trotzdem.',
  plainGraphicsLost:
    'Einfache Ansicht: Die Grafik dieser Seite ging verloren und kam nicht zurück. Alles funktioniert trotzdem. Lade die Seite neu, ' +
    'um Raster und Panels wieder gezeichnet zu sehen.',
  plainNoRoom:
    'Einfache Ansicht für kleine Fenster. Alles funktioniert. Vergrößere das Fenster oder verkleinere den Zoom, um Raster und Panels gezeichnet zu sehen.',
  rowsBefore: 'Zeilen davor',
  rowsAfter: 'Zeilen danach',
  rowsOf: (first, last, total) => `Zeilen ${first} bis ${last} von ${total}`,
  rows: (total) => `${total} ${total === 1 ? 'Zeile' : 'Zeilen'}`,

  // --- files, updates ---
  noPicture: 'Es ist beschädigt, oder dieser Browser kennt sein Format nicht: Speichere es als PNG oder JPEG',
  pictureTooLarge: (size) => `höchstens 64 Millionen Bildpunkte erwartet, es sind ${size}`,
  pastedPicture: 'eingefügtes Bild',
  unreadable: (name) => `„${name}“ ist nicht lesbar: vielleicht ein Ordner, gelöscht oder zu groß.`,
  updateReady: 'Eine neue Version ist da.',
  updatedElsewhere: 'Rookery wurde in einem anderen Fenster aktualisiert, in diesem nicht.',

  // --- on paper ---
  printView: 'Druckansicht',
  printing: 'Drucken',
  ratings: 'Bewertungen',
  marks: 'Notizen',
  solutions: 'Lösungen',
  print: 'Drucken',
  perPage: 'Rätsel je Seite',
  onPaper: (puzzles, pages) => `${puzzles} Rätsel auf ${pages} ${pages === 1 ? 'Seite' : 'Seiten'}`,
  firstOnPaper: (counts, all) => `Die ersten ${counts}, von ${all}`,
  solutionsOnPaper: (pages) => `, Lösungen auf ${pages} weiteren`,
  page: 'Seite',
  pageOf: (page, count) => `Seite ${page} von ${count}`,
  titleOfSolutions: (title) => `${title}: Lösungen`,
  solution: (name) => `Lösung ${name}`.trim(),
  puzzle: (name) => `Rätsel ${name}`.trim(),
  puzzleWithMarks: (name) => `Rätsel ${name} mit Notizen`,
  spokenRow: (row, digits) => `Zeile ${row}: ${digits}`,
  blank: 'leer',
};
