'use client'

import { CourtView, type CourtTap, type CourtWay, type Piece } from '@skelly/court-view'
import type { Match, Seat, SkellyState } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useMemo, useState, type ReactNode } from 'react'
import { useDescribed } from '../described/use-described.tsx'
import { useFeel } from '../feel/use-feel.ts'
import { useSettings } from '../settings/use-settings.ts'
import {
  playersIn,
  type Said,
  type Say,
  seatOfPiece,
  type TableLook,
  useCourtWords,
  USUAL_LOOK,
} from '@skelly/stage'
import { useRunningGame } from '../offline/use-running-game.ts'
import type { Stage, StageEvent } from '../stage/stage.ts'
import { useCourtScene } from '../stage/use-court-scene.ts'
import { MatchPlayers } from './match-players.tsx'
import type { Prompt } from './prompt.ts'
import type { RefusalKey } from './refusal-shown.ts'
import { StatusLine } from './status-line.tsx'
import { TableFrame } from './table-frame.tsx'
import type { TablePort } from './table-port.ts'
import { useMatchHand } from './use-match-hand.ts'
import { useNames } from './use-names.ts'
import { useWordedForesee } from './use-worded-foresee.ts'
import { wordOnCourt } from './word-on-court.ts'

export interface MatchTableProps {
  /** What the page is about, for those who listen: its heading, in the part of it that is the table. */
  readonly title: string
  readonly table: TablePort
  readonly match: Match<SkellyState>
  readonly stage: Stage
  readonly dispatch: (event: StageEvent) => void
  readonly look?: TableLook | undefined
  /** Whose screen it is, or null where it is everybody's. */
  readonly mine: Seat | null
  /** Whether whoever is at this screen has no cap in the game. */
  readonly isWatching?: boolean
  /** Who may act on the court now, or null. */
  readonly acting: Seat | null
  /** The referee's clock, ms. */
  readonly clock: () => number
  /** Above the table. */
  readonly bar: ReactNode
  /** By seat, where caps go by other names than their players'. */
  readonly names?: readonly string[] | undefined
  /** What is played for, where it is not the game. */
  readonly about?: ReactNode
  /** What is said of a player under the name, by seat. */
  readonly lineOf: (seat: number) => ReactNode
  /** What the referee said last. */
  readonly said: Said | null
  readonly say?: Say | undefined
  /** Pieces that lie on the court for the eye only. */
  readonly ghosts?: readonly Piece[] | undefined
  /** Ways of shots that were played at another time. */
  readonly ways?: readonly CourtWay[] | undefined
  readonly prompt: Prompt | null
  /** Why the last flick or set-down was not counted, or null. */
  readonly refusal: RefusalKey | null
  /** Fingers that are on caps just now. */
  readonly taps?: readonly CourtTap[]
  /** A finger on somebody's cap, by seat; null where nobody is shown it. */
  readonly onTap?: ((seat: number) => void) | null
  /** Over what is said, so that the court can be looked at: what has to be answered before anybody plays. */
  readonly aside?: ReactNode
  /** Over the court: banners, cards, the end. */
  readonly children?: ReactNode
}

const tap = (seat: number | null, onTap: (seat: number) => void): void => {
  if (seat !== null) onTap(seat)
}

/** Nobody is shown where a flick goes who does not want it. */
const useGuidedLook = (look: TableLook, isWanted: boolean): TableLook =>
  useMemo(() => (isWanted || !look.hasGuide ? look : { ...look, hasGuide: false }), [look, isWanted])

/** The table of a live game: players, court, and what is said. */
export const MatchTable = (props: MatchTableProps): ReactNode => {
  const { table, match, stage, dispatch, mine, acting, ghosts, onTap = null } = props
  const { aimGuide, leftHanded } = useSettings()
  const look = useGuidedLook(props.look ?? USUAL_LOOK, aimGuide)
  const words = useCourtWords()
  const players = useNames(match.setup)
  const names = props.names ?? players
  const hand = useMatchHand({ table, stage, dispatch, seat: acting })
  const scene = useCourtScene(stage, names, acting, look)
  const isAlone = playersIn(match.state).length === 1
  const deadline = acting !== null && match.phase.kind === 'playing' ? match.phase.deadline : null
  const isOwnTurn = acting !== null && !isAlone && match.phase.kind === 'playing'
  const feel = useFeel({ stage, scene, isOwnTurn, deadline, clock: props.clock })
  useRunningGame(match.phase.kind === 'playing')
  const rulings = useTranslations('ruling')
  const [modesAt, setModesAt] = useState<Element | null>(null)
  // the players and their clocks are those of the present, whatever is shown again
  const isBehind = stage.missed !== null
  // known before the caps lie still: the court chalks it when they do
  const ruled = stage.scene.kind === 'rolling' ? (stage.scene.outcome?.said ?? null) : props.said
  const say = props.say ?? rulings
  const described = useDescribed({
    scene,
    look,
    names,
    mine,
    said: props.said,
    say,
    hand,
    isWatching: props.isWatching ?? false,
  })
  const word = useMemo(() => wordOnCourt(ruled, names, say, look), [ruled, names, say, look])
  const chalk = (news: Said) => wordOnCourt(news, names, say, look)
  const foresee = useWordedForesee({ match, stage, seat: acting, foresee: feel.foresee, chalk })
  return (
    <TableFrame court={scene.court} isAlone={isAlone} bar={props.bar} described={described.panel}>
      <MatchPlayers
        match={match}
        look={look}
        state={isBehind ? match.state : scene.state}
        isRolling={!isBehind && stage.scene.kind === 'rolling'}
        mine={mine}
        names={names}
        about={props.about}
        clock={props.clock}
        lineOf={props.lineOf}
      />
      <main className="flex min-h-0 flex-1 flex-col gap-1">
        <h1 className="sr-only">{props.title}</h1>
        <div className="relative min-h-0 flex-1 [grid-area:court]">
          <CourtView
            court={scene.court}
            pieces={ghosts === undefined ? scene.pieces : [...ghosts, ...scene.pieces]}
            highlight={scene.highlight}
            ways={props.ways}
            shot={scene.shot}
            word={word}
            allowed={scene.allowed}
            aimed={described.aimed}
            foresee={foresee}
            onHand={feel.onHand}
            words={words}
            onFlick={(flick, pull) => {
              feel.letGo(flick)
              hand.flick(flick, pull)
            }}
            onSetDown={hand.setDown}
            onAim={hand.aim}
            onShotShown={hand.rested}
            modesAt={modesAt}
            takesKeys={described.panel === null}
            isLeftHanded={leftHanded}
            taps={props.taps}
            onTap={onTap === null ? undefined : (pieceId) => tap(seatOfPiece(pieceId), onTap)}
          />
          {props.children}
        </div>
        <StatusLine
          look={look}
          said={props.said}
          say={props.say}
          names={names}
          refusal={props.refusal}
          prompt={props.prompt}
          isSilent={described.panel !== null}
          onModesAt={setModesAt}
        />
        {props.aside}
      </main>
    </TableFrame>
  )
}
