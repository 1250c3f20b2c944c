'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import { CasesPanel } from './cases-panel.tsx'
import { GamesPanel } from './games-panel.tsx'
import { LedgerPanel } from './ledger-panel.tsx'
import type { PlayerFile } from './player-files.ts'
import { PlayerSummary } from './player-summary.tsx'
import { RankedPanel } from './ranked-panel.tsx'

/** All that the desk knows of a player, and what it can do about them. */
export const PlayerScreen = ({ given }: { readonly given: PlayerFile }): ReactNode => {
  const { id } = given.player
  const trpc = useTRPC()
  const { data: file } = useQuery({ ...trpc.players.byId.queryOptions({ id }), initialData: given })
  return (
    <div className="flex flex-col gap-4">
      <PlayerSummary {...file} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <RankedPanel file={file} />
          <CasesPanel cases={file.cases} />
          <GamesPanel recent={file.recent} />
        </div>
        <LedgerPanel id={id} ledger={file.ledger} />
      </div>
    </div>
  )
}
