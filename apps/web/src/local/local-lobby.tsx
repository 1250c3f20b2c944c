'use client'

import { Alert, Button, PageHeading, Switch } from '@skelly/ui'
import { Play, UserPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { keepValue, keptValue } from '../device/kept-value.ts'
import { StartBar } from '../device/start-bar.tsx'
import {
  FIRST_CHOICE,
  localChoiceSchema,
  namesOf,
  oneMore,
  sameName,
  type LocalChoice,
} from './local-choice.ts'
import { PersonRow } from './person-row.tsx'

interface LocalLobbyProps {
  /** Says what is wrong with a game that was kept, or nothing. */
  readonly note: ReactNode
  readonly onStart: (choice: LocalChoice, names: readonly string[]) => void
}

const REMEMBERED = 'local.choice'
const MOST_PEOPLE = 4

/** Sets up a game of two to four people on one device. */
export const LocalLobby = ({ note, onStart }: LocalLobbyProps): ReactNode => {
  const t = useTranslations('local')
  const [choice, setChoice] = useState(() => keptValue(REMEMBERED, localChoiceSchema) ?? FIRST_CHOICE)
  const { people, hasClock, handOver } = choice
  const standIn = (number: number): string => t('player', { number })
  const names = namesOf(people, standIn)
  const same = sameName(names)
  const change = (part: Partial<LocalChoice>): void => {
    setChoice({ ...choice, ...part })
  }
  const start = (): void => {
    keepValue(REMEMBERED, choice)
    onStart(choice, names)
  }
  return (
    <div className="flex flex-col gap-7">
      <PageHeading title={t('title')} description={t('lead')} />
      {note}
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('people')}</h2>
        <ul className="grid gap-3 lg:grid-cols-2">
          {people.map((person, index) => (
            <PersonRow
              key={index}
              person={person}
              standIn={standIn(index + 1)}
              onChange={(changed) => change({ people: people.with(index, changed) })}
              onRemove={people.length > 2 ? () => change({ people: people.toSpliced(index, 1) }) : null}
            />
          ))}
        </ul>
        {people.length < MOST_PEOPLE && (
          <Button
            variant="outline"
            className="self-start"
            onClick={() => change({ people: [...people, oneMore(people)] })}
          >
            <UserPlus aria-hidden />
            {t('add')}
          </Button>
        )}
      </section>
      <section className="flex flex-col gap-4">
        <Switch
          label={t('clock')}
          hint={t('clockHint')}
          checked={hasClock}
          onChange={(checked) => change({ hasClock: checked })}
        />
        <Switch
          label={t('handOver')}
          hint={t('handOverHint')}
          checked={handOver}
          onChange={(checked) => change({ handOver: checked })}
        />
      </section>
      <StartBar>
        {same !== null && <Alert tone="warning">{t('sameName', { name: same })}</Alert>}
        <Button size="large" className="w-full sm:w-fit" disabled={same !== null} onClick={start}>
          <Play aria-hidden />
          {t('start')}
        </Button>
      </StartBar>
    </div>
  )
}
