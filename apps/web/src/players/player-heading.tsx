import type { PlayerCard } from '@skelly/protocol'
import { Badge, Initial } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

interface PlayerHeadingProps {
  readonly card: PlayerCard
  /** Whether the visitor looks at their own page. */
  readonly isMe: boolean
}

/** Name, rating and level of a player. */
export const PlayerHeading = async ({ card, isMe }: PlayerHeadingProps): Promise<ReactNode> => {
  const t = await getTranslations('player')
  return (
    <header
      data-theme="dark"
      className="asphalt rounded-card shadow-card flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:p-7"
    >
      <Initial name={card.name} className="size-16 text-3xl sm:size-20 sm:text-4xl" />
      <div className="mr-auto min-w-0">
        <h1 className="text-3xl font-bold wrap-anywhere sm:text-4xl">{card.name}</h1>
        <p className="text-chalk flex flex-wrap items-center gap-2">
          {t('level', { level: card.level })}
          {isMe && <Badge tone="sky">{t('you')}</Badge>}
        </p>
      </div>
      <p className="max-sm:flex max-sm:basis-full max-sm:flex-wrap max-sm:items-baseline max-sm:gap-3 sm:text-right">
        <span className="text-chalk block text-sm">{t('rating')}</span>
        <span className="font-chalk text-4xl sm:text-5xl" data-rating={card.rating}>
          {card.rating}
        </span>
        {card.provisional && <Badge className="ml-2 align-middle">{t('provisional')}</Badge>}
      </p>
    </header>
  )
}
