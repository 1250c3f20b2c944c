'use client'

import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { LobbyFrame, type SiteFrame } from '../device/lobby-frame.tsx'
import { lineWord } from '../frame/line-word.ts'
import { paths } from '../frame/paths.ts'
import { LobbyScreen } from './lobby-screen.tsx'
import { RoomEnded } from './room-ended.tsx'
import { useLobby } from './use-lobby.ts'

interface LobbyProps extends SiteFrame {
  readonly roomId: string
  readonly code: string
}

/** In a room, until its game begins: then everybody goes to the court. */
export const Lobby = ({ roomId, code, ...frame }: LobbyProps): ReactNode => {
  const t = useTranslations('room')
  const line = useTranslations('line')
  const router = useRouter()
  const { lobby, snapshot } = useLobby(roomId)
  const { status, view, startedMatchId } = snapshot
  useEffect(() => {
    // The way back leads past the room: it would only send everybody here again.
    if (startedMatchId !== null) router.replace(paths.onlineMatch(startedMatchId))
  }, [startedMatchId, router])
  if (status.kind === 'refused' || status.kind === 'over') {
    return (
      <>
        {frame.header}
        <RoomEnded why={status.kind === 'refused' ? status.why : 'closed'} />
        {frame.footer}
      </>
    )
  }
  if (view === null || startedMatchId !== null) {
    return (
      <LobbyFrame {...frame}>
        <p role="status" className="flex items-center justify-center gap-3 py-24 text-balance">
          <Spinner />
          {status.kind === 'reconnecting'
            ? line(lineWord(status))
            : t(startedMatchId === null ? 'entering' : 'started')}
        </p>
      </LobbyFrame>
    )
  }
  return (
    <LobbyFrame {...frame}>
      <LobbyScreen lobby={lobby} snapshot={snapshot} view={view} code={code} />
    </LobbyFrame>
  )
}
