'use client'

import { CapPicture } from '@skelly/court-view'
import { FILL_NAMES, type Fill } from '@skelly/engine'
import { Choices } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface FillPickerProps {
  readonly value: Fill
  readonly onChoose: (fill: Fill) => void
}

/** The five fills, each drawn and with a line on how it moves. */
export const FillPicker = ({ value, onChoose }: FillPickerProps): ReactNode => {
  const t = useTranslations('fill')
  const ranked = useTranslations('ranked')
  return (
    <Choices
      label={ranked('pick')}
      value={value}
      onChoose={onChoose}
      className="sm:grid-cols-2 sm:*:last:odd:col-span-2"
      choices={FILL_NAMES.map((fill) => ({
        value: fill,
        title: <span className="inline-block first-letter:uppercase">{t(fill)}</span>,
        description: t(`${fill}Moves`),
        picture: <CapPicture fill={fill} colour={0} size={64} className="shrink-0" />,
      }))}
    />
  )
}
