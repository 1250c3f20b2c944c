'use client'

import type { ReplayProof } from '@skelly/court-view'
import type { Verification } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { proveGame, type RecordedGame } from './recorded-game.ts'

/** What this browser finds when it plays the game again: worked out once the page stands. */
export const useProof = (game: RecordedGame): ReplayProof => {
  const t = useTranslations('replay')
  const [found, setFound] = useState<Verification | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      setFound(proveGame(game))
    })
    return () => {
      clearTimeout(timer)
    }
  }, [game])
  if (found === null) return { kind: 'checking', words: t('verifying') }
  return found.verified
    ? { kind: 'verified', words: t('verified') }
    : { kind: 'differs', words: t('differs', { shot: found.shot }) }
}
