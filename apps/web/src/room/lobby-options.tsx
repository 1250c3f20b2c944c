'use client'

import type { LobbyClient } from '@skelly/game-client'
import type { LobbyView, RoomOptions } from '@skelly/protocol'
import { Badge, Button, Card, Dialog, DialogContent, DialogTrigger } from '@skelly/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { areSameOptions } from './lobby-state.ts'
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

interface ChangeOptionsProps {
  readonly options: RoomOptions
  readonly seated: number
  readonly onChange: (options: RoomOptions) => void
}

/** Several wishes go as one: each change takes everybody's being ready back, and none may undo the one before. */
const Draft = ({ options, seated, onChange }: ChangeOptionsProps): ReactNode => {
  const t = useTranslations('room')
  const [draft, setDraft] = useState(options)
  return (
    <>
      <div className="mt-5">
        <OptionsForm options={draft} onChange={setDraft} seated={seated} />
      </div>
      <Button className="mt-6 w-full" onClick={() => onChange(draft)}>
        {t('done')}
      </Button>
    </>
  )
}

const ChangeOptions = ({ options, seated, onChange }: ChangeOptionsProps): ReactNode => {
  const t = useTranslations('room')
  const frame = useTranslations('frame')
  const [isOpen, setIsOpen] = useState(false)
  const change = (wanted: RoomOptions): void => {
    setIsOpen(false)
    if (!areSameOptions(wanted, options)) onChange(wanted)
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="small">
          <SlidersHorizontal aria-hidden />
          {t('change')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('changeTitle')} close={frame('close')} className="sm:w-[min(34rem,92vw)]">
        <Draft options={options} seated={seated} onChange={change} />
      </DialogContent>
    </Dialog>
  )
}

/** How the game is going to be; the maker may change it. */
export const LobbyOptions = ({ lobby, view, isMaker }: LobbyOptionsProps): ReactNode => {
  const t = useTranslations('room')
  const facts = useFacts(view.options)
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('options')}</h2>
        {isMaker && (
          <ChangeOptions
            options={view.options}
            seated={view.seats.length}
            onChange={(options) => lobby.changeOptions(options)}
          />
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
