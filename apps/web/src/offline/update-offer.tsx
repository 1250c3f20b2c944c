'use client'

import { Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { runningGames } from './running-games.ts'
import { workerLine } from './worker-line.ts'

const notOnServer = (): boolean => false

/** There is a newer version: offered between games, taken when somebody says so, or with the next start. */
export const UpdateOffer = (): ReactNode => {
  const t = useTranslations('offline')
  const hasNewer = useSyncExternalStore(workerLine.subscribe, workerLine.hasNewer, notOnServer)
  const isPlaying = useSyncExternalStore(runningGames.subscribe, runningGames.areThere, notOnServer)
  if (!hasNewer || isPlaying) return null
  return (
    <aside
      aria-label={t('newer')}
      data-update
      className="animate-rise border-line bg-surface shadow-over fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-40 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border p-3 pl-4 sm:inset-x-auto sm:right-4 sm:max-w-md"
    >
      <p className="mr-auto text-sm">{t('newer')}</p>
      <div className="flex gap-2">
        <Button variant="ghost" size="small" onClick={() => workerLine.putOff()}>
          {t('later')}
        </Button>
        <Button size="small" onClick={() => workerLine.takeNewer()}>
          {t('reload')}
        </Button>
      </div>
    </aside>
  )
}
