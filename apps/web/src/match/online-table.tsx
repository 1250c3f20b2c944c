'use client'

import { seatAt, skelly, type Match, type SkellyState } from '@skelly/engine'
import type { MatchClient, MatchSnapshot } from '@skelly/game-client'
import { useTranslations } from 'next-intl'
import { useCallback, useState, type ReactNode } from 'react'
import type { Stage, StageEvent } from '../stage/stage.ts'
import { SaidAloud } from '../talk/said-aloud.tsx'
import { TapsAloud } from '../talk/taps-aloud.tsx'
import { useMuted } from '../talk/use-muted.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { CourtPills } from './court-pills.tsx'
import { courtTaps } from './court-taps.ts'
import type { LiveWay } from './live-way.ts'
import { MatchTable } from './match-table.tsx'
import { OnlineBar } from './online-bar.tsx'
import { promptFor } from './prompt.ts'
import { QuietNotice } from './quiet-notice.tsx'
import { refusalShown } from './refusal-shown.ts'
import { SeatLine } from './seat-line.tsx'
import { TapHint, useTapHint } from './tap-hint.tsx'
import { BackQuestion } from './back-question.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useMayAct } from './use-may-act.ts'
import { useNames } from './use-names.ts'
import { useTableLook } from './use-table-look.ts'
import { useTableTalk } from './use-table-talk.ts'

interface OnlineTableProps {
  readonly client: MatchClient
  readonly snapshot: MatchSnapshot
  readonly match: Match<SkellyState>
  readonly way: LiveWay
  readonly stage: Stage
  readonly dispatch: (event: StageEvent) => void
  /** How it ended, once it is told. */
  readonly ending: ReactNode
}

/** The table of a game whose referee is the server. */
export const OnlineTable = (props: OnlineTableProps): ReactNode => {
  const { client, snapshot, match, way, stage, dispatch, ending } = props
  const titles = useTranslations('titles')
  const { seat, presences, status } = snapshot
  const names = useNames(match.setup)
  const look = useTableLook(snapshot.table)
  const clock = useCallback(() => client.serverNow(), [client])
  const [muted, setMuted] = useMuted()
  const { said, taps } = useTableTalk(client, muted)
  const [cameLate] = useState(match.phase.kind === 'playing' && match.ply > 0)
  const mayAct = useMayAct(match, status, clock)
  const isRunning = match.phase.kind === 'playing'
  const isPlaying = isRunning && seat !== null && match.state.caps[seat]?.inGame === true
  useLeaveQuestion(isPlaying)
  // nobody is told to flick while the line is lost or another screen has the seat
  const isOnLine = status.kind === 'live'
  const awaited = presences.find(({ presence }) => presence === 'awaited')?.name ?? null
  const hint = useTapHint()
  // somebody else is on turn, and a finger on the court does nothing else
  const isWaiting =
    stage.scene.kind === 'still' && stage.missed === null && skelly.mover(match.state) !== seat
  const tap = (cap: number): void => {
    hint.know()
    client.tap(seatAt(cap))
  }
  return (
    <>
      <BackQuestion isPlaying={isPlaying} />
      <SaidAloud said={said} names={names} />
      <TapsAloud taps={taps} names={names} />
      <MatchTable
        title={titles(way === 'ranked' ? 'match' : 'onlineMatch')}
        {...{ match, stage, dispatch, look, clock }}
        table={client}
        said={stage.said}
        mine={seat}
        isWatching={seat === null}
        acting={mayAct ? seat : null}
        bar={
          <OnlineBar
            {...{ client, snapshot, way, isPlaying, muted }}
            grip={match.setup.grip}
            onMute={setMuted}
          />
        }
        lineOf={(place) => <SeatLine {...{ snapshot, place, clock }} said={said[place]} />}
        prompt={isOnLine ? promptFor({ match, scene: stage.scene, seat, names, awaited }) : null}
        refusal={refusalShown(snapshot.refusal)}
        taps={courtTaps(taps, look, names)}
        onTap={isOnLine && seat !== null ? tap : null}
      >
        <ConnectionBanner status={status} paused={snapshot.paused} onPlayHere={() => client.connect()} />
        <CourtPills {...{ client, stage, dispatch, cameLate }} />
        {!hint.isKnown && !cameLate && isPlaying && isOnLine && isWaiting && <TapHint onKnown={hint.know} />}
        {isRunning && <QuietNotice snapshot={snapshot} clock={clock} />}
        {ending}
      </MatchTable>
    </>
  )
}
