'use client'

import { ROOM_CLOCKS, TURN_ORDERS, type RoomOptions } from '@skelly/protocol'
import { Segments, Switch } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface OptionsFormProps {
  readonly options: RoomOptions
  readonly onChange: (options: RoomOptions) => void
  /** How many sit already: fewer seats are not to be had. */
  readonly seated?: number
}

const SEATS = ['2', '3', '4'] as const

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div className="flex flex-wrap items-center gap-1.5">
    <span aria-hidden className="w-26 font-semibold sm:w-32">
      {label}
    </span>
    <div className="min-w-0 flex-1 basis-44">{children}</div>
  </div>
)

const ClockRow = ({ options, onChange }: OptionsFormProps): ReactNode => {
  const t = useTranslations('online')
  return (
    <Row label={t('clock')}>
      <Segments
        label={t('clock')}
        value={String(options.shotClock)}
        onChoose={(chosen) => {
          const shotClock = ROOM_CLOCKS.find((seconds) => String(seconds) === chosen)
          if (shotClock !== undefined) onChange({ ...options, shotClock })
        }}
        segments={ROOM_CLOCKS.map((seconds) => ({
          value: String(seconds),
          label: seconds === null ? t('clockNone') : t('clockSeconds', { seconds }),
          name: seconds === null ? t('clockNoneName') : t('clockSecondsName', { seconds }),
        }))}
      />
    </Row>
  )
}

/** What a room's maker decides, all in one glance. */
export const OptionsForm = ({ options, onChange, seated = 0 }: OptionsFormProps): ReactNode => {
  const t = useTranslations('online')
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <Row label={t('seats')}>
        <Segments
          label={t('seats')}
          value={String(options.seats)}
          onChoose={(seats) => onChange({ ...options, seats: Number(seats) })}
          segments={SEATS.map((seats) => ({ value: seats, label: seats, disabled: Number(seats) < seated }))}
        />
      </Row>
      <ClockRow options={options} onChange={onChange} />
      <Row label={t('order')}>
        <Segments
          label={t('order')}
          value={options.order}
          onChoose={(order) => onChange({ ...options, order })}
          segments={TURN_ORDERS.map((order) => ({ value: order, label: t(`order_${order}`) }))}
        />
      </Row>
      <Switch
        label={t('aimGuide')}
        hint={t('aimGuideHint')}
        checked={options.aimGuide}
        onChange={(aimGuide) => onChange({ ...options, aimGuide })}
      />
      <Switch
        label={t('watching')}
        hint={t('watchingHint')}
        checked={options.watching === 'anyone'}
        onChange={(mayWatch) => onChange({ ...options, watching: mayWatch ? 'anyone' : 'nobody' })}
      />
    </div>
  )
}
