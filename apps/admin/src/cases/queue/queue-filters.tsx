'use client'

import { CASE_REASONS, VERDICTS, type CaseReason, type Verdict } from '@skelly/protocol'
import { Input, Segments, Switch } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Select } from '../../desk/select.tsx'
import type { QueueWishes } from './queue-wishes.ts'

interface QueueFiltersProps {
  readonly wishes: QueueWishes
  readonly onWish: (wishes: QueueWishes) => void
}

const LeaverField = ({ wishes, onWish }: QueueFiltersProps): ReactNode => {
  const t = useTranslations('queue')
  const [text, setText] = useState(wishes.leaver)
  const [seen, setSeen] = useState(wishes.leaver)
  if (seen !== wishes.leaver) {
    setSeen(wishes.leaver)
    setText(wishes.leaver)
  }
  return (
    <form
      method="post"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onWish({ ...wishes, leaver: text })
      }}
    >
      <Input
        type="search"
        aria-label={t('leaver')}
        placeholder={t('leaver')}
        maxLength={40}
        value={text}
        className="min-h-10 w-44 px-3 text-sm"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          if (currentTarget.value === '') onWish({ ...wishes, leaver: '' })
        }}
        onBlur={() => {
          if (text.trim() !== wishes.leaver) onWish({ ...wishes, leaver: text })
        }}
      />
    </form>
  )
}

/** What is listed. */
export const QueueFilters = ({ wishes, onWish }: QueueFiltersProps): ReactNode => {
  const [t, cases] = [useTranslations('queue'), useTranslations('cases')]
  const verdicts = [...VERDICTS, 'all'] as const
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segments<Verdict | 'all'>
        className="max-w-full overflow-x-auto"
        label={t('verdict')}
        value={wishes.verdict ?? 'all'}
        segments={verdicts.map((value) => ({
          value,
          label: <span className="px-2">{value === 'all' ? t('all') : cases(`verdict_${value}`)}</span>,
        }))}
        onChoose={(verdict) => {
          onWish({ ...wishes, verdict: verdict === 'all' ? null : verdict })
        }}
      />
      <Select<CaseReason | 'any'>
        label={t('how')}
        value={wishes.reason ?? 'any'}
        options={[
          { value: 'any', label: t('anyHow') },
          ...CASE_REASONS.map((value) => ({ value, label: cases(`reason_${value}`) })),
        ]}
        onChoose={(reason) => {
          onWish({ ...wishes, reason: reason === 'any' ? null : reason })
        }}
      />
      <LeaverField wishes={wishes} onWish={onWish} />
      <Switch
        label={t('appealed')}
        checked={wishes.isAppealed}
        onChange={(isAppealed) => {
          onWish({ ...wishes, isAppealed })
        }}
      />
    </div>
  )
}
