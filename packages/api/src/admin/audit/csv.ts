/** What tables of numbers would read as a formula; a quote before it keeps it text (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless
}

/** A table as a file (RFC 4180), each line ended. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
