'use client'

import { useOwnCourt } from '../stage/use-own-court.ts'
import { playPractice, practiceTable } from './practice-table.ts'

type Practice = Omit<ReturnType<typeof useOwnCourt>, 'lay'> & { readonly again: () => void }

/** A court to flick on at once. */
export const usePractice = (): Practice => {
  const { lay, ...court } = useOwnCourt({ first: practiceTable(), play: playPractice })
  return { ...court, again: () => lay(practiceTable()) }
}
