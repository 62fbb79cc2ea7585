// The canvas UI's only call to the page, which page_host.cpp declares: web/page/channel.mjs takes the message.
mergeInto(LibraryManager.library, {
  rookery_take_request: function (message, length) {
    return Module['takeRequest'](message, length);
  },
});
