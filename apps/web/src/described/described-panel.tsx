'use client'

import { isKiller, targetOf, type Flick, type Point, type Seat } from '@skelly/engine'
import { describedTable, pieceIdOf, type DescribedTable } from '@skelly/stage'
import { useTranslations } from 'next-intl'
import { useId, useMemo, useRef, type ReactNode } from 'react'
import type { CourtScene } from '../stage/use-court-scene.ts'
import { AimForm } from './aim-form.tsx'
import type { ClockAim } from './aim.ts'
import { SetDownForm } from './set-down-form.tsx'
import { TableLines } from './table-lines.tsx'
import type { ToldTable } from './told-table.ts'
import { useIsListenedTo } from './use-is-listened-to.ts'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { useNews } from './use-news.ts'

interface DescribedPanelProps extends ToldTable {
  readonly aim: ClockAim
  readonly onAim: (aim: ClockAim) => void
  readonly onFlick: (flick: Flick) => void
  readonly onSetDown: (at: Point) => void
}

/** From whose cap all is seen: the own one's as long as it lies on the court, else the mover's. */
const seatSeen = ({ pieces, state: { turn } }: CourtScene, mine: Seat | null): Seat | null => {
  if (mine !== null && pieces.some(({ id }) => id === pieceIdOf(mine))) return mine
  return turn.phase === 'over' ? null : turn.mover
}

const useTable = (
  { court, highlight, pieces, state }: CourtScene,
  seat: Seat | null,
): DescribedTable | null =>
  useMemo(() => {
    if (seat === null) return null
    const isOnTurn = state.turn.phase !== 'over' && state.turn.mover === seat
    const own = targetOf(state.caps[seat]?.progress ?? 0)
    return describedTable(court, pieces, pieceIdOf(seat), isOnTurn ? highlight : own)
  }, [court, highlight, pieces, seat, state])

/** The table in words: what has happened, where everything lies, and how to aim without seeing it. */
export const DescribedPanel = (props: DescribedPanelProps): ReactNode => {
  const { aim, isWatching, mine, onAim, onFlick, onSetDown, scene } = props
  const { allowed, court, pieces, state } = scene
  const t = useTranslations('described')
  const id = useId()
  const seat = seatSeen(scene, mine)
  const table = useTable(scene, seat)
  const news = useNews(props, table)
  const isOver = state.turn.phase === 'over'
  const mayPlay = !isWatching && (mine === null || seat === mine) && !isOver
  const isListenedTo = useIsListenedTo()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(heading, `${allowed.kind} ${String(mayPlay)}`)
  return (
    <section aria-labelledby={id} className="described-panel">
      <h2 ref={heading} tabIndex={-1} id={id} className="font-chalk text-xl outline-none">
        {t('title')}
      </h2>
      <p role="status" data-news className="font-medium text-pretty">
        {isListenedTo && news}
      </p>
      {table !== null && (
        <>
          <TableLines
            table={table}
            isMine={seat === mine}
            isOver={isOver}
            isKiller={seat !== null && isKiller(state.caps[seat]?.progress ?? 0)}
          />
          {allowed.kind === 'set-down-or-flick' && (
            <SetDownForm place={allowed.place} at={table.own.piece.at} onSetDown={onSetDown} />
          )}
          {mayPlay && <AimForm {...{ aim, allowed, court, onAim, onFlick, pieces, table }} />}
        </>
      )}
    </section>
  )
}
