import { readPosition, type SkellyState } from '@skelly/engine'

/**
 * The table that a line of notation stands for (docs/notation.md).
 * @throws when the line can't be read: that is a bug of whoever wrote it down
 */
export const tableAt = (line: string): SkellyState => {
  const read = readPosition(line)
  if (!read.ok) throw new Error(`${read.refusal}: ${line}`)
  return read.value
}
