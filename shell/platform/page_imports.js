// The canvas UI's requests to the page: page_host.cpp declares these functions, and the `host` object that the page passes to the module
// (web/page/host.mjs) implements them.
mergeInto(LibraryManager.library, {
  // TextDecoder, because a text may contain NUL characters.
  $textOf: function (start, length) {
    return new TextDecoder().decode(HEAPU8.subarray(start, start + length));
  },
  rookery_start_job__deps: ['$textOf'],
  rookery_start_job: function (id, verb, verbLength, options, optionsLength, input, inputLength, keep) {
    Module['host'].startJob(id, textOf(verb, verbLength), JSON.parse(textOf(options, optionsLength)), textOf(input, inputLength), !!keep);
  },
  rookery_cancel_job: function (id) {
    Module['host'].cancelJob(id);
  },
  rookery_pause_job: function (id, paused) {
    Module['host'].pauseJob(id, !!paused);
  },
  rookery_forget_kept__deps: ['$textOf'],
  rookery_forget_kept: function (key, length) {
    Module['host'].forgetKept(textOf(key, length));
  },
  rookery_workers: function () {
    return Module['host'].workers;
  },
  rookery_copy_text__deps: ['$textOf'],
  rookery_copy_text: function (text, length) {
    Module['host'].copyText(textOf(text, length));
  },
  rookery_save_file__deps: ['$textOf'],
  rookery_save_file: function (name, nameLength, text, length) {
    Module['host'].saveFile(textOf(name, nameLength), textOf(text, length));
  },
  rookery_print_sheet__deps: ['$textOf'],
  rookery_print_sheet: function (sheet, length) {
    Module['host'].printSheet(JSON.parse(textOf(sheet, length)));
  },
  rookery_copy_picture__deps: ['$textOf'],
  rookery_copy_picture: function (svg, length) {
    Module['host'].copyPicture(textOf(svg, length));
  },
  rookery_save_documents__deps: ['$textOf'],
  rookery_save_documents: function (id, name, length) {
    Module['host'].saveDocuments(id, textOf(name, length));
  },
  rookery_save_picture__deps: ['$textOf'],
  rookery_save_picture: function (name, nameLength, svg, length) {
    Module['host'].savePicture(textOf(name, nameLength), textOf(svg, length));
  },
  rookery_remember__deps: ['$textOf'],
  rookery_remember: function (key, keyLength, text, length) {
    Module['host'].remember(textOf(key, keyLength), textOf(text, length));
  },
  $addressOfText: function (text) {
    const bytes = lengthBytesUTF8(text) + 1;
    const address = _malloc(bytes);
    stringToUTF8(text, address, bytes);
    return address;
  },
  rookery_link_to__deps: ['$textOf', '$addressOfText'],
  rookery_link_to: function (fragment, length) {
    return addressOfText(Module['host'].linkTo(textOf(fragment, length)));
  },
  rookery_languages__deps: ['$addressOfText'],
  rookery_languages: function () {
    return addressOfText(Module['host'].languages());
  },
  rookery_show_fragment__deps: ['$textOf'],
  rookery_show_fragment: function (fragment, length) {
    Module['host'].showFragment(textOf(fragment, length));
  },
  rookery_open_picture_picker: function () {
    Module['host'].openPicturePicker();
  },
  rookery_show_picture__deps: ['$textOf'],
  rookery_show_picture: function (input, length) {
    Module['host'].showPicture(textOf(input, length));
  },
  rookery_forget_picture__deps: ['$textOf'],
  rookery_forget_picture: function (input, length) {
    Module['host'].forgetPicture(textOf(input, length));
  },
  rookery_upload_picture__deps: ['$GL'],
  rookery_upload_picture: function () {
    const picture = Module['host'].shownPicture;
    if (picture) GLctx.texImage2D(GLctx.TEXTURE_2D, 0, GLctx.RGBA, GLctx.RGBA, GLctx.UNSIGNED_BYTE, picture);
    return !!picture;
  },
  rookery_paste_clipboard: function () {
    Module['host'].pasteClipboard();
  },
  rookery_open_file_picker: function () {
    Module['host'].openFilePicker();
  },
  rookery_is_first_visit: function () {
    return Module['host'].isFirstVisit();
  },
  rookery_can_share: function () {
    return Module['host'].canShare();
  },
  rookery_share_link__deps: ['$textOf'],
  rookery_share_link: function (title, titleLength, link, linkLength) {
    Module['host'].shareLink(textOf(title, titleLength), textOf(link, linkLength));
  },
  rookery_install: function () {
    Module['host'].install();
  },
  rookery_show_licences: function () {
    Module['host'].showLicences();
  },
  rookery_today: function () {
    return Module['host'].today();
  },
  rookery_request_frame: function () {
    Module['host'].requestFrame();
  },
  rookery_wake_after: function (seconds) {
    Module['host'].wakeAfter(seconds);
  },
});
