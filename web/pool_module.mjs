// The core as a compiled module, which all workers of a pool share.

/** @param {URL} url */
export async function compiled(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  // Streaming needs the right content type, which not every static server sends.
  if (response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
