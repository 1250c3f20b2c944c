'use client'

import type { LobbyClient } from '@skelly/game-client'
import type { LobbyView, RoomOptions } from '@skelly/protocol'
import { Badge, Button, Card, Dialog, DialogClose, DialogContent, DialogTrigger } from '@skelly/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OptionsForm } from './options-form.tsx'

interface LobbyOptionsProps {
  readonly lobby: LobbyClient
  readonly view: LobbyView
  readonly isMaker: boolean
}

const useFacts = ({ seats, shotClock, aimGuide, watching, order }: RoomOptions): readonly string[] => {
  const t = useTranslations('room')
  return [
    t('seatsIs', { seats }),
    shotClock === null ? t('clockIsNone') : t('clockIs', { seconds: shotClock }),
    t(aimGuide ? 'guideOn' : 'guideOff'),
    t(watching === 'anyone' ? 'watchAnyone' : 'watchNobody'),
    t(order === 'drawn' ? 'orderDrawn' : 'orderChosen'),
  ]
}

/** How the game is going to be; the maker may change it. */
export const LobbyOptions = ({ lobby, view, isMaker }: LobbyOptionsProps): ReactNode => {
  const t = useTranslations('room')
  const facts = useFacts(view.options)
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <header className="flex items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('options')}</h2>
        {isMaker && (
          <Dialog>
            <DialogTrigger asChild>
              <Button variant="outline" size="small">
                <SlidersHorizontal aria-hidden />
                {t('change')}
              </Button>
            </DialogTrigger>
            <DialogContent title={t('changeTitle')} className="sm:w-[min(34rem,92vw)]">
              <div className="mt-5">
                <OptionsForm options={view.options} onChange={(options) => lobby.changeOptions(options)} />
              </div>
              <DialogClose asChild>
                <Button className="mt-6 w-full">{t('done')}</Button>
              </DialogClose>
            </DialogContent>
          </Dialog>
        )}
      </header>
      <ul className="flex flex-wrap gap-1.5">
        {facts.map((fact) => (
          <li key={fact}>
            <Badge>{fact}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
