'use client'

import type { MatchClient, MatchSnapshot } from '@skelly/game-client'
import type { QuickWord } from '@skelly/protocol'
import { Badge, buttonVariants } from '@skelly/ui'
import { Eye, LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useCallback, type ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { MuteButton } from '../talk/mute-button.tsx'
import { WordTray } from '../talk/word-tray.tsx'
import { LeaveButton, type Leaving } from './leave-button.tsx'
import type { LiveWay } from './live-way.ts'
import { MatchBar } from './match-bar.tsx'

interface OnlineBarProps {
  readonly client: MatchClient
  readonly snapshot: MatchSnapshot
  readonly way: LiveWay
  readonly grip: number
  /** Whether this screen's player is in a game that goes on. */
  readonly isPlaying: boolean
  readonly muted: boolean
  readonly onMute: (muted: boolean) => void
}

/** The way out for whoever has nothing to lose any more; in words for those who played, and are told nowhere else that they watch. */
const GoButton = ({ hasPlayed }: { readonly hasPlayed: boolean }): ReactNode => {
  const t = useTranslations('match')
  return (
    <Link
      href={paths.home}
      aria-label={t('stopWatching')}
      title={t('stopWatching')}
      className={buttonVariants({ variant: 'ghost', size: 'small' })}
    >
      <LogOut aria-hidden />
      {hasPlayed && t('stopWatching')}
    </Link>
  )
}

const Watching = ({ seat, watchers }: Pick<MatchSnapshot, 'seat' | 'watchers'>): ReactNode => {
  const t = useTranslations('match')
  if (seat === null) {
    return (
      <Badge tone="sky" data-watching title={t('watchers', { count: watchers })}>
        <Eye aria-hidden />
        {t('watching')}
        {watchers > 1 && <span className="tabular-nums">· {watchers}</span>}
      </Badge>
    )
  }
  if (watchers === 0) return null
  return (
    <Badge
      role="img"
      aria-label={t('watchers', { count: watchers })}
      title={t('watchers', { count: watchers })}
    >
      <Eye aria-hidden />
      <span className="tabular-nums">{watchers}</span>
    </Badge>
  )
}

/** In ranked it is an ordinary loss; of two in a room it ends the game, of more only the own one (R7.2). */
const leavingOf = (way: LiveWay, { match }: MatchSnapshot): Leaving => {
  if (way === 'ranked') return 'leaveText'
  const left = match?.state.caps.filter(({ inGame }) => inGame).length ?? 0
  return left > 2 ? 'leaveTextRoom' : 'leaveTextLast'
}

/** Above a live table: the way out, words, and who watches. */
export const OnlineBar = (props: OnlineBarProps): ReactNode => {
  const { client, snapshot, way, grip, isPlaying, muted, onMute } = props
  const { seat, watchers } = snapshot
  const say = useCallback((word: QuickWord) => client.say(word), [client])
  const isOver = snapshot.result !== null
  return (
    <MatchBar
      grip={grip}
      isCrowded
      tools={
        seat === null ? (
          <MuteButton muted={muted} onMute={onMute} />
        ) : (
          <WordTray side="bottom" onSay={say} muted={muted} onMute={onMute} />
        )
      }
    >
      <div className="-ml-2 flex shrink-0 items-center gap-1">
        {isPlaying ? (
          <LeaveButton leaving={leavingOf(way, snapshot)} onLeave={() => client.leave()} />
        ) : (
          <GoButton hasPlayed={seat !== null && !isOver} />
        )}
        <Watching seat={seat} watchers={watchers} />
      </div>
    </MatchBar>
  )
}
