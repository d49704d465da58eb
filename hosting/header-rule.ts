/** Headers that a host sends for every path that fits `pattern`, in which `*` stands for any characters. */
export type HeaderRule = { pattern: string; headers: readonly (readonly [name: string, value: string])[] }
