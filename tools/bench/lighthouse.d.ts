/** The part of Lighthouse that the bench uses; the package is installed only when the bench runs. */
declare module "lighthouse" {
  type Result = {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<
      string,
      { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
    >
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Result } | undefined>
}
