'use client'

import type { Replay } from '@skelly/engine'
import type { Level } from '@skelly/engine/challenges'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedChapter } from '../../challenges/listed-chapter.ts'
import { findLevel } from './find-level.ts'
import { bytesOf } from './given-store.ts'
import type { FaultyReading, Given, Reading } from './reading.ts'
import { ReplayReader } from './replay-reader.ts'

/** How far something that was given is opened. `file` is its name; null for a text or a link. */
export type Opening =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | (FaultyReading & { readonly file: string | null })
  | {
      readonly kind: 'opened'
      readonly replay: Replay
      readonly level: Level | null
      readonly file: string | null
    }

interface Opener {
  readonly opening: Opening
  readonly openFile: (file: File) => Promise<void>
  readonly openText: (text: string) => Promise<void>
  /** Puts what was opened away. */
  readonly close: () => void
}

const newReader = (): ReplayReader =>
  new ReplayReader(() => new Worker(new URL('reader.worker.ts', import.meta.url), { type: 'module' }))

/** Opens replays on this device: they are read in a worker, and nothing is sent. */
export const useOpening = (chapters: readonly ListedChapter[]): Opener => {
  const [opening, setOpening] = useState<Opening>({ kind: 'nothing' })
  const [reader] = useState(newReader)
  /** Counts what was given: an answer that comes after something newer says nothing any more. */
  const given = useRef(0)
  useEffect(() => {
    reader.prepare()
    return () => {
      reader.close()
    }
  }, [reader])

  const show = useCallback(
    async (file: string | null, what: Promise<Given | FaultyReading>): Promise<void> => {
      given.current += 1
      const mine = given.current
      setOpening({ kind: 'reading' })
      const reading = await readOn(reader, await what, chapters)
      if (mine === given.current) setOpening({ ...reading, file })
    },
    [reader, chapters],
  )
  const openFile = useCallback((file: File) => show(file.name, bytesOf(file)), [show])
  const openText = useCallback(
    (text: string) => show(null, Promise.resolve({ kind: 'text', text } as const)),
    [show],
  )
  const close = useCallback((): void => {
    given.current += 1
    setOpening({ kind: 'nothing' })
  }, [])
  return { opening, openFile, openText, close }
}

type Final = Exclude<Reading, { readonly kind: 'attempt' }>

/** Reads what was given; an attempt at a challenge once more, on its level. */
const readOn = async (
  reader: ReplayReader,
  what: Given | FaultyReading,
  chapters: readonly ListedChapter[],
): Promise<Final> => {
  if (what.kind === 'fault') return what
  const first = await reader.read(what, null)
  if (first.kind !== 'attempt') return first
  const level = await findLevel(first.number, chapters)
  const second = level === null ? first : await reader.read(what, level)
  return second.kind === 'attempt' ? { kind: 'fault', fault: 'no-level', place: null } : second
}
