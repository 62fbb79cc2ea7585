// The messages between the page (web/page) and the canvas UI (shell), described once. From this, make_bridge.mjs generates the C++ side, with
// the comments, and the types of the JavaScript side, and web/page/channel.mjs has a method for each message.
//
// To add a message, write it here, call it where it is sent, and implement it where it is received; the compiler or tsc reports a missing
// receiver. An event is a method of `app` (web/page/canvas_app.mjs); its sender then calls frames.request(), or it is not drawn. It is received
// by CanvasPage (shell/platform), Jobs (shell/jobs) or Model (shell/app). A request is a method of the C++ Host; web/page/host.mjs receives
// it. The fields are the parameters, in this order. A message with `returns` is answered before the call returns.
//
//   type              in JavaScript             in C++
//   bool              boolean                   bool
//   i32, f32, f64     number                    int, float, double
//   i64               number                    std::int64_t; exact up to 2^53
//   text              string                    std::string_view, UTF-8; may contain NUL. Lone surrogates become U+FFFD
//   utf8              Uint8Array                the same, for text that is already encoded
//   texts             Record<string, string>    std::map<std::string, std::string>
//   a choice          its name, as a string     an enum
//   a record          an object                 a struct
//   T[]               T[]                       std::vector<T>
//
// Names are in camelCase here and in JavaScript, and in snake_case in C++.

/** @typedef {Record<string, string>} FieldTypes the type of each field */

/** @type {Record<string, string[]>} */
export const choices = {
  JobEnd: ['finished', 'cancelled', 'failed'],
  // The outcome of copying or saving a picture.
  PictureEnd: ['copied', 'saved', 'noClipboard', 'failed'],
  PointerEvent: ['move', 'down', 'up', 'leave'],
};

/** @type {Record<string, FieldTypes>} */
export const records = {
  // The caret of the active text field, in CSS pixels.
  Caret: { x: 'f32', y: 'f32', height: 'f32' },
  // The state of the UI after a frame.
  FrameReport: {
    again: 'bool', // an animation or input is pending: another frame is wanted
    painted: 'bool', // the picture changed
    cursor: 'i32', // the pointer's shape, an ImGuiMouseCursor
    wantsText: 'bool', // a text field is active: the page opens a keyboard for it
    caret: 'Caret',
  },
  Modifiers: { ctrl: 'bool', shift: 'bool', alt: 'bool' },

  // A job to run outside the UI's thread: the call of core/verbs, and a number that its events will carry.
  JobRequest: {
    id: 'i32',
    verb: 'text',
    options: 'texts',
    input: 'text', // or the host's name for it
    // Finished parts and their rows survive a reload of the page, stored by verb, options and input. If some are stored already, the job
    // resumes from them (jobResumed): their rows arrive again at once, like new ones, and progress begins with them.
    keep: 'bool',
  },
  // The state of one worker with respect to one job.
  WorkerState: {
    part: 'i64', // the part that it runs; -1: none of this job
    partsDone: 'i64', // of this job, by this worker
  },
  // A job kept by this page or an earlier one, complete or not, until it is forgotten.
  KeptJob: {
    key: 'text', // for forgetKept
    verb: 'text',
    options: 'texts',
    input: 'text',
    parts: 'i64',
    partsDone: 'i64',
    rows: 'i64', // of the finished parts
    finished: 'bool', // it ran to the end (perhaps skipping parts that were not needed)
    changed: 'f64', // when a part was last stored, in seconds since 1970
  },
  // A picture that was pasted, dropped or chosen.
  CamePicture: {
    name: 'text', // of its file, or a substitute
    input: 'text', // the host's name for its pixels, as the input of the verb `read-picture`
  },
  PrintedPuzzle: {
    puzzle: 'text', // 81 characters, '.' for an empty cell
    caption: 'text', // below the puzzle: "SE 1.2.1  ER 7.2  ·  24 clues"; may be empty
    solution: 'text', // 81 digits; empty: unknown
    drawing: 'text', // SVG: the board with its marks; empty: no marks
  },
  PrintSheet: {
    title: 'text',
    puzzles: 'PrintedPuzzle[]',
    perPage: 'i32', // 1, 2, 4 or 6
  },
};

