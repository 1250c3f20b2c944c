import type { Fill } from '@skelly/engine'
import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'
import type { SceneCap } from './scenes.ts'

const RIMS = { 0: 'text-brick', 1: 'text-sky', 2: 'text-sun', 4: 'text-good' } as const

const INSIDES = {
  empty: 'fill-tin',
  candle: 'fill-chalk',
  crayon: 'fill-coral',
  floor: 'fill-sun',
  tar: 'fill-accent-ink',
} as const satisfies Record<Fill, string>

/** What a cap measures across, its shadow with it, before it is made as large as the scene has it. */
const ACROSS = 42

/**
 * A cap in a scene: its shadow, its 21 crimps, what is poured in, and the light on it. Simpler than the one of a game,
 * for a scene is part of what a page loads first.
 */
export const SceneCapDrawing = ({ cap }: { readonly cap: SceneCap }): ReactNode => (
  <g
    transform={`translate(${String(cap.x)} ${String(cap.y)}) scale(${String(cap.size / ACROSS)})`}
    className={cn('stroke-current', RIMS[cap.colour])}
  >
    <circle cx="2" cy="3" r="18" className="fill-veil" strokeWidth="0" />
    <circle r="15.5" strokeWidth="5" strokeDasharray="3.1 1.54" strokeLinecap="butt" fill="currentColor" />
    <circle r="11.5" strokeWidth="1.5" strokeOpacity="0.6" className={INSIDES[cap.fill]} />
    <path d="M-8-5a9 9 0 0 1 7-5" strokeWidth="2" strokeOpacity="0.8" className="stroke-chalk" />
  </g>
)
