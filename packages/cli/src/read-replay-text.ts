import { isUtf8 } from 'node:buffer'
import { open, type FileHandle } from 'node:fs/promises'
import { unusable } from './outcome.ts'
import type { ReadText } from './read-text.ts'

/** The whole text of a file that is to hold a replay. What is no text, or larger than `largest` bytes, is refused. */
export const readReplayText = async (file: string, largest: number): Promise<ReadText> => {
  let handle: FileHandle | undefined
  try {
    handle = await open(file)
    const bytes = await firstBytes(handle, largest + 1)
    if (bytes.length > largest) return unusable(`${file}: too-long at replay`)
    if (!isUtf8(bytes)) return unusable(`${file}: can't be read (not UTF-8)`)
    return { kind: 'text', text: bytes.toString('utf8') }
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return unusable(`${file}: can't be read (${why})`)
  } finally {
    await handle?.close()
  }
}

/** At most so many: what comes from a device or a pipe may never end. */
const firstBytes = async (handle: FileHandle, most: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  while (length < most) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHUNK), 0, CHUNK, null)
    if (bytesRead === 0) break
    chunks.push(buffer.subarray(0, bytesRead))
    length += bytesRead
  }
  return Buffer.concat(chunks)
}

const CHUNK = 65_536