/** From the page to the UI, by receiver. @type {Record<string, Record<string, FieldTypes>>} */
export const events = {
  // Events of the canvas and the user.
  CanvasEvents: {
    // Takes over the canvas's new or restored context. False if there is no WebGL2.
    takeContext: { returns: 'bool' },
    loseContext: {},
    // The canvas' size, in CSS pixels and in device pixels.
    resize: { width: 'f32', height: 'f32', deviceWidth: 'i32', deviceHeight: 'i32', ratio: 'f32' },
    // Handles all pending events, then paints.
    frame: { returns: 'FrameReport' },
    // Handles all pending events at once, without painting: for handlers that cannot wait for the next frame.
    applyInput: {},
    // The next frame paints everything, not only the changes.
    repaint: {},
    // The host shows another picture (uploadPicture).
    takePicture: {},
    // In CSS pixels.
    pointer: { event: 'PointerEvent', x: 'f32', y: 'f32', button: 'i32', touch: 'bool' },
    // In CSS pixels.
    wheel: { dx: 'f32', dy: 'f32' },
    // `name` as in KeyboardEvent.code.
    key: { name: 'text', down: 'bool', held: 'Modifiers' },
    // The modifier keys held during a press.
    modifiers: { held: 'Modifiers' },
    // Typed into the active text field.
    text: { typed: 'text' },
    focus: { focused: 'bool' },
    // Tab in a text field: moves to the next one. False: the focus moves on into the document.
    tab: { backwards: 'bool', returns: 'bool' },
    // The active text field gives up the keyboard.
    leaveText: {},
    paste: { text: 'text' },
    // For a copy or cut event: the active text field's selection, otherwise what the UI offers.
    copy: { cut: 'bool', returns: 'text' },
    dropFile: { name: 'text', text: 'text' },
    // A text of `size` bytes that the page keeps: jobs get it as input by this name. `file`: the name of its file; empty: pasted.
    takeLongText: { file: 'text', name: 'text', beginning: 'text', size: 'i64' },
    // The system's preference, unless the user chose a theme.
    setDark: { dark: 'bool' },
    setReducedMotion: { reduced: 'bool' },
    // The page goes to the background or comes back.
    setHidden: { hidden: 'bool' },
    // The current drawing as JSON (shell/widgets/outline.hpp). Paints nothing.
    outlineJson: { returns: 'text' },
    // A user action in the document: the widgets have handled it when this returns.
    outlineEvent: { event: 'text' },
    // Passes the state that must survive a reload to the host (remember).
    save: {},
  },
  // The host's reports about jobs. Rows are not sent as messages: the UI reads them where they are in memory (shell/platform/exports.cpp).
  JobEvents: {
    // The job was read and divided into parts. `parts` and `items` as in core/job; columns and rows are tab-separated.
    jobPlanned: { id: 'i32', parts: 'i64', items: 'i64', columns: 'text' },
    // After the plan of a job that resumes from an earlier page: the numbers of parts and items that are already done.
    jobResumed: { id: 'i32', partsDone: 'i64', itemsDone: 'i64' },
    jobProblem: { id: 'i32', line: 'i64', column: 'i64', sentence: 'text' },
    jobProgress: { id: 'i32', itemsDone: 'i64' },
    // The workers' time spent on the finished parts, summed over workers. Sent before the progress it refers to and before the end, by
    // hosts that know it.
    jobTime: { id: 'i32', seconds: 'f64' },
    // What a slow part is doing now ("line 12: Nested forcing chains, r4c7"); empty: nothing to report.
    jobActivity: { id: 'i32', text: 'text' },
    // Before the end: the size of the job's documents (a proof), which the host holds. 0 bytes, possibly in a second message: there are none, or no
    // longer any. `problem`: why it is missing or incomplete, in a sentence; empty otherwise.
    jobDocuments: { id: 'i32', bytes: 'i64', problem: 'text' },
    // `message`: why it failed, in a sentence; empty otherwise.
    jobEnded: { id: 'i32', end: 'JobEnd', message: 'text' },
    // For a job of several parts, from time to time and before its end: the state of each worker, always in the same order. After the end no worker
    // has a part.
    jobWorkers: { id: 'i32', workers: 'WorkerState[]' },
    // The job cannot be kept (any more), although that was requested; it continues. At most once per job.
    jobNotKept: { id: 'i32', sentence: 'text' },
    // This many stored parts of the job were damaged and are run again. At most once per job.
    jobDamaged: { id: 'i32', parts: 'i32' },
  },
  // The host's other reports.
  HostEvents: {
    // All kept jobs, the latest first. Sent soon after the page's start, and again whenever a kept job has ended or was forgotten.
    keptJobs: { jobs: 'KeptJob[]' },
    // Instead of keptJobs: the host cannot read the kept jobs now.
    keptUnread: { why: 'text' },
    // Before keptJobs: this many other jobs had damaged records and are gone.
    keptDamaged: { jobs: 'i32' },
    // At the start, once for each key that was given to remember; later, texts that another window has given its host, always before save.
    remembered: { key: 'text', text: 'text' },
    pictureEnded: { end: 'PictureEnd' },
    picturesCame: { pictures: 'CamePicture[]' },
    // The host shows the picture of that name, with this size in pixels.
    picturePixels: { input: 'text', width: 'i32', height: 'i32' },
    // The page may not read the clipboard.
    clipboardRefused: {},
    // The browser offers to install the page as an app, or no longer does.
    installable: { can: 'bool' },
    // A text that should be remembered cannot be stored. Sent once, however many texts fail.
    notRemembered: { why: 'text' },
    // The page has been idle for a while after its start: time to prepare what may be needed soon.
    quiet: {},
    // The texts of a language (shell/words/text.hpp) that were not loaded yet when the UI asked for them, or why they cannot be loaded.
    textsCame: { language: 'text', texts: 'utf8' },
    textsMissing: { why: 'text' },
    // The page was opened, or its address changed, with this fragment ("pattern=x..x."; without the #).
    linkOpened: { fragment: 'text' },
  },
};

