import { CapPicture } from '@skelly/court-view'
import type { Fill } from '@skelly/engine'
import { Badge } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

/** How games ended with one fill in the player's cap. */
export interface FillRecord {
  readonly fill: Fill
  readonly games: number
  readonly won: number
}

/** What a player wins with: the fill of the most wins first. */
export const FillRecords = async ({
  fills,
}: {
  readonly fills: readonly FillRecord[]
}): Promise<ReactNode> => {
  const [t, fillWords] = await Promise.all([getTranslations('player'), getTranslations('fill')])
  return (
    <ul>
      {fills.map(({ fill, games, won }, place) => (
        <li
          key={fill}
          className="border-line flex items-center gap-3 border-b py-2.5 last:border-0"
          data-fill={fill}
        >
          <CapPicture fill={fill} colour={null} size={44} className="shrink-0" />
          <span className="mr-auto flex flex-wrap items-center gap-2 font-medium first-letter:uppercase">
            {fillWords(fill)}
            {place === 0 && won > 0 && <Badge tone="good">{t('winsMost')}</Badge>}
          </span>
          <span className="text-muted text-right text-sm tabular-nums">{t('wonOf', { won, games })}</span>
        </li>
      ))}
    </ul>
  )
}
