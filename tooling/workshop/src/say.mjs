const begun = Date.now()

/** Says one line of what is going on, with the seconds since the command was called. */
export function say(line) {
  const seconds = ((Date.now() - begun) / 1000).toFixed(1).padStart(6)
  process.stdout.write(`[${seconds} s] ${line}\n`)
}
