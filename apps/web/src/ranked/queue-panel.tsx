'use client'

import { CapPicture } from '@skelly/court-view'
import type { Fill } from '@skelly/engine'
import { Alert, Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { AskAnyone } from './ask-anyone.tsx'
import { QueueFacts } from './queue-facts.tsx'
import { queueErrorKey, queueStatusKey } from './queue-status-words.ts'
import { useQueue } from './use-queue.ts'

interface QueuePanelProps {
  readonly fill: Fill
  readonly rating: number
  readonly onCancel: () => void
}

const Pulse = ({ fill }: { readonly fill: Fill }): ReactNode => (
  <div className="relative grid size-36 place-items-center">
    <span className="border-sun/60 absolute inset-4 rounded-full border-2 motion-safe:animate-ping" />
    <span className="border-chalk/40 absolute inset-0 rounded-full border" />
    {/* the picture leaves room for the shadow: moved by that much, the cap itself is in the middle */}
    <CapPicture
      fill={fill}
      colour={0}
      size={104}
      className="translate-[4.76%]"
      turning="motion-safe:animate-[spin_9s_linear_infinite]"
    />
  </div>
)

/** Waiting for somebody to play: how it goes, and the way out. */
export const QueuePanel = ({ fill, rating, onCancel }: QueuePanelProps): ReactNode => {
  const t = useTranslations('ranked')
  const router = useRouter()
  const { queue, snapshot } = useQueue(fill)
  const { status, searching } = snapshot
  const matchId = status.kind === 'matched' ? status.matchId : null
  useEffect(() => {
    if (matchId !== null) router.push(paths.match(matchId))
  }, [matchId, router])
  const isKeptOut = status.kind === 'refused' && status.why === 'kept-out'
  useEffect(() => {
    // the page says why and until when
    if (isKeptOut) router.refresh()
  }, [isKeptOut, router])
  return (
    <section
      aria-label={t('queue')}
      data-queue={status.kind}
      className="flex flex-col items-center gap-5 overflow-x-clip sm:gap-6 sm:py-6"
    >
      <div className="asphalt rounded-card shadow-card flex w-full flex-col items-center gap-4 p-6 sm:gap-6 sm:p-10">
        <Pulse fill={fill} />
        <div role="status">
          <h2 className="font-chalk text-center text-2xl text-balance sm:text-3xl">
            {t(queueStatusKey(status), { rating })}
          </h2>
        </div>
      </div>
      {status.kind === 'refused' && <Alert tone="bad">{t(`errors.${queueErrorKey(status.why)}`)}</Alert>}
      {searching !== null && <QueueFacts searching={searching} />}
      {searching?.askAnyone === true && <AskAnyone onYes={() => queue.anyone()} />}
      <div className="flex gap-3">
        {status.kind === 'taken-over' && <Button onClick={() => queue.connect()}>{t('queueHere')}</Button>}
        {matchId === null && (
          <Button variant="outline" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </section>
  )
}
