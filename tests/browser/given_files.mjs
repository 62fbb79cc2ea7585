// Files that are pasted or dropped.
/** @typedef {{name: string, mimeType: string, buffer: Buffer}} Given */

/** Delivers files as the clipboard or a drag does. @param {any} page of any engine @param {'paste' | 'drop'} how @param {Given[]} files */
export async function give(page, how, files) {
  const bytes = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') }));
  await page.tab.evaluate(
    (/** @type {any} */ { how, bytes }) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of bytes) {
        data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }));
      }
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    { how, bytes },
  );
}
