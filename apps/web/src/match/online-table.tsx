'use client'

import type { Match, SkellyState } from '@skelly/engine'
import type { MatchClient, MatchSnapshot } from '@skelly/game-client'
import { useTranslations } from 'next-intl'
import { useCallback, type ReactNode } from 'react'
import type { Stage, StageEvent } from '../stage/stage.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { LeaveButton } from './leave-button.tsx'
import { MatchBar } from './match-bar.tsx'
import { MatchTable } from './match-table.tsx'
import { PresenceOf } from './presence-of.tsx'
import { promptFor } from './prompt.ts'
import { QuietNotice } from './quiet-notice.tsx'
import { refusalShown } from './refusal-shown.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useMayAct } from './use-may-act.ts'
import { useNames } from './use-names.ts'

interface OnlineTableProps {
  readonly client: MatchClient
  readonly snapshot: MatchSnapshot
  readonly match: Match<SkellyState>
  readonly stage: Stage
  readonly dispatch: (event: StageEvent) => void
  /** How it ended, once it is told. */
  readonly ending: ReactNode
}

/** The table of a game whose referee is the server. */
export const OnlineTable = (props: OnlineTableProps): ReactNode => {
  const { client, snapshot, match, stage, dispatch, ending } = props
  const t = useTranslations('titles')
  const words = useTranslations('match')
  const { seat, presences, status } = snapshot
  const names = useNames(match.setup)
  const clock = useCallback(() => client.serverNow(), [client])
  const mayAct = useMayAct(match, status, clock)
  const isRunning = match.phase.kind === 'playing'
  useLeaveQuestion(isRunning)
  // nobody is told to flick while the line is lost or another screen has the seat
  const isOnLine = status.kind === 'live'
  const awaited = presences.find(({ presence }) => presence === 'awaited')?.name ?? null
  return (
    <>
      <h1 className="sr-only">{t('match')}</h1>
      <MatchTable
        {...{ match, stage, dispatch, clock }}
        table={client}
        said={stage.said}
        mine={seat}
        acting={mayAct ? seat : null}
        bar={
          <MatchBar grip={match.setup.grip}>
            {isRunning ? <LeaveButton onLeave={() => client.leave()} /> : null}
          </MatchBar>
        }
        lineOf={(place) =>
          place === seat ? (
            <p className="text-muted text-xs">{words('you')}</p>
          ) : (
            <PresenceOf {...{ snapshot, place, clock }} />
          )
        }
        prompt={isOnLine ? promptFor({ match, scene: stage.scene, seat, names, awaited }) : null}
        refusal={refusalShown(snapshot.refusal)}
      >
        <ConnectionBanner status={status} paused={snapshot.paused} onPlayHere={() => client.connect()} />
        {isRunning && <QuietNotice snapshot={snapshot} clock={clock} />}
        {ending}
      </MatchTable>
    </>
  )
}
