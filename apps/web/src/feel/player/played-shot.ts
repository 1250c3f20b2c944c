import type { PlannedScrape, PlannedSound } from '../plan/planned-sound.ts'
import type { ShotPlan } from '../plan/shot-plan.ts'
import type { SampleShelf } from './sample-shelf.ts'
import { startScrape, startSound } from './start-sound.ts'

interface Stage {
  readonly to: AudioNode
  readonly shelf: SampleShelf
  /** The launch on the clock of the sound, seconds. */
  readonly zero: number
}

type Piece =
  | { readonly kind: 'scrape'; readonly at: number; readonly scrape: PlannedScrape }
  | { readonly kind: 'sound'; readonly at: number; readonly sound: PlannedSound }

/** What comes sooner than this is handed over at once; the rest later, so much at a time, ms. */
const SOON = 90
const SLICE = { pieces: 6, after: 40 } as const
/** What should have been heard longer ago than this is not heard any more, ms. */
const LATE = 60

const piecesOf = ({ scrapes, sounds }: ShotPlan): readonly Piece[] =>
  [
    ...scrapes.map((scrape): Piece => ({ kind: 'scrape', at: scrape.marks[0]?.at ?? 0, scrape })),
    ...sounds.map((sound): Piece => ({ kind: 'sound', at: sound.at, sound })),
  ].sort((one, other) => one.at - other.at)

/** How many of these are handed over now: all that comes soon, and later some more in advance. */
export const inSlice = (
  pieces: readonly { readonly at: number }[],
  elapsed: number,
  isFirst: boolean,
): number => {
  const soon = pieces.filter(({ at }) => at < elapsed + SOON).length
  return isFirst ? soon : Math.max(soon, SLICE.pieces)
}

/**
 * A shot that is played. In the frame of letting go only what comes at once is handed to the clock of the sound, and the
 * rest in small slices well before it is heard.
 */
export class PlayedShot {
  readonly #stage: Stage
  readonly #group: GainNode
  #pieces: readonly Piece[]
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(plan: ShotPlan, stage: Stage) {
    this.#stage = stage
    this.#group = new GainNode(stage.to.context)
    this.#group.connect(stage.to)
    this.#pieces = piecesOf(plan)
    this.#next(true)
  }

  /** Nothing of it is heard any more. */
  cancel(): void {
    clearTimeout(this.#timer)
    this.#pieces = []
    this.#group.disconnect()
  }

  #next(isFirst: boolean): void {
    const elapsed = (this.#stage.to.context.currentTime - this.#stage.zero) * 1000
    const count = inSlice(this.#pieces, elapsed, isFirst)
    for (const piece of this.#pieces.slice(0, count)) this.#start(piece, elapsed)
    this.#pieces = this.#pieces.slice(count)
    if (this.#pieces.length === 0) return
    this.#timer = setTimeout(() => {
      this.#next(false)
    }, SLICE.after)
  }

  #start(piece: Piece, elapsed: number): void {
    const { shelf, zero } = this.#stage
    const when = (at: number): number => zero + at / 1000
    if (piece.kind === 'scrape') {
      const buffer = shelf.buffer('scrape')
      if (buffer !== null) startScrape(piece.scrape, { to: this.#group, buffer, when })
      return
    }
    const { sound } = piece
    const buffer = shelf.buffer(sound.name)
    if (buffer !== null && sound.at > elapsed - LATE) startSound(sound, { to: this.#group, buffer, when })
  }
}
