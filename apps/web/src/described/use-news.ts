'use client'

import { boxWords, type DescribedTable } from '@skelly/stage'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { happeningWords } from './happening-words.ts'
import type { ToldTable } from './told-table.ts'

/** Whose turn it is, and for whoever has it where the target lies. */
const useTurn = ({ mine, names, scene }: ToldTable, table: DescribedTable | null): string => {
  const t = useTranslations('described')
  const { turn } = scene.state
  if (turn.phase === 'over') return t('over')
  if (mine !== null && turn.mover !== mine) return t('turnOf', { name: names[turn.mover] ?? '' })
  const whose = turn.mover === mine ? t('yourTurn') : t('turnOf', { name: names[turn.mover] ?? '' })
  const target = table?.target ?? null
  return target === null ? whose : `${whose} ${boxWords(target, t)}`
}

/**
 * One message a happening, told when the caps lie still. It stays as it was first said, whatever is set down or rolls
 * after it: a live region that changes at every step would talk over the player's own keys.
 */
export const useNews = (told: ToldTable, table: DescribedTable | null): string => {
  const { look, mine, names, said, say, scene } = told
  const words = useTranslations('described')
  const turn = useTurn(told, table)
  const { turn: now } = scene.state
  const happening = `${String(said?.seq)} ${now.phase === 'over' ? now.phase : String(now.mover)}`
  const [news, setNews] = useState({ happening: '', text: '' })
  if (scene.shot === null && news.happening !== happening) {
    const happened = said === null ? '' : happeningWords(said, { look, mine, names, rulings: say, words })
    setNews({ happening, text: `${happened} ${turn}`.trim() })
  }
  return news.text
}
