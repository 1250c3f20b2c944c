const textOf = (detail: unknown): string => {
  if (detail instanceof Error) return detail.stack ?? detail.message
  return JSON.stringify(detail) ?? String(detail)
}

/** Writes one line about something that went wrong in this process. */
export const report = (code: string, detail: unknown): void => {
  process.stderr.write(`${JSON.stringify({ level: 'error', code, detail: textOf(detail) })}\n`)
}
