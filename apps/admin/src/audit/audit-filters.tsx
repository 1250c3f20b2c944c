'use client'

import { Input } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Select } from '../desk/select.tsx'
import { AUDIT_ACTIONS } from './audit-actions.ts'
import type { AuditWishes } from './audit-wishes.ts'
import { WhoSelect } from './who-select.tsx'

interface AuditFiltersProps {
  readonly wishes: AuditWishes
  readonly onWish: (wishes: AuditWishes) => void
  /** Whether others' entries may be read. */
  readonly isWhole: boolean
}

type WishProps = Omit<AuditFiltersProps, 'isWhole'>

const TextField = ({ wishes, onWish }: WishProps): ReactNode => {
  const t = useTranslations('audit')
  const [text, setText] = useState(wishes.text)
  const wish = (wished: string): void => {
    if (wished.trim() !== wishes.text) onWish({ ...wishes, text: wished })
  }
  return (
    <form
      method="post"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        wish(text)
      }}
    >
      <Input
        type="search"
        aria-label={t('text')}
        placeholder={t('text')}
        maxLength={200}
        value={text}
        className="min-h-10 max-w-full px-3 text-sm sm:w-60"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          if (currentTarget.value === '') wish('')
        }}
        onBlur={() => {
          wish(text)
        }}
      />
    </form>
  )
}

const DayField = ({ wishes, onWish, bound }: WishProps & { readonly bound: 'from' | 'to' }): ReactNode => {
  const t = useTranslations('audit')
  return (
    <label className="text-muted flex flex-col gap-1 text-sm sm:flex-row sm:items-center sm:gap-2">
      {t(bound)}
      <Input
        type="date"
        value={wishes[bound]}
        className="min-h-10 px-3 text-sm sm:w-38"
        onChange={({ currentTarget }) => {
          onWish({ ...wishes, [bound]: currentTarget.value })
        }}
      />
    </label>
  )
}

/** What is listed. */
export const AuditFilters = ({ isWhole, ...rest }: AuditFiltersProps): ReactNode => {
  const t = useTranslations('audit')
  const { wishes, onWish } = rest
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2 *:first:col-span-2 sm:flex sm:flex-wrap sm:items-center">
      <TextField {...rest} />
      <Select<string>
        label={t('action')}
        value={wishes.action ?? ''}
        options={[
          { value: '', label: t('anything') },
          ...AUDIT_ACTIONS.map(([value, key]) => ({ value, label: t(key) })),
        ]}
        onChoose={(action) => {
          onWish({ ...wishes, action: action === '' ? null : action })
        }}
      />
      {isWhole && (
        <WhoSelect
          who={wishes.who}
          onChoose={(who) => {
            onWish({ ...wishes, who })
          }}
        />
      )}
      <DayField {...rest} bound="from" />
      <DayField {...rest} bound="to" />
    </div>
  )
}
