/** The part of Lighthouse that the bench uses; the package is installed only when the bench runs. */
declare module "lighthouse" {
  type Audit = { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  type Result = {
    lhr: {
      runtimeError?: { message: string }
      categories: Record<string, { score: number | null } | undefined>
      audits: Record<string, Audit>
    }
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[]; logLevel: string },
  ): Promise<Result | undefined>
}
