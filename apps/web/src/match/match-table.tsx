'use client'

import { CourtView } from '@skelly/court-view'
import type { Match, SkellyState } from '@skelly/engine'
import type { MatchClient, MatchSnapshot } from '@skelly/game-client'
import { useTranslations } from 'next-intl'
import { useCallback, type ReactNode } from 'react'
import type { Stage, StageEvent } from '../stage/stage.ts'
import { useCourtScene } from '../stage/use-court-scene.ts'
import { useCourtWords } from '../words/use-court-words.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { MatchBar } from './match-bar.tsx'
import { MatchPlayers } from './match-players.tsx'
import { promptFor } from './prompt.ts'
import { QuietNotice } from './quiet-notice.tsx'
import { refusalShown } from './refusal-shown.ts'
import { StatusLine } from './status-line.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useMatchHand } from './use-match-hand.ts'
import { useMayAct } from './use-may-act.ts'
import { useNames } from './use-names.ts'

interface MatchTableProps {
  readonly client: MatchClient
  readonly snapshot: MatchSnapshot
  readonly match: Match<SkellyState>
  readonly stage: Stage
  readonly dispatch: (event: StageEvent) => void
  /** How it ended, once it is told. */
  readonly ending: ReactNode
}

/** The table of a live game. */
export const MatchTable = ({
  client,
  snapshot,
  match,
  stage,
  dispatch,
  ending,
}: MatchTableProps): ReactNode => {
  const t = useTranslations('titles')
  const { seat, presences, status } = snapshot
  const words = useCourtWords()
  const names = useNames(match.setup)
  const clock = useCallback(() => client.serverNow(), [client])
  const hand = useMatchHand(client, stage, dispatch)
  const mayAct = useMayAct(match, status, clock)
  const scene = useCourtScene(stage, names, mayAct ? seat : null)
  const isRunning = match.phase.kind === 'playing'
  // nobody is told to flick while the line is lost or another screen has the seat
  const isOnLine = status.kind === 'live'
  useLeaveQuestion(isRunning)
  const awaited = presences.find(({ presence }) => presence === 'awaited')?.name ?? null
  return (
    <div className="table-height flex flex-col">
      <h1 className="sr-only">{t('match')}</h1>
      <MatchBar grip={match.setup.grip} onLeave={isRunning ? () => client.leave() : null} />
      <div className="beside:flex-row beside:justify-center beside:gap-6 beside:px-6 mx-auto flex min-h-0 w-full max-w-7xl flex-1 flex-col gap-2">
        <MatchPlayers snapshot={snapshot} match={match} state={scene.state} clock={clock} />
        <main className="beside:order-2 flex min-h-0 flex-1 flex-col gap-1">
          <div className="relative min-h-0 flex-1">
            <CourtView
              court={scene.court}
              pieces={scene.pieces}
              highlight={scene.highlight}
              shot={scene.shot}
              allowed={scene.allowed}
              words={words}
              onFlick={hand.flick}
              onSetDown={hand.setDown}
              onAim={hand.aim}
              onShotShown={hand.rested}
            />
            <ConnectionBanner status={status} paused={snapshot.paused} onPlayHere={() => client.connect()} />
            {isRunning && <QuietNotice snapshot={snapshot} clock={clock} />}
            {ending}
          </div>
          <StatusLine
            said={stage.said}
            names={names}
            refusal={refusalShown(snapshot.refusal)}
            prompt={isOnLine ? promptFor({ match, scene: stage.scene, seat, names, awaited }) : null}
          />
        </main>
      </div>
    </div>
  )
}
