'use client'

import { CapPicture } from '@skelly/court-view'
import { STRENGTHS } from '@skelly/engine'
import { COMPUTER_PLAYERS } from '@skelly/engine/bots'
import { Button, NarrowName, Segments } from '@skelly/ui'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FillRow } from '../device/fill-row.tsx'
import type { Opponent } from './opponent.ts'

interface OpponentRowProps {
  readonly opponent: Opponent
  readonly name: string
  readonly onChange: (opponent: Opponent) => void
  /** Null for the last one: somebody has to be played against. */
  readonly onRemove: (() => void) | null
}

/** One computer player: how strong it is and what is in its cap. */
export const OpponentRow = ({ opponent, name, onChange, onRemove }: OpponentRowProps): ReactNode => {
  const t = useTranslations('machine')
  return (
    <li className="border-line bg-surface/70 rounded-card flex flex-col gap-3 border p-4">
      <div className="flex items-center gap-3">
        <CapPicture fill={opponent.fill} colour={null} size={52} className="shrink-0" />
        <div className="mr-auto min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <NarrowName name={name} />
          </h3>
          <p className="text-muted text-sm text-pretty">
            {t(`mannerLead_${COMPUTER_PLAYERS[opponent.strength].manner}`)}
          </p>
        </div>
        {onRemove !== null && (
          <Button variant="ghost" size="icon" aria-label={t('remove', { name })} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <Segments
        label={t('strengthOf', { name })}
        value={opponent.strength}
        onChoose={(strength) => {
          onChange({ ...opponent, strength })
        }}
        segments={STRENGTHS.map((strength) => ({ value: strength, label: t(strength) }))}
      />
      <FillRow
        label={t('fillOf', { name })}
        value={opponent.fill}
        onChoose={(fill) => {
          onChange({ ...opponent, fill })
        }}
      />
    </li>
  )
}
