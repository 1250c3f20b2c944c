/** Where the built application serves the file. */
declare module '*.woff2' {
  const url: string
  export default url
}
