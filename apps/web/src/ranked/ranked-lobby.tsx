'use client'

import type { Fill } from '@skelly/engine'
import { FIRST_FILL } from '@skelly/protocol'
import { Button } from '@skelly/ui'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { StartBar } from '../device/start-bar.tsx'
import { keepOwnFill, ownFill } from '../device/own-fill.ts'
import { neverChanges } from '@skelly/site'
import { FillPicker } from './fill-picker.tsx'
import { QueuePanel } from './queue-panel.tsx'

/** Pick a fill, then look for somebody to play. */
export const RankedLobby = ({ rating }: { readonly rating: number }): ReactNode => {
  const t = useTranslations('ranked')
  const kept = useSyncExternalStore(neverChanges, ownFill, () => FIRST_FILL)
  const [chosen, setChosen] = useState<Fill | null>(null)
  const fill = chosen ?? kept
  const [isQueueing, setIsQueueing] = useState(false)
  if (isQueueing) {
    return (
      <QueuePanel
        fill={fill}
        rating={rating}
        onCancel={() => {
          setIsQueueing(false)
        }}
      />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-lg font-semibold">{t('pick')}</h2>
      <FillPicker value={fill} onChoose={setChosen} />
      <StartBar>
        <Button
          size="large"
          className="w-full sm:w-fit"
          onClick={() => {
            keepOwnFill(fill)
            setIsQueueing(true)
          }}
        >
          <Search aria-hidden />
          {t('find')}
        </Button>
      </StartBar>
    </div>
  )
}
