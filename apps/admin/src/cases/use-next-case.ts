'use client'

import { toast } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { paths } from '../desk/paths.ts'
import { useTRPCClient } from '../trpc/trpc.ts'

/** Goes to the open case that is to be looked at next, or says that there is none. @param after the one on the screen */
export const useNextCase = (after: string | null): (() => void) => {
  const t = useTranslations('queue')
  const desk = useTranslations('desk')
  const client = useTRPCClient()
  const router = useRouter()
  const go = async (): Promise<void> => {
    const next = await client.cases.next.query({ after })
    if (next === null) toast.info(t('noNext'))
    else router.push(paths.case(next.matchId))
  }
  return () => {
    go().catch(() => toast.error(desk('unknown')))
  }
}
