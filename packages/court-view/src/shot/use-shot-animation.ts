import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { PUFF_SECONDS } from './puffs.ts'
import { shotTime } from './shot-time.ts'
import type { ShownShot } from './shown-shot.ts'

interface ShotAnimation {
  readonly shot: ShownShot | null
  /**
   * Puts everything where it is `time` seconds after the launch, or where it lies when there is no shot; `dust` runs on
   * a little after the rest.
   */
  readonly draw: (time: number, dust: number) => void
  /** The running shot has come to rest. */
  readonly onRest: (shotId: string) => void
}

type Stage = 'rolling' | 'settling' | 'still'

const dustTime = (shot: ShownShot, now: number): number =>
  shotTime(shot.clock, now, shot.trace.duration + PUFF_SECONDS)

/** Draws a shot on every frame of the screen, whatever its rate, and says when it has come to rest. */
export const useShotAnimation = ({ shot, draw, onRest }: ShotAnimation): void => {
  const show = useEffectEvent((now: number): Stage => {
    if (!shot) {
      draw(0, 0)
      return 'still'
    }
    const dust = dustTime(shot, now)
    draw(Math.min(dust, shot.trace.duration), dust)
    if (dust < shot.trace.duration) return 'rolling'
    return dust < shot.trace.duration + PUFF_SECONDS ? 'settling' : 'still'
  })
  const rest = useEffectEvent(() => {
    if (shot) onRest(shot.id)
  })

  // Whatever React has just drawn from the props is put right before anybody sees it.
  useLayoutEffect(() => {
    show(performance.now())
  })

  const startedAt = shot?.clock.kind === 'running' ? shot.clock.startedAt : null
  const id = shot?.id
  useEffect(() => {
    if (startedAt === null) return undefined
    let frame = 0
    let rested = false
    const tick = (now: number): void => {
      const stage = show(now)
      if (stage !== 'rolling' && !rested) {
        rested = true
        rest()
      }
      if (stage !== 'still') frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [startedAt, id])
}
