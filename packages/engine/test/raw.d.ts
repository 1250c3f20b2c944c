declare module '*?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  /** Vite's: the texts of all files that fit, by path. */
  readonly glob: (
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ) => Readonly<Record<string, string>>
}
