'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { verdictKey } from './verdict-key.ts'
import type { ListedOpinion } from './use-opinions.ts'

interface RuledWordsProps {
  readonly ruled: ListedOpinion['differing'][number]['other']
  readonly players: ListedOpinion['players']
}

/** How a shot was ruled, and whose caps it touched. */
export const RuledWords = ({ ruled: { touched, verdict }, players }: RuledWordsProps): ReactNode => {
  const t = useTranslations('opinions')
  const key = verdictKey(verdict)
  const names = touched.map((seat) => players[seat]?.name ?? '?').join(', ')
  return (
    <span>
      <strong className="font-semibold">{key === null ? verdict : t(key)}</strong>
      {names !== '' && ` ${t('touched', { names })}`}
    </span>
  )
}
