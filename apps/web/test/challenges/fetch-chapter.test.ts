import { openFilesOf } from '@skelly/engine/levels'
import { expect, test } from 'vitest'
import { fetchChapter, type ChapterSources, type KeptChapter } from '../../src/challenges/fetch-chapter.ts'

/** A device that has a file or none, and a server that answers, or is out of reach. */
const world = (has: KeptChapter | null, answers: unknown) => {
  const seen = { kept: has, asked: 0 }
  const sources: ChapterSources = {
    kept: () => seen.kept,
    keep: (_, file) => {
      seen.kept = file
    },
    ask: async () => {
      seen.asked += 1
      await Promise.resolve()
      if (answers === null) throw new Error('no connection')
      return answers
    },
  }
  return { seen, sources }
}

const NOW = { chapter: 1, version: 'now' }
const files = openFilesOf(1)
const older = { version: 'older', files: files.slice(0, 3) }

const numbersFrom = async ({ sources }: ReturnType<typeof world>): Promise<number> =>
  (await fetchChapter(NOW, sources)).length

test('a chapter is asked for once, and kept', async () => {
  const fresh = world(null, files)
  expect([await numbersFrom(fresh), await numbersFrom(fresh)]).toEqual([20, 20])
  expect(fresh.seen).toEqual({ kept: { version: 'now', files }, asked: 1 })
})

test('an older one is replaced where there is a connection, and played where there is none', async () => {
  expect(await numbersFrom(world(older, files))).toBe(20)
  const offline = world(older, null)
  expect(await numbersFrom(offline)).toBe(3)
  expect(offline.seen.kept).toBe(older)
})

test('what can’t be read is neither kept nor played', async () => {
  const damaged = world({ version: 'now', files: [{}] }, files)
  expect(await numbersFrom(damaged)).toBe(20)
  const lying = world(older, { levels: files })
  expect(await numbersFrom(lying)).toBe(3)
  expect(lying.seen.kept).toBe(older)
  await expect(numbersFrom(world(null, null))).rejects.toThrow('no connection')
})
