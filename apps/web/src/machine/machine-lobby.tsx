'use client'

import { Button, PageHeading, Switch } from '@skelly/ui'
import { Bot, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { FillRow } from '../device/fill-row.tsx'
import { keepValue, keptValue } from '../device/kept-value.ts'
import { keepOwnFill, ownFill } from '../device/own-fill.ts'
import { StartBar } from '../device/start-bar.tsx'
import { OpponentRow } from './opponent-row.tsx'
import { FIRST_CHOICE, machineChoiceSchema, oneMore, seatsFor, type MachineChoice } from './opponent.ts'

interface MachineLobbyProps {
  /** Says what is wrong with a game that was kept, or nothing. */
  readonly note: ReactNode
  readonly onStart: (choice: MachineChoice) => void
}

const REMEMBERED = 'machine.choice'
const MOST_OPPONENTS = 3

/** Sets up a game against the machine: the own cap, and one to three computer players. */
export const MachineLobby = ({ note, onStart }: MachineLobbyProps): ReactNode => {
  const t = useTranslations('machine')
  const [choice, setChoice] = useState(() => ({
    ...(keptValue(REMEMBERED, machineChoiceSchema) ?? FIRST_CHOICE),
    fill: ownFill(),
  }))
  const { fill, opponents, takeBacks } = choice
  const names = seatsFor(choice, '').map(({ name }) => name)
  const change = (part: Partial<MachineChoice>): void => {
    setChoice({ ...choice, ...part })
  }
  const start = (): void => {
    keepValue(REMEMBERED, choice)
    keepOwnFill(fill)
    onStart(choice)
  }
  return (
    <div className="flex flex-col gap-7">
      <PageHeading title={t('title')} description={t('lead')} />
      {note}
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('yourCap')}</h2>
        <FillRow label={t('yourCap')} value={fill} onChoose={(chosen) => change({ fill: chosen })} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('opponents')}</h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
          {opponents.map((opponent, index) => (
            <OpponentRow
              key={index}
              opponent={opponent}
              name={names[index + 1] ?? ''}
              onChange={(changed) => change({ opponents: opponents.with(index, changed) })}
              onRemove={
                opponents.length > 1 ? () => change({ opponents: opponents.toSpliced(index, 1) }) : null
              }
            />
          ))}
        </ul>
        {opponents.length < MOST_OPPONENTS && (
          <Button
            variant="outline"
            className="self-start"
            onClick={() => change({ opponents: [...opponents, oneMore(choice)] })}
          >
            <Bot aria-hidden />
            {t('add')}
          </Button>
        )}
      </section>
      <Switch
        label={t('takeBacks')}
        hint={t('takeBacksHint')}
        checked={takeBacks}
        onChange={(checked) => change({ takeBacks: checked })}
      />
      <StartBar>
        <Button size="large" className="w-full sm:w-fit" onClick={start}>
          <Play aria-hidden />
          {t('start')}
        </Button>
      </StartBar>
    </div>
  )
}
