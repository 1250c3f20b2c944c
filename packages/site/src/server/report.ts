import { inspect } from 'node:util'

/** Writes one line about something that went wrong in this process. */
export const report = (code: string, detail: unknown): void => {
  const text = inspect(detail, { depth: 4, breakLength: Number.POSITIVE_INFINITY })
  process.stderr.write(`${JSON.stringify({ level: 'error', code, detail: text })}\n`)
}
