'use client'

import { Button, toast } from '@skelly/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import { auditQuestionOf, type AuditWishes } from './audit-wishes.ts'
import { saveText } from './save-text.ts'

/** Saves what is listed, all pages of it, as a table. */
export const ExportButton = ({ wishes }: { readonly wishes: AuditWishes }): ReactNode => {
  const [t, desk] = [useTranslations('audit'), useTranslations('desk')]
  const taking = useMutation(
    useTRPC().audit.export.mutationOptions({
      onSuccess: ({ csv, entries, isCut }) => {
        saveText(`skelly-audit-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', csv)
        if (isCut) toast.warning(t('cut', { count: entries }))
        else toast.success(t('exported', { count: entries }))
      },
      onError: () => {
        toast.error(desk('unknown'))
      },
    }),
  )
  return (
    <Button
      variant="outline"
      size="small"
      busy={taking.isPending}
      onClick={() => {
        taking.mutate(auditQuestionOf(wishes))
      }}
    >
      <Download aria-hidden />
      {t('export')}
    </Button>
  )
}
