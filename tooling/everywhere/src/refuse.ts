/** Ends a script that can't do anything with what it was given, with one line that says why. */
export function refuse(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}
