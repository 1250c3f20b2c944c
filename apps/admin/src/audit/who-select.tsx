'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Select } from '../desk/select.tsx'
import { useTRPC } from '../trpc/trpc.ts'

interface WhoSelectProps {
  readonly who: string | null
  readonly onChoose: (who: string | null) => void
}

/** Whose entries are listed, for admins: moderators have their own alone. */
export const WhoSelect = ({ who, onChoose }: WhoSelectProps): ReactNode => {
  const t = useTranslations('audit')
  const admins = useQuery(useTRPC().admins.list.queryOptions()).data?.admins ?? []
  return (
    <Select<string>
      label={t('who')}
      value={who ?? ''}
      options={[
        { value: '', label: t('anybody') },
        ...admins.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'command-line', label: t('commandLine') },
      ]}
      onChoose={(chosen) => {
        onChoose(chosen === '' ? null : chosen)
      }}
    />
  )
}
