const kBrowsers = 'Chrome ou Edge 97, Firefox 114, Safari 16.4, ou plus récents.';

/** @type {import('../words.mjs').Words} */
export const fr = {
  // --- the page's own markup ---
  canvas: 'Rookery, dessiné sur un canevas. Le même contenu suit en texte.',
  typing: 'Texte du champ utilisé',
  loading: 'Chargement',
  input: 'Entrée',
  inputPuzzles: 'Grilles, dans n’importe quel format',
  inputUse: 'Utiliser ce texte',
  inputFile: 'ou un fichier',
  inputPicture: 'ou une image',
  findCommand: 'Trouver une commande',
  file: 'Fichier',
  close: 'Fermer',
  update: 'Mise à jour',
  reload: 'Recharger',
  later: 'Plus tard',

  // --- before the UI has started ---
  loaded: (come, all) => `${come} sur ${all} Mo`,
  cannotStart: 'Rookery ne peut pas démarrer ici',
  noGraphics: 'L’affichage graphique de ce navigateur (WebGL2) ne suffit pas à Rookery.',
  noGraphicsRemedy: 'Un navigateur ou un pilote graphique plus récent peut aider.',
  noRoomForText: 'Il n\u2019y a pas assez de mémoire pour ce texte.',
  stopped: 'Rookery s\u2019est arrêté',
  outOfMemory: 'Cette page a utilisé toute la mémoire que le navigateur lui accorde.',
  outOfMemoryRemedy:
    'Ce qui était enregistré revient après un rechargement. Pour des listes de millions de grilles, utilisez la ligne de commande, qui lit des listes de toute longueur.',
  notLoaded: (why) => `Tout n’a pas pu être chargé\u00A0: ${why}.`,
  notLoadedRemedy: 'Recharger la page peut aider.',
  noWebAssembly: 'WebAssembly est absent ou désactivé, et Rookery en a besoin.',
  noWebAssemblyRemedy: `Navigateurs qui l’ont\u00A0: ${kBrowsers} Certains le désactivent en mode haute sécurité\u00A0: dans ce cas, autorisez-le pour cette page.`,
  noSimd: 'Le WebAssembly de ce navigateur n’a pas d’instructions vectorielles (SIMD), dont le solveur de Rookery a besoin.',
  noWorkers: 'Les «\u00A0web workers\u00A0» manquent, ou n’acceptent pas les modules, et Rookery y fonctionne.',
  haveThem: `Navigateurs qui les ont\u00A0: ${kBrowsers}`,
  noUnpacking: 'Ce navigateur ne peut pas décompresser ce fichier (DecompressionStream manque).',
  noUnpackingRemedy:
    'Chrome ou Edge 97, Firefox 113, Safari 16.4, ou plus récents, le peuvent. Rookery sur un serveur web n’en a pas besoin.',

  // --- the plain view ---
  plainNoGraphics:
    'Vue simple\u00A0: Rookery dessine avec WebGL2, que ce navigateur n’offre pas. Il est peut-être désactivé dans les réglages ' +
    '(«\u00A0accélération matérielle\u00A0»). Tout fonctionne quand même.',
  plainGraphicsLost:
    'Vue simple\u00A0: l’affichage graphique de cette page a été perdu et n’est pas revenu. Tout fonctionne quand même. Rechargez la page ' +
    'pour revoir la grille et les panneaux dessinés.',
  plainNoRoom:
    'Vue simple pour les petites fenêtres. Tout fonctionne. Agrandissez la fenêtre ou réduisez le zoom pour voir la grille et les panneaux dessinés.',
  rowsBefore: 'Lignes précédentes',
  rowsAfter: 'Lignes suivantes',
  rowsOf: (first, last, total) => `Lignes ${first} à ${last} sur ${total}`,
  rows: (total) => `${total} ${total < 2 ? 'ligne' : 'lignes'}`,

  // --- files, updates ---
  noPicture: 'elle est endommagée, ou d’un format que ce navigateur ne connaît pas\u00A0: enregistrez-la en PNG ou JPEG',
  pictureTooLarge: (size) => `64 millions de pixels au plus attendus, trouvé ${size}`,
  pastedPicture: 'l’image collée',
  unreadable: (name) => `«\u00A0${name}\u00A0» est illisible\u00A0: peut-être un dossier, un fichier supprimé ou trop grand.`,
  updateReady: 'Une nouvelle version est prête.',
  updatedElsewhere: 'Rookery a été mis à jour dans une autre fenêtre, mais pas dans celle-ci.',

  // --- on paper ---
  printView: 'Aperçu avant impression',
  printing: 'Impression',
  ratings: 'Cotations',
  marks: 'Notes',
  solutions: 'Solutions',
  print: 'Imprimer',
  perPage: 'Grilles par page',
  onPaper: (puzzles, pages) => `${puzzles} ${puzzles < 2 ? 'grille' : 'grilles'} sur ${pages} ${pages < 2 ? 'page' : 'pages'}`,
  firstOnPaper: (counts, all) => `Les premières\u00A0: ${counts}, parmi ${all}`,
  solutionsOnPaper: (pages) => `, solutions sur ${pages} de plus`,
  page: 'Page',
  pageOf: (page, count) => `Page ${page} sur ${count}`,
  titleOfSolutions: (title) => `${title}\u00A0: solutions`,
  solution: (name) => `Solution ${name}`.trim(),
  puzzle: (name) => `Grille ${name}`.trim(),
  puzzleWithMarks: (name) => `Grille ${name} avec notes`,
  spokenRow: (row, digits) => `ligne ${row}\u00A0: ${digits}`,
  blank: 'vide',
};
