'use client'

import { MarkPicture, PLAYER_COLOURS, type PlayerColour } from '@skelly/court-view'
import type { LobbyClient } from '@skelly/game-client'
import type { LobbyView } from '@skelly/protocol'
import { Button, Card, Segments } from '@skelly/ui'
import { Armchair, Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FillRow } from '../device/fill-row.tsx'
import { keepOwnFill } from '../device/own-fill.ts'
import { ownSettings } from '../settings/own-settings.ts'
import type { Messages } from '../i18n/messages.ts'
import { takenColours } from './lobby-state.ts'

interface OwnCapProps {
  readonly lobby: LobbyClient
  readonly view: LobbyView
  readonly mine: number
}

type ColourKey = Extract<keyof Messages['room'], `colour_${string}`>

const keyOf = ({ name }: PlayerColour): ColourKey => `colour_${name}`

const ColourRow = ({ lobby, view, mine }: OwnCapProps): ReactNode => {
  const t = useTranslations('room')
  const taken = takenColours(view, mine)
  return (
    <Segments
      label={t('colour')}
      value={String(view.seats[mine]?.colour ?? 0)}
      onChoose={(colour) => {
        ownSettings.change({ colour: Number(colour) })
        lobby.chooseColour(Number(colour))
      }}
      className="grid grid-cols-4 rounded-3xl sm:grid-cols-8"
      segments={PLAYER_COLOURS.map((colour, index) => {
        const isTaken = taken.includes(index)
        const name = t(keyOf(colour))
        return {
          value: String(index),
          label: <MarkPicture colour={index} size={30} />,
          name: isTaken ? t('colourTaken', { colour: name }) : name,
          disabled: isTaken,
        }
      })}
    />
  )
}

/** One's own cap: what is in it, and how it is told from the others. */
export const OwnCap = ({ lobby, view, mine }: OwnCapProps): ReactNode => {
  const t = useTranslations('room')
  const seat = view.seats[mine]
  if (seat === undefined) return null
  const mayWatch = view.options.watching === 'anyone'
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('yourCap')}</h2>
        <Button variant="ghost" size="small" onClick={() => lobby.stand()}>
          {mayWatch ? <Eye aria-hidden /> : <Armchair aria-hidden />}
          {t(mayWatch ? 'stand' : 'standUp')}
        </Button>
      </header>
      <FillRow
        label={t('fill')}
        value={seat.fill}
        colour={seat.colour}
        onChoose={(fill) => {
          keepOwnFill(fill)
          lobby.chooseFill(fill)
        }}
      />
      <ColourRow lobby={lobby} view={view} mine={mine} />
    </Card>
  )
}