/**
 * From the UI to the page. In C++, functions that a host leaves out do nothing and return false, 0 or an empty text.
 * @type {Record<string, Record<string, FieldTypes>>}
 */
export const requests = {
  // What the UI asks of the machine that it runs on. The page carries it out with JavaScript, the tests with a fake.
  HostRequests: {
    // Starts a job. Its events arrive later, between frames.
    startJob: { request: 'JobRequest' },
    // Cancels it; rows found so far remain. Ends with jobEnded(id, cancelled, "").
    cancelJob: { id: 'i32' },
    pauseJob: { id: 'i32', paused: 'bool' },
    // Deletes what is stored under that key; keptJobs then reports the rest. A job running under that key continues, and is no longer kept.
    forgetKept: { key: 'text' },
    // Number of parts that run at once.
    workers: { returns: 'i32' },
    // Copies a text to the clipboard.
    copyText: { text: 'text' },
    // Downloads a text as a file.
    saveFile: { name: 'text', text: 'text' },
    // Downloads a job's documents (jobDocuments) as one file of that name.
    saveDocuments: { job: 'i32', name: 'text' },
    // Opens the print view: the pages as they will be printed, with a button for the system's print dialogue.
    printSheet: { sheet: 'PrintSheet' },
    // Renders a drawing (SVG) as a PNG, to the clipboard. pictureEnded reports the outcome.
    copyPicture: { svg: 'text' },
    // The same, but downloads the picture.
    savePicture: { name: 'text', svg: 'text' },
    // Small texts that survive a reload (the user's patterns): the next start gets them through remembered. An empty text forgets the key.
    remember: { key: 'text', text: 'text' },
    // The page's address with this fragment ("pattern=x..x."): a link that opens it; see linkOpened.
    linkTo: { fragment: 'text', returns: 'text' },
    // Sets the fragment of the page's address, without an event. Empty: none.
    showFragment: { fragment: 'text' },
    // The text of the chosen file arrives like that of a dropped one.
    openFilePicker: {},
    // The same for pictures, which a phone can also take with its camera: picturesCame.
    openPicturePicker: {},
    // Sets the picture that drawings can show; picturePixels reports when it is ready.
    showPicture: { input: 'text' },
    // Fills the bound texture with the picture that drawings can show. False: there is none.
    uploadPicture: { returns: 'bool' },
    // Drops a picture that arrived earlier.
    forgetPicture: { input: 'text' },
    // Reads the clipboard: its text arrives like a paste, or clipboardRefused is sent.
    pasteClipboard: {},
    // The local calendar day, in days since 1 January 1970.
    today: { returns: 'i32' },
    // Whether the page was never used here before and was not opened by a link.
    isFirstVisit: { returns: 'bool' },
    // Whether the system has a share menu.
    canShare: { returns: 'bool' },
    // `text`: for the message that the link is sent in; may be empty.
    shareLink: { title: 'text', text: 'text', link: 'text' },
    // Whether the machine can vibrate.
    canVibrate: { returns: 'bool' },
    vibrate: { milliseconds: 'i32' },
    // Opens the browser's prompt to install the page as an app; available while installable says so.
    install: {},
    // Opens the licences of everything that the page contains, in another window.
    showLicences: {},
    // The user's languages in order of preference: "de-AT,en".
    languages: { returns: 'text' },
    // Returns the texts of a language ("de") if the page has loaded them already. If not, returns nothing and loads them: textsCame or textsMissing
    // follows.
    textsOf: { language: 'text', returns: 'utf8' },
    // Draw again soon.
    requestFrame: {},
    // Draws again after this time, once. If a frame asks several times, the shortest counts; it replaces what earlier frames asked for.
    wakeAfter: { seconds: 'f64' },
  },
};

/**
 * @typedef {object} Message
 * @property {number} number  its place in the list
 * @property {string} group  the interface of its receiver
 * @property {string} name
 * @property {FieldTypes} fields
 * @property {string} [returns]  the type of the answer
 */

/** @param {typeof events} groups @returns {Message[]} */
export function messagesOf(groups) {
  const all = Object.entries(groups).flatMap(([group, messages]) =>
    Object.entries(messages).map(([name, types]) => ({ group, name, types })),
  );
  return all.map(({ group, name, types: { returns, ...fields } }, number) => ({ number, group, name, fields, returns }));
}
