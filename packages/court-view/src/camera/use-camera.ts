import type { Court } from '@skelly/engine'
import { useMemo, useState } from 'react'
import type { ShownShot } from '../shot/shown-shot.ts'
import { cameraOn, type Camera } from './camera-on.ts'

interface ShotCamera {
  /** What the picture is seen through now; null is the whole street. */
  readonly now: Camera | null
  /** What the last shot was seen through, which is left slowly. */
  readonly last: Camera | null
}

/** The camera of a court, by the shot that is shown. */
export const useCamera = (
  court: Court,
  shot: ShownShot | null,
  hasRested: boolean,
  mmPerPx: number,
): ShotCamera => {
  const camera = useMemo(() => cameraOn(court, shot, mmPerPx), [court, shot, mmPerPx])
  const [last, setLast] = useState<Camera | null>(null)
  if (shot !== null && last !== camera) setLast(camera)
  return { now: hasRested ? null : camera, last }
}
