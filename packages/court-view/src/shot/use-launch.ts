import type { Flick } from '@skelly/engine'
import { useState, type RefObject } from 'react'
import { Launcher } from './launcher.ts'
import { quietFrames } from './quiet-frames.ts'
import type { ShownShot } from './shown-shot.ts'
import type { Foresee } from './use-foreseen.ts'

export interface Launch {
  readonly launcher: Launcher
  /** Lets the caps roll at once, if the flick is the one that was foreseen. */
  readonly launch: (flick: Flick) => void
}

/**
 * Nothing but the caps begins to move in the frame in which the hand lets go: what else comes of it is drawn a moment
 * later. Until then the aim, a layer of its own, is not seen.
 */
export const useLaunch = (
  surface: RefObject<HTMLElement | null>,
  foreseen: ShownShot | null,
  foresee: Foresee | undefined,
): Launch => {
  const [launcher] = useState(() => new Launcher())
  const launch = (flick: Flick): void => {
    const shot = foreseen === null ? null : (foresee?.(flick) ?? null)
    if (shot === null || shot.trace !== foreseen?.trace) return
    const aim = surface.current?.closest('.court-street')?.querySelector<SVGElement>('.court-hand')
    aim?.style.setProperty('opacity', '0')
    quietFrames.begin()
    launcher.launch({ ...foreseen, clock: { kind: 'running', startedAt: performance.now(), rate: 1 } })
    quietFrames.when(() => aim?.style.removeProperty('opacity'))
  }
  return { launcher, launch }
}
