'use client'

import type { CourtWay, Piece } from '@skelly/court-view'
import { CAP_RADIUS } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useMemo, useState, type ReactNode } from 'react'
import { MatchTable } from '../../match/match-table.tsx'
import { ownTurn } from '../../match/prompt.ts'
import { refusalShown } from '../../match/refusal-shown.ts'
import { colourOf, type Say } from '@skelly/stage'
import type { ReplayMoment } from '../replay-moment.ts'
import { FullScreen } from './full-screen.tsx'
import { TrialBar } from './trial-bar.tsx'
import { TrialVerdict } from './trial-verdict.tsx'
import type { Trial } from './trial.ts'
import { useTrial } from './use-trial.ts'
import { useWayBack } from './use-way-back.ts'
import { wayOfShot } from './way-of-shot.ts'

export interface TryScreenProps {
  readonly at: ReplayMoment
  readonly trial: Trial
  /** Goes to the turn before; null at the first. */
  readonly onEarlier: (() => void) | null
  readonly onBack: () => void
}

interface TheirShot {
  readonly ways: readonly CourtWay[]
  readonly ghosts: readonly Piece[]
}

const NOTHING: TheirShot = { ways: [], ghosts: [] }

/** The shot that was played, for the eye only: its way, and its cap where it stopped. */
const theirShot = ({ theirs, seat, begin }: Trial, { names, look }: ReplayMoment): TheirShot | null => {
  const path = wayOfShot(theirs)
  const at = path?.at(-1)
  const fill = begin.state.caps[seat]?.fill
  if (path === null || at === undefined || fill === undefined) return null
  const colour = colourOf(look, seat)
  const label = names[seat] ?? ''
  return {
    ways: [{ id: 'theirs', path, colour }],
    ghosts: [{ id: 'theirs', label, fill, colour, at, radius: CAP_RADIUS, look: 'ghost' }],
  }
}

/** Whoever tries sits in for the mover; in a game of this device somebody else at the table may be "You" already. */
const namedYou = (names: readonly string[], seat: number, you: string): readonly string[] =>
  names.includes(you) ? names : names.map((name, place) => (place === seat ? you : name))

const nothing = (): ReactNode => null
const standing = (): number => 0

/** Nobody is told whose turn it is next: the trial is over with its flick. */
const useSay = (): Say => {
  const say = useTranslations('ruling')
  return (key, values) => (key === 'turnOver' || key === 'again' ? '' : say(key, values))
}

const Trying = ({ at, trial, onEarlier, onBack }: TryScreenProps): ReactNode => {
  const [t, device] = [useTranslations('trial'), useTranslations('device')]
  const say = useSay()
  const { table, snapshot, stage, dispatch } = useTrial(trial)
  const [showsTheirs, setShowsTheirs] = useState<boolean | null>(null)
  const theirs = useMemo(() => theirShot(trial, at), [trial, at])
  const { seat, begin } = trial
  const names = namedYou(at.names, seat, device('you'))
  const { match, yours, refusal } = snapshot
  const isStill = stage.scene.kind === 'still'
  const isTold = yours !== null && isStill
  const isOpen = yours === null && isStill
  // Who has not flicked yet is not told what became of it, unless they ask.
  const isShown = showsTheirs ?? isTold
  const drawn = theirs !== null && isShown ? theirs : NOTHING
  const { turn } = match.state
  const again = (): void => {
    table.again()
  }
  return (
    <MatchTable
      title={t('title', { shot: at.shot })}
      {...{ table, match, stage, dispatch, names }}
      look={at.look}
      mine={seat}
      acting={isOpen ? seat : null}
      clock={standing}
      ghosts={drawn.ghosts}
      ways={drawn.ways}
      said={isTold ? stage.said : null}
      say={say}
      bar={
        <TrialBar
          grip={begin.setup.grip}
          {...{ onBack, onEarlier }}
          showsTheirs={isShown}
          onAgain={match.seq > begin.seq ? again : null}
          onTheirs={theirs === null ? null : () => setShowsTheirs(!isShown)}
        />
      }
      lineOf={nothing}
      prompt={isOpen && turn.phase !== 'over' ? ownTurn(turn) : null}
      refusal={refusalShown(refusal)}
      aside={isTold && <TrialVerdict {...{ trial, yours, say, onBack }} names={at.names} onAgain={again} />}
    />
  )
}

/** A turn of a stored game on the whole screen, to be flicked by whoever watches. Nothing is counted. */
export const TryScreen = (props: TryScreenProps): ReactNode => {
  const t = useTranslations('trial')
  const leave = useWayBack(props.onBack)
  return (
    <FullScreen label={t('title', { shot: props.at.shot })}>
      <Trying key={props.at.frame} {...props} onBack={leave} />
    </FullScreen>
  )
}
