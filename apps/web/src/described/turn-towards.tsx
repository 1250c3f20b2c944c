'use client'

import { clockWords, type DescribedTable } from '@skelly/stage'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { MenuSelect } from './menu-select.tsx'

interface TurnTowardsProps {
  readonly table: DescribedTable
  /** `direction` in minutes of the hour hand. */
  readonly onTurn: (direction: number) => void
}

interface Way {
  readonly key: string
  readonly words: string
  readonly direction: number
}

const useWays = ({ boxes, others, target }: DescribedTable): readonly Way[] => {
  const t = useTranslations('described')
  const clock = (direction: number): string => clockWords(direction, t)
  const toBox = ({ box, direction }: DescribedTable['boxes'][number]): Way => ({
    key: `box-${String(box)}`,
    words: t('towardsBox', { box, clock: clock(direction) }),
    direction,
  })
  return [
    ...(target === null || target.isHere ? [] : [toBox(target)]),
    ...others.map(({ direction, piece }) => ({
      key: piece.id,
      words: t('towardsCap', { name: piece.label, clock: clock(direction) }),
      direction,
    })),
    ...boxes.filter(({ box, isHere }) => box !== target?.box && !isHere).map(toBox),
  ]
}

/** Saves typing a direction that is told anyway, and is no finer than it is told. */
export const TurnTowards = ({ table, onTurn }: TurnTowardsProps): ReactNode => {
  const t = useTranslations('described')
  const id = useId()
  const ways = useWays(table)
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('turnTowards')}
      </label>
      <MenuSelect
        id={id}
        value=""
        onChange={(event) => {
          const way = ways.find(({ key }) => key === event.target.value)
          if (way !== undefined) onTurn(way.direction)
        }}
      >
        <option value="">{t('choose')}</option>
        {ways.map(({ key, words }) => (
          <option key={key} value={key} className="bg-surface text-ink">
            {words}
          </option>
        ))}
      </MenuSelect>
    </div>
  )
}
