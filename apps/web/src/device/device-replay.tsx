'use client'

import { encodeReplay, type Replay } from '@skelly/engine'
import { Button } from '@skelly/ui'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo, useRef, type ReactNode } from 'react'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { seenName } from '../words/seen-name.ts'
import { ReplayTheatre } from '../replays/replay-theatre.tsx'

interface DeviceReplayProps {
  readonly replay: Replay
  readonly onBack: () => void
}

/** A game of this device to be watched, checked like any other. */
export const DeviceReplay = ({ replay, onBack }: DeviceReplayProps): ReactNode => {
  const t = useTranslations('device')
  const text = useMemo(() => encodeReplay(replay), [replay])
  const names = useMemo(() => replay.setup.seats.map(({ name }) => seenName(name)), [replay])
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading, 'replay')
  return (
    <main className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-2 pb-12 [--replay-above:4rem] sm:px-6">
      <header className="flex min-h-10 items-center gap-3">
        <Button variant="ghost" size="small" className="-ml-3" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {t('back')}
        </Button>
        <h1 ref={heading} tabIndex={-1} className="font-chalk text-xl outline-none">
          {t('replayTitle')}
        </h1>
      </header>
      <ReplayTheatre text={text} result={null} names={names} shot={null} isShared={false} />
    </main>
  )
}
