'use client'

import { ReplayViewer } from '@skelly/court-view'
import type { MatchResult } from '@skelly/protocol'
import { Alert } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { endWords } from '../match/end/end-words.ts'
import { courtOf } from '../stage/table-bodies.ts'
import { useCourtWords } from '../words/use-court-words.ts'
import { recordedGame, type RecordedGame } from './recorded-game.ts'
import { frameOfShot, replayFrames } from './replay-frames.ts'
import { ShareShot } from './share-shot.tsx'
import { useProof } from './use-proof.ts'
import { useReplayWords } from './use-replay-words.ts'

interface ReplayTheatreProps {
  /** The stored game. */
  readonly text: string
  readonly result: MatchResult | null
  /** The names to be shown, by seat: they follow renames. */
  readonly names: readonly string[]
  /** Where to begin, counted from 1, or null. */
  readonly shot: number | null
  /** Whether the game has an address of its own, which a shot of it can be added to. */
  readonly isShared?: boolean
}

const useEnding = (result: MatchResult | null): string => {
  const t = useTranslations('end')
  if (result === null) return ''
  const { headline, why } = endWords(result, null)
  return `${t(headline.key, { name: headline.name })}. ${t(why.key, { name: why.name, who: why.who })}`
}

/** By seat; computer players have no seat in a result, and the usual colours. */
const coloursIn = (result: MatchResult | null): readonly number[] => {
  const colours: number[] = []
  for (const { seat, colour } of result?.seats ?? []) colours[seat] = colour
  return colours
}

const showInAddress = (shot: number): void => {
  const address = new URL(location.href)
  address.searchParams.set('shot', String(shot))
  history.replaceState(history.state, '', address)
}

const Stage = ({
  game,
  result,
  names,
  shot,
  isShared = true,
}: Omit<ReplayTheatreProps, 'text'> & { readonly game: RecordedGame }): ReactNode => {
  const say = useTranslations('ruling')
  const ending = useEnding(result)
  const proof = useProof(game)
  const words = useReplayWords()
  const courtWords = useCourtWords()
  const frames = useMemo(
    () => replayFrames(game, names, say, ending, coloursIn(result)),
    [game, names, say, ending, result],
  )
  const state = game.walk.begin?.state
  if (state === undefined) return null
  return (
    <>
      <ReplayViewer
        court={courtOf(state)}
        frames={frames}
        proof={proof}
        initialFrame={frameOfShot(frames, shot)}
        words={words}
        courtWords={courtWords}
        onFrame={(frame) => {
          if (isShared) showInAddress(frames[frame]?.shotNumber ?? 1)
        }}
      />
      {isShared && <ShareShot />}
    </>
  )
}

/** A stored game to be watched, checked on this device. */
export const ReplayTheatre = ({ text, ...others }: ReplayTheatreProps): ReactNode => {
  const t = useTranslations('replay')
  const game = useMemo(() => recordedGame(text), [text])
  return game === null ? <Alert tone="bad">{t('unreadable')}</Alert> : <Stage game={game} {...others} />
}
