'use client'

import type { OwnResult } from '@skelly/api'
import { useMemo, useState, type ReactNode } from 'react'
import { admitting } from '../trpc/admitting.ts'
import { useTRPCClient } from '../trpc/trpc.ts'
import { Ending } from './end/ending.tsx'
import { Rematch } from './end/rematch.tsx'
import { isAnswerAwaited, rematchState } from './end/rematch-state.ts'
import { useMatchResult } from './end/use-match-result.ts'
import { WaysOn } from './end/ways-on.tsx'
import { EndedMatch } from './ended-match.tsx'
import { isEndShown } from './is-end-shown.ts'
import { isTableMissed } from './is-table-missed.ts'
import type { LiveWay } from './live-way.ts'
import { MatchRefused } from './match-refused.tsx'
import { OnlineTable } from './online-table.tsx'
import { useMatchClient } from './use-match-client.ts'
import { useMatchStage } from './use-match-stage.ts'
import { useNextMatch } from './use-next-match.ts'
import { WalkingOver } from './walking-over.tsx'

interface LiveMatchProps {
  readonly matchId: string
  readonly way: LiveWay
}

interface TableProps extends LiveMatchProps {
  /** Whether somebody whom nobody knows comes in as a new guest. */
  readonly asGuest: boolean
  readonly onAsGuest: () => void
}

const Table = ({ matchId, way, asGuest, onAsGuest }: TableProps): ReactNode => {
  const api = useTRPCClient()
  const admit = useMemo(
    () => admitting(() => api.match.admit.mutate({ matchId, asGuest })),
    [api, matchId, asGuest],
  )
  const { client, snapshot } = useMatchClient(matchId, admit)
  const [stage, dispatch] = useMatchStage(client)
  const { match, status, result, seat, table } = snapshot
  useNextMatch(way, snapshot.nextMatchId)
  const isMissed = isTableMissed(snapshot)
  const counted = useMatchResult<OwnResult>(matchId, null, isMissed)

  if (status.kind === 'refused') return <MatchRefused why={status.why} {...{ way, onAsGuest }} />
  if (match === null || stage === null) {
    if (status.kind === 'over' || (isMissed && counted !== null))
      return <EndedMatch {...{ matchId, way }} result={counted} />
    return <WalkingOver status={status} />
  }
  const ending = (
    <Ending {...{ matchId, seat }} told={result} isAsked={isAnswerAwaited(rematchState(snapshot))}>
      <Rematch client={client} snapshot={snapshot} names={match.setup.seats.map((player) => player.name)} />
      <WaysOn way={way} roomCode={table?.roomCode ?? null} />
    </Ending>
  )
  return (
    <OnlineTable
      {...{ client, snapshot, match, way, stage, dispatch }}
      ending={isEndShown(match, snapshot, stage.scene) ? ending : null}
    />
  )
}

/** A game that is on: from walking over to the court until it is counted, and on to the next one. */
export const LiveMatch = (props: LiveMatchProps): ReactNode => {
  const [asGuest, setAsGuest] = useState(false)
  return <Table key={String(asGuest)} {...props} asGuest={asGuest} onAsGuest={() => setAsGuest(true)} />
}
