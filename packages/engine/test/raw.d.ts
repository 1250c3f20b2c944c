declare module '*?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  readonly glob: Glob
}

/** Vite's: all files that fit, by path. */
interface Glob {
  /** Their texts. */
  (
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>
  /** What they export: of JSON its value. */
  (
    pattern: string,
    options: { readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, unknown>>
}
