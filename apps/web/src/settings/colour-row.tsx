'use client'

import { MarkPicture, PLAYER_COLOURS } from '@skelly/court-view'
import { Segments } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const BY_TURN = 'turn'

interface ColourRowProps {
  /** An index into PLAYER_COLOURS; null for the one of the turn order. */
  readonly value: number | null
  readonly onChoose: (colour: number | null) => void
}

/** The colours of caps, and none of one's own. */
export const ColourRow = ({ value, onChoose }: ColourRowProps): ReactNode => {
  const [t, room] = [useTranslations('settings'), useTranslations('room')]
  return (
    <div className="flex flex-col gap-1.5">
      <Segments
        label={room('colour')}
        value={value === null ? BY_TURN : String(value)}
        onChoose={(chosen) => onChoose(chosen === BY_TURN ? null : Number(chosen))}
        className="grid grid-cols-3 rounded-3xl sm:grid-cols-9"
        segments={[
          { value: BY_TURN, label: t('colourAny'), name: t('colourByTurn') },
          ...PLAYER_COLOURS.map(({ name }, index) => ({
            value: String(index),
            label: <MarkPicture colour={index} size={30} />,
            name: room(`colour_${name}`),
          })),
        ]}
      />
      <p className="text-muted px-2 text-xs text-pretty">{t('colourHint')}</p>
    </div>
  )
}
