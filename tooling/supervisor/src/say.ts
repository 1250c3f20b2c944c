/** Says one line of what is going on, with the seconds since this process began. */
export function say(line: string): void {
  const seconds = (performance.now() / 1000).toFixed(1).padStart(6)
  process.stdout.write(`[${seconds} s] ${line}\n`)
}
