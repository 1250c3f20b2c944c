import type { Court } from '@skelly/engine'
import type { ReactNode } from 'react'
import type { CourtWords } from '../court-words.ts'
import type { ReplayFrame } from './replay-frame.ts'
import type { ReplayAction } from './replay-keys.ts'
import type { ReplayWords } from './replay-words.ts'

/** What is known about the replay being true: shown as a badge. */
export type ReplayProof =
  | { readonly kind: 'checking'; readonly words: string }
  | { readonly kind: 'verified'; readonly words: string }
  | {
      readonly kind: 'differs'
      readonly words: string
      /** Where it differs, an index into `frames`: the badge leads there. Null when no frame shows it. */
      readonly frame: number | null
    }

/** The instant that is on the screen. */
export interface ReplayInstant {
  /** An index into `frames`. */
  readonly frame: number
  /** Simulated seconds since the launch of its shot, from 0 to the shot's duration; 0 where there is none. */
  readonly time: number
  readonly isRunning: boolean
}

/** The public door of the viewer. Where it is and how fast is its own affair: the caller is told. */
export interface ReplayViewerProps {
  readonly court: Court
  /** At least one. When there are more or fewer of them, the viewer begins anew; their words may change at any time. */
  readonly frames: readonly ReplayFrame[]
  readonly proof: ReplayProof
  /** Where to begin: an index into `frames`, the nearest there is. It is looked at when the viewer begins. */
  readonly initialFrame?: number
  /** Goes to a frame when another object is given, the nearest there is: something else on the page leads there. */
  readonly goTo?: { readonly frame: number } | null
  /** What the page has keys of its own for: the viewer leaves theirs alone, and does not tell them. */
  readonly withoutKeys?: readonly ReplayAction[]
  /** Whether knocks are shown in slow motion when the viewer begins; they are where it is left out. */
  readonly initialSlowMotion?: boolean
  /** The frame on the screen has changed. */
  readonly onFrame?: (frame: number) => void
  /** The instant on the screen has changed: while it runs, once for every frame of the screen. */
  readonly onInstant?: (instant: ReplayInstant) => void
  /** The viewer has turned slow motion on or off, to be remembered. */
  readonly onSlowMotion?: (isSlowed: boolean) => void
  /** What else can be done: in a row under the controls. */
  readonly tools?: ReactNode
  /** English where they are left out. */
  readonly words?: ReplayWords
  readonly courtWords?: CourtWords
  readonly className?: string
}
