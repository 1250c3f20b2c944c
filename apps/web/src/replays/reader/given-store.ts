import { LARGEST_FILE, type FaultyReading, type Given } from './reading.ts'

/** What was dropped onto another page, on its way to the one that opens it. */
let carried: File | null = null

/** Takes a file along to the page that opens it. */
export const carryFile = (file: File): void => {
  carried = file
}

/** The file that was taken along; nothing the second time. */
export const carriedFile = (): File | null => {
  const file = carried
  carried = null
  return file
}

/** The bytes of a file; one that is larger than any game is not even read. */
export const bytesOf = async (file: File): Promise<Given | FaultyReading> => {
  if (file.size > LARGEST_FILE) return { kind: 'fault', fault: 'too-large', place: null }
  try {
    return { kind: 'bytes', bytes: await file.arrayBuffer() }
  } catch {
    // A folder, or a file that went away since it was chosen.
    return { kind: 'fault', fault: 'not-text', place: null }
  }
}
