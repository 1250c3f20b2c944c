'use client'

import { Button, Card, CardHeader, CardTitle } from '@skelly/ui'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useTRPCClient } from '../../trpc/trpc.ts'
import { saveFile } from '../save-file.ts'
import { useDeed } from '../use-deed.ts'
import { DeleteAccount } from './delete-account.tsx'

interface DataCardProps {
  readonly name: string
  readonly hasPassword: boolean
}

/** Taking one's data along, and taking it away. */
export const DataCard = ({ hasPassword, name }: DataCardProps): ReactNode => {
  const t = useTranslations('settings')
  const client = useTRPCClient()
  const { act, busy } = useDeed()
  const download = (): void =>
    act(async () => {
      const exported = await client.account.export.query()
      saveFile(`skelly-${name}.json`, 'application/json', `${JSON.stringify(exported, null, 2)}\n`)
      return { said: t('exported') }
    })
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('data')}</CardTitle>
      </CardHeader>
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">{t('exportLead')}</p>
        <Button variant="outline" busy={busy} onClick={download}>
          {!busy && <Download aria-hidden />}
          {t(busy ? 'exporting' : 'export')}
        </Button>
        <hr className="border-line w-full" />
        <p className="text-muted text-pretty">{t('deleteLead')}</p>
        <DeleteAccount hasPassword={hasPassword} />
      </div>
    </Card>
  )
}
