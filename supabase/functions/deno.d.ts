/** The part of Deno that the entry points use. Deno's own types would conflict with Node's. */
declare const Deno: {
  env: { get(name: string): string | undefined }
  serve: (handler: (request: Request) => Response | Promise<Response>) => unknown
}
