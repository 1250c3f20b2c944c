'use client'

import { CapPicture } from '@skelly/court-view'
import { FILL_NAMES, type Fill } from '@skelly/engine'
import { Segments } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface FillRowProps {
  readonly label: string
  readonly value: Fill
  readonly onChoose: (fill: Fill) => void
  /** Whose caps they are; null where colours come with the turn order, which is drawn later. */
  readonly colour?: number | null
}

/** The five fills side by side, and how the chosen one moves. */
export const FillRow = ({ label, value, onChoose, colour = null }: FillRowProps): ReactNode => {
  const t = useTranslations('fill')
  return (
    <div className="flex flex-col gap-1.5">
      <Segments
        label={label}
        value={value}
        onChoose={onChoose}
        segments={FILL_NAMES.map((fill) => ({
          value: fill,
          label: <CapPicture fill={fill} colour={colour} size={40} />,
          name: t(fill),
        }))}
      />
      <p className="text-muted px-2 text-xs text-pretty">
        <strong className="text-ink inline-block font-semibold first-letter:uppercase">{t(value)}.</strong>{' '}
        {t(`${value}Moves`)}
      </p>
    </div>
  )
}
