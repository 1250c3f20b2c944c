'use client'

import type { LobbyClient, LobbySnapshot } from '@skelly/game-client'
import type { LobbyView } from '@skelly/protocol'
import { Button } from '@skelly/ui'
import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { MuteButton } from '../talk/mute-button.tsx'
import { SaidAloud } from '../talk/said-aloud.tsx'
import { useMuted } from '../talk/use-muted.ts'
import { WordTray } from '../talk/word-tray.tsx'
import { LobbyNotice } from './lobby-notice.tsx'
import { LobbyOptions } from './lobby-options.tsx'
import { OwnCap } from './own-cap.tsx'
import { ReadyBar } from './ready-bar.tsx'
import { SeatList } from './seat-list.tsx'
import { ShareRoom } from './share-room.tsx'
import { useLobbyTalk } from './use-lobby-talk.ts'
import { useOwnCap } from './use-own-cap.ts'

interface LobbyScreenProps {
  readonly lobby: LobbyClient
  readonly snapshot: LobbySnapshot
  readonly view: LobbyView
  readonly code: string
}

/** Who is in a room, with what caps, and how the game is going to be. */
export const LobbyScreen = ({ lobby, snapshot, view, code }: LobbyScreenProps): ReactNode => {
  const t = useTranslations('room')
  const router = useRouter()
  const [muted, setMuted] = useMuted()
  const said = useLobbyTalk(lobby, muted)
  const { seat } = snapshot
  useOwnCap(lobby, view, seat)
  const leave = (): void => {
    lobby.leave()
    router.push(paths.online)
  }
  return (
    <div className="sideways:gap-2 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <h1 className="sr-only">{t('title', { code })}</h1>
      <SaidAloud said={said} names={view.seats.map(({ name }) => name)} />
      <div className="lg:col-start-2">
        <ShareRoom code={code} />
      </div>
      <div className="sideways:gap-2 flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <LobbyNotice snapshot={snapshot} view={view} onHere={() => lobby.connect()} />
        <SeatList lobby={lobby} view={view} mine={seat} said={said} />
        {seat !== null && <OwnCap lobby={lobby} view={view} mine={seat} />}
        <ReadyBar lobby={lobby} view={view} mine={seat} isLive={snapshot.status.kind === 'live'} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button variant="ghost" size="small" onClick={leave}>
            <LogOut aria-hidden />
            {t('leave')}
          </Button>
          {seat === null ? (
            <MuteButton muted={muted} onMute={setMuted} />
          ) : (
            <WordTray side="top" onSay={(word) => lobby.say(word)} muted={muted} onMute={setMuted} />
          )}
        </div>
      </div>
      <div className="lg:col-start-2">
        <LobbyOptions view={view} isMaker={seat !== null && seat === view.maker} lobby={lobby} />
      </div>
    </div>
  )
}
