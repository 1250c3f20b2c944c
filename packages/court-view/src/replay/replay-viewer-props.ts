import type { Court } from '@skelly/engine'
import type { ReactNode } from 'react'
import type { CourtWords } from '../court-words.ts'
import type { ReplayFrame } from './replay-frame.ts'
import type { ReplayWords } from './replay-words.ts'

/** What is known about the replay being true: shown as a badge. */
export type ReplayProof =
  | { readonly kind: 'checking'; readonly words: string }
  | { readonly kind: 'verified'; readonly words: string }
  | { readonly kind: 'differs'; readonly words: string }

export interface ReplayViewerProps {
  readonly court: Court
  /** At least one. */
  readonly frames: readonly ReplayFrame[]
  readonly proof: ReplayProof
  /** Where to begin: an index into `frames`. */
  readonly initialFrame?: number
  /** The frame on the screen has changed. */
  readonly onFrame?: (frame: number) => void
  /** What else can be done: in a row under the controls. */
  readonly tools?: ReactNode
  readonly words?: ReplayWords
  readonly courtWords?: CourtWords
  readonly className?: string
}
