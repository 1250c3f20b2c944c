import type { Flick } from '@skelly/engine'
import { useMemo, type RefObject } from 'react'
import { cameraOn } from '../camera/camera-on.ts'
import type { CourtViewProps } from '../court-view-props.ts'
import type { ComingWord } from '../layers/word-layer.tsx'
import type { ShownShot } from './shown-shot.ts'
import { useForeseen } from './use-foreseen.ts'
import { useLaunch, type Launch } from './use-launch.ts'

interface ForesightWishes extends Pick<CourtViewProps, 'court' | 'foresee' | 'shot'> {
  /** What is touched of the court. */
  readonly element: RefObject<HTMLElement | null>
  /** The flick that is held; null while nothing is aimed at. */
  readonly aim: Flick | null
  readonly mmPerPx: number
}

interface Foresight extends Launch {
  readonly foreseen: ShownShot | null
  /** What is going to be chalked about it, while it is held and while it rolls. */
  readonly coming: ComingWord | null
}

/** All that a court makes ready for the flick that is held, so that letting go has little left to do. */
export const useForesight = (wishes: ForesightWishes): Foresight => {
  const { court, foresee, shot, element, aim, mmPerPx } = wishes
  const next = useForeseen(aim, foresee)
  const isLikely = aim !== null || (next !== null && shot?.trace === next.shot.trace)
  const coming = useMemo(() => {
    if (!next?.word || !isLikely) return null
    return { word: next.word, shot: next.shot, camera: cameraOn(court, next.shot, mmPerPx) }
  }, [next, isLikely, court, mmPerPx])
  return { foreseen: next?.shot ?? null, coming, ...useLaunch(element, next?.shot ?? null, foresee) }
}
