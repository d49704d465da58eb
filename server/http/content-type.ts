const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  xsl: "text/xsl; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  pdf: "application/pdf",
  wasm: "application/wasm",
}

/** The media type of a file by its extension; bytes of an unknown kind are only offered for saving. */
export const contentType = (path: string): string =>
  types[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ""] ?? "application/octet-stream"
