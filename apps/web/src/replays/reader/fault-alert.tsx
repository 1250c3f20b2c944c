'use client'

import { Alert } from '@skelly/ui'
import { FileX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FaultyReading } from './reading.ts'

interface FaultAlertProps extends Omit<FaultyReading, 'kind'> {
  /** The file's name; null for a text. */
  readonly file: string | null
}

/** Why something could not be opened, and where in it. */
export const FaultAlert = ({ fault, place, file }: FaultAlertProps): ReactNode => {
  const t = useTranslations('openReplay')
  return (
    <Alert tone="bad" data-fault={fault}>
      <FileX aria-hidden className="text-bad" />
      <div className="min-w-0 space-y-1">
        {file !== null && <p className="truncate font-semibold">{file}</p>}
        <p className="text-pretty">{t(`fault_${fault}`)}</p>
        {place?.kind === 'line' && <p className="text-muted">{t('line', { line: place.line })}</p>}
        {place?.kind === 'path' && (
          <p className="text-muted break-words">
            {t.rich('place', { where: place.path, code: (chunks) => <code>{chunks}</code> })}
          </p>
        )}
      </div>
    </Alert>
  )
}
