'use client'

import type { Level } from '@skelly/engine/challenges'
import { useQuery } from '@tanstack/react-query'
import { CHAPTER_SOURCES } from './chapter-sources.ts'
import { fetchChapter } from './fetch-chapter.ts'
import type { ListedChapter } from './listed-chapter.ts'

export interface ChapterRead {
  /** Null until they are there. */
  readonly levels: readonly Level[] | null
  readonly hasFailed: boolean
  readonly tryAgain: () => void
}

/** The levels of a chapter. @param listed null for a chapter that there is not */
export const useChapter = (listed: ListedChapter | null): ChapterRead => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['chapter', listed?.chapter, listed?.version],
    queryFn: () => (listed === null ? [] : fetchChapter(listed, CHAPTER_SOURCES)),
    enabled: listed !== null,
    staleTime: Infinity,
    retry: 1,
    // The device may have them without a connection.
    networkMode: 'always',
  })
  return { levels: data ?? null, hasFailed: isError, tryAgain: () => void refetch() }
}
