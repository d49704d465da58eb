/** The little of Deno that the entry points use; the rest of its types would clash with Node's. */
declare const Deno: {
  env: { get(name: string): string | undefined }
  serve: (handler: (request: Request) => Response | Promise<Response>) => unknown
}
