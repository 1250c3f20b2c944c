'use client'

import { ReplayViewer } from '@skelly/court-view'
import type { Level } from '@skelly/engine/challenges'
import type { MatchResult } from '@skelly/protocol'
import { Alert } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { endWords } from '../match/end/end-words.ts'
import { courtOf } from '../stage/table-bodies.ts'
import { USUAL_LOOK, type TableLook } from '../stage/table-look.ts'
import { useCourtWords } from '../words/use-court-words.ts'
import { recordedGame, type RecordedGame } from './recorded-game.ts'
import { frameOfShot, replayFrames } from './replay-frames.ts'
import type { ReplayMoment } from './replay-moment.ts'
import { seatsIn } from './seats-in.ts'
import { ShareShot } from './share-shot.tsx'
import { ReplayTools } from './tools/replay-tools.tsx'
import { useTrying } from './try/use-trying.tsx'
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
  /** The level that it is an attempt at, and how that is shown. */
  readonly attempt?: { readonly level: Level; readonly look: TableLook }
  /** What else can be done at the moment that is on the screen: it stands under the controls. */
  readonly tools?: (at: ReplayMoment) => ReactNode
}

const useEnding = ({ replay }: RecordedGame, result: MatchResult | null): string => {
  const t = useTranslations('end')
  if (result === null) return ''
  const { headline, why } = endWords({ ...result, seats: seatsIn(replay, result) }, null)
  return `${t(headline.key, { name: headline.name })}. ${t(why.key, { name: why.name, who: why.who })}`
}

/** Computer players have no seat in a result, and the usual colours. */
const lookIn = (result: MatchResult | null): TableLook => {
  const colours: number[] = []
  for (const { seat, colour } of result?.seats ?? []) colours[seat] = colour
  return { ...USUAL_LOOK, colours }
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
  attempt,
  tools,
}: Omit<ReplayTheatreProps, 'text'> & { readonly game: RecordedGame }): ReactNode => {
  const say = useTranslations('ruling')
  const ending = useEnding(game, result)
  const proof = useProof(game)
  const words = useReplayWords()
  const courtWords = useCourtWords()
  const look = useMemo(() => attempt?.look ?? lookIn(result), [attempt, result])
  const frames = useMemo(() => replayFrames(game, names, say, ending, look), [game, names, say, ending, look])
  const [current, setCurrent] = useState(() => frameOfShot(frames, shot))
  const momentAt = useCallback(
    (index: number): ReplayMoment | null => {
      const frame = frames[index]
      const before = frame?.played?.before ?? game.walk.frames.at(-1)?.after ?? game.walk.begin
      if (frame === undefined || before === null) return null
      const { shotNumber, played } = frame
      const level = attempt?.level ?? null
      return { game, frame: index, shot: shotNumber, before, played, names, look, level, isShared }
    },
    [frames, game, names, look, attempt, isShared],
  )
  const moment = useMemo(() => momentAt(current), [momentAt, current])
  const show = (frame: number): void => {
    setCurrent(frame)
    if (isShared) showInAddress(frames[frame]?.shotNumber ?? 1)
  }
  const trying = useTrying({ at: moment, momentAt, onFrame: show })
  const state = game.walk.begin?.state
  if (state === undefined) return null
  if (trying.screen !== null) return trying.screen
  return (
    <>
      <ReplayViewer
        court={courtOf(state)}
        frames={frames}
        proof={proof}
        initialFrame={current}
        words={words}
        courtWords={courtWords}
        tools={
          <>
            {isShared && <ShareShot />}
            {moment !== null && <ReplayTools at={moment} onTry={trying.begin} />}
            {moment !== null && tools?.(moment)}
          </>
        }
        onFrame={show}
      />
    </>
  )
}

/** A stored game to be watched, checked on this device. */
export const ReplayTheatre = ({ text, ...others }: ReplayTheatreProps): ReactNode => {
  const t = useTranslations('replay')
  const level = others.attempt?.level ?? null
  const game = useMemo(() => recordedGame(text, level), [text, level])
  return game === null ? <Alert tone="bad">{t('unreadable')}</Alert> : <Stage game={game} {...others} />
}
