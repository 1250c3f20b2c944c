import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = process.env['SKELLY_LEVELS_CACHE'] ?? join(tmpdir(), 'skelly-levels')

/** What was once found for a question, or what is found now: a search that was broken off goes on where it was. */
export const kept = async <Found>(
  what: string,
  question: unknown,
  isFound: (value: unknown) => value is Found,
  find: () => Found,
): Promise<Found> => {
  const print = createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32)
  const path = join(folder, `${what}-${print}.json`)
  const text = await readFile(path, 'utf8').catch(() => null)
  const known: unknown = text === null ? undefined : JSON.parse(text)
  if (isFound(known)) return known
  const found = find()
  await mkdir(folder, { recursive: true })
  // whole or not at all, whenever it is broken off
  await writeFile(`${path}.part`, JSON.stringify(found))
  await rename(`${path}.part`, path)
  return found
}
