'use client'

import { useMemo, type ReactNode } from 'react'
import { admitting } from '../trpc/admitting.ts'
import { useTRPCClient } from '../trpc/trpc.ts'
import { Ending } from './end/ending.tsx'
import { EndedMatch } from './ended-match.tsx'
import { isEndShown } from './is-end-shown.ts'
import { MatchRefused } from './match-refused.tsx'
import { OnlineTable } from './online-table.tsx'
import { useMatchClient } from './use-match-client.ts'
import { useMatchStage } from './use-match-stage.ts'
import { WalkingOver } from './walking-over.tsx'

interface LiveMatchProps {
  readonly matchId: string
  /** Whose screen it is. */
  readonly name: string
}

/** A game that is on: from walking over to the court until it is counted. */
export const LiveMatch = ({ matchId, name }: LiveMatchProps): ReactNode => {
  const api = useTRPCClient()
  const admit = useMemo(() => admitting(() => api.match.admit.mutate({ matchId })), [api, matchId])
  const { client, snapshot } = useMatchClient(matchId, admit)
  const [stage, dispatch] = useMatchStage(client)
  const { match, status, result, seat } = snapshot

  if (status.kind === 'refused') return <MatchRefused why={status.why} />
  if (match === null || stage === null) {
    return status.kind === 'over' ? (
      <EndedMatch matchId={matchId} name={name} result={result} />
    ) : (
      <WalkingOver />
    )
  }
  const isShown = isEndShown(match, snapshot, stage.scene)
  return (
    <OnlineTable
      {...{ client, snapshot, match, stage, dispatch }}
      ending={isShown ? <Ending matchId={matchId} told={result} seat={seat} /> : null}
    />
  )
}
