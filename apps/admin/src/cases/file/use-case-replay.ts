'use client'

import type { CaseFile } from '@skelly/protocol'
import { useStagedGame, type ShownGame, type StagedGame } from '@skelly/stage'
import { useTranslations } from 'next-intl'
import { useCallback, useMemo, useState } from 'react'
import { eventOfFrame, frameOfEvent } from './frame-of-event.ts'

interface CaseReplay {
  /** Null where there is no replay that this browser can play. */
  readonly staged: StagedGame | null
  /** The line of the timeline that is on the court; -1 for none. */
  readonly event: number
  /** Where the viewer is to go: another object is another wish. */
  readonly goTo: { readonly frame: number } | null
  readonly onFrame: (frame: number) => void
  readonly chooseEvent: (index: number) => void
}

/** The replay and the timeline of a case lead each other. */
export const useCaseReplay = ({ replay, seats, reason, timeline }: CaseFile): CaseReplay => {
  const t = useTranslations('cases')
  const [goTo, setGoTo] = useState<{ readonly frame: number } | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [frame, setFrame] = useState(0)
  // As they were when the page was opened: a new look at the case is no new game.
  const [look] = useState(() => lookOf(seats))
  const show = useCallback(
    () => ({ ...look, hasRun: true, ending: t(`reason_${reason}`) }),
    [look, reason, t],
  )
  const staged = useStagedGame({ text: replay?.text ?? '', level: null, show })
  const frames = staged?.isReady === true ? staged.frames : null
  const event = useMemo(
    () => chosen ?? (frames === null ? -1 : eventOfFrame(timeline, frames[frame])),
    [chosen, frames, frame, timeline],
  )
  const chooseEvent = (index: number): void => {
    setChosen(index)
    if (frames !== null) setGoTo({ frame: frameOfEvent(timeline, index, frames) })
  }
  const onFrame = (shown: number): void => {
    setFrame(shown)
    if (shown !== goTo?.frame) setChosen(null)
  }
  return { staged, event, goTo, onFrame, chooseEvent }
}

const lookOf = (seats: CaseFile['seats']): Pick<ShownGame, 'names' | 'look'> => {
  const inOrder = seats.toSorted((one, other) => one.seat - other.seat)
  return {
    names: inOrder.map(({ name }) => name),
    look: { colours: inOrder.map(({ colour }) => colour), hasGuide: true },
  }
}
