/** A place in a text as people count: its line and the character in it, both from 1: `3:14`. */
export const textPlace = (text: string, at: number): string => {
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const column = at - before.lastIndexOf('\n')
  return `${String(line)}:${String(column)}`
}
