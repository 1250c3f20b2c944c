'use client'

import { Field, Input } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { FilterSelect } from './filter-select.tsx'
import { LENGTHS, SPANS, type ReplayWishes } from './replay-wishes.ts'

/** The choice that opens two fields of its own. */
const OWN = 'own'

interface EndFieldProps {
  readonly name: string
  readonly label: string
  readonly type: 'date' | 'number'
  readonly value: string | number | undefined
}

const EndField = ({ name, label, type, value }: EndFieldProps): ReactNode => (
  <Field label={label} className="min-w-0">
    {({ id }) => (
      <Input
        id={id}
        name={name}
        type={type}
        {...(type === 'number' ? { min: 0, inputMode: 'numeric' } : {})}
        defaultValue={value ?? ''}
        className="min-h-11 min-w-0 px-3"
      />
    )}
  </Field>
)

interface RangeFieldsProps {
  readonly wishes: ReplayWishes
  /** Called when one of the ready-made ranges was chosen. */
  readonly onChange: () => void
}

/** When games ended and how long they were: ready-made ranges, or from and to. */
export const RangeFields = ({ wishes, onChange }: RangeFieldsProps): ReactNode => {
  const t = useTranslations('replays')
  const { days, from, least, length, most, to } = wishes
  const [when, setWhen] = useState((from ?? to) ? OWN : (days ?? ''))
  const [long, setLong] = useState(least !== undefined || most !== undefined ? OWN : (length ?? ''))
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value)
    // the two fields are filled in first
    if (value !== OWN) setTimeout(onChange)
  }
  return (
    <>
      <FilterSelect
        name="days"
        label={t('days')}
        options={[
          { value: '', words: t('any') },
          ...SPANS.map((span) => ({ value: span, words: t(`days_${span}`) })),
          { value: OWN, words: t('days_own') },
        ]}
        value={when}
        onChange={choose(setWhen)}
      />
      {when === OWN && (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
          <EndField name="from" label={t('from')} type="date" value={from} />
          <EndField name="to" label={t('to')} type="date" value={to} />
        </div>
      )}
      <FilterSelect
        name="length"
        label={t('length')}
        options={[
          { value: '', words: t('any') },
          ...LENGTHS.map((each) => ({ value: each, words: t(`length_${each}`) })),
          { value: OWN, words: t('length_own') },
        ]}
        value={long}
        onChange={choose(setLong)}
      />
      {long === OWN && (
        <div className="grid grid-cols-2 gap-3">
          <EndField name="least" label={t('least')} type="number" value={least} />
          <EndField name="most" label={t('most')} type="number" value={most} />
        </div>
      )}
    </>
  )
}
