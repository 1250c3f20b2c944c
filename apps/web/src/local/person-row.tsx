'use client'

import { CapPicture } from '@skelly/court-view'
import { Button, Field, Input } from '@skelly/ui'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FillRow } from '../device/fill-row.tsx'
import { LONGEST_NAME, type LocalPerson } from './local-choice.ts'

interface PersonRowProps {
  readonly person: LocalPerson
  /** What the person is called without a name of their own. */
  readonly standIn: string
  readonly onChange: (person: LocalPerson) => void
  /** Null where two are the fewest. */
  readonly onRemove: (() => void) | null
}

/** One of the people at the device: a name, and what is in the cap. */
export const PersonRow = ({ person, standIn, onChange, onRemove }: PersonRowProps): ReactNode => {
  const t = useTranslations('local')
  return (
    <li className="border-line bg-surface/70 rounded-card flex flex-col gap-3 border p-4">
      <div className="flex items-end gap-3">
        <CapPicture fill={person.fill} colour={null} size={52} className="shrink-0" />
        <Field label={standIn} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              value={person.name}
              placeholder={t('name')}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...person, name: target.value })}
            />
          )}
        </Field>
        {onRemove !== null && (
          <Button variant="ghost" size="icon" aria-label={t('remove', { name: standIn })} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <FillRow
        label={t('fillOf', { name: standIn })}
        value={person.fill}
        onChoose={(fill) => onChange({ ...person, fill })}
      />
    </li>
  )
}
