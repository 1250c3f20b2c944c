'use client'

import type { SeatPresence } from '@skelly/protocol'
import { useState } from 'react'
import { presenceWord, type PresenceWord } from './presence-word.ts'
import { NO_MEMORY, rememberPresence } from './returned-at.ts'

/** How a player's connection is told now; null before the server has said anything. */
export const usePresenceWord = (
  seen: SeatPresence | undefined,
  now: number | null,
  silence: number,
): PresenceWord | null => {
  const [memory, setMemory] = useState(NO_MEMORY)
  if (seen === undefined || now === null) return null
  const remembered = rememberPresence(memory, seen)
  if (remembered !== memory) setMemory(remembered)
  return presenceWord(seen, remembered.returnedAt, now, silence)
}
