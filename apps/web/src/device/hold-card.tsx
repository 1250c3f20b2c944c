'use client'

import { CapPicture } from '@skelly/court-view'
import type { Setup } from '@skelly/engine'
import type { DeviceTable, Hold } from '@skelly/game-client/device'
import { Button, ConfirmDialog, buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { CourtCard } from './court-card.tsx'

interface HoldCardProps {
  readonly table: DeviceTable
  readonly setup: Setup
  readonly hold: Hold
  /** Whether the card leads out of the game: elsewhere that is in the bar. */
  readonly hasWaysOut: boolean
  /** Gives the game up. */
  readonly onDiscard: () => void
}

const WaysOut = ({ onDiscard }: Pick<HoldCardProps, 'onDiscard'>): ReactNode => {
  const t = useTranslations('device')
  return (
    <div className="grid w-full grid-cols-2 gap-2">
      <ConfirmDialog
        trigger={
          <Button variant="outline" size="small">
            {t('newGame')}
          </Button>
        }
        title={t('newGameTitle')}
        description={t('newGameText')}
        confirm={t('newGameYes')}
        cancel={t('newGameNo')}
        onConfirm={onDiscard}
      />
      <Link href={paths.home} className={buttonVariants({ variant: 'outline', size: 'small' })}>
        {t('home')}
      </Link>
    </div>
  )
}

const Paused = ({ table, setup, hasWaysOut, onDiscard }: Omit<HoldCardProps, 'hold'>): ReactNode => {
  const t = useTranslations('device')
  return (
    <CourtCard label={t('paused')}>
      <h2 className="font-chalk text-accent-text text-4xl">{t('paused')}</h2>
      <p className="text-muted text-balance">
        {setup.shotClock !== null && t('clockStands')} {t('kept')}
      </p>
      <Button size="large" className="w-full" autoFocus onClick={() => table.goOn()}>
        {t('goOn')}
      </Button>
      {hasWaysOut && <WaysOut onDiscard={onDiscard} />}
    </CourtCard>
  )
}

const HandOver = ({
  table,
  setup,
  to,
}: Pick<HoldCardProps, 'table' | 'setup'> & { to: number }): ReactNode => {
  const t = useTranslations('device')
  const seat = setup.seats[to]
  if (seat === undefined) return null
  return (
    <CourtCard label={t('handOver')}>
      <CapPicture fill={seat.fill} colour={to} size={96} />
      <h2 className="font-chalk text-3xl text-balance">{t('handOverTo', { name: seat.name })}</h2>
      <Button size="large" className="w-full" autoFocus onClick={() => table.goOn()}>
        {t('handOverYes', { name: seat.name })}
      </Button>
    </CourtCard>
  )
}

const Elsewhere = ({ table }: Pick<HoldCardProps, 'table'>): ReactNode => {
  const t = useTranslations('device')
  return (
    <CourtCard label={t('elsewhere')}>
      <p className="text-lg text-balance">{t('elsewhere')}</p>
      <Button size="large" className="w-full" autoFocus onClick={() => table.playHere()}>
        {t('playHere')}
      </Button>
    </CourtCard>
  )
}

/** Why the game stands still, and how it goes on. */
export const HoldCard = ({ hold, ...others }: HoldCardProps): ReactNode => {
  switch (hold.kind) {
    case 'paused':
      return <Paused {...others} />
    case 'hand-over':
      return <HandOver {...others} to={hold.to} />
    case 'elsewhere':
      return <Elsewhere {...others} />
    case 'ready':
    case 'decided':
      return null
  }
}
