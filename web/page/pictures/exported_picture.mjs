// Converts a drawing (SVG) to a picture (PNG), in the page: nothing is sent anywhere, and only the browser is needed.

const kSide = 2320; // pixels of the picture: four for each of the drawing's units, so that lines begin at pixel boundaries

/** @param {string} svg @returns {Promise<Blob>} */
export async function pictureOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = kSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.drawImage(image, 0, 0, kSide, kSide);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas produced no picture'))), 'image/png');
  });
}

/**
 * Must be called inside the handler of a user action: browsers allow access to the clipboard only there.
 * @param {string} svg @returns {Promise<import('../messages.mjs').PictureEnd>}
 */
export async function copyPicture(svg) {
  if (!navigator.clipboard?.write || typeof ClipboardItem === 'undefined') return 'noClipboard';
  const picture = pictureOf(svg);
  try {
    // The promise, not its picture: Safari requires the call at once.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return 'copied';
  } catch {
    return picture.then(
      () => 'noClipboard',
      () => 'failed',
    );
  }
}
