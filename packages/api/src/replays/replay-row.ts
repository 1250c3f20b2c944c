import { ENDINGS, FILL_NAMES, GAME_EVENTS, STRENGTHS, WAYS, type GameEvent } from '@skelly/engine'
import { COMPUTER_PLAYERS } from '@skelly/engine/bots'
import { verdictSchema } from '@skelly/protocol'
import type { ReplayRow } from '@skelly/services'
import { z } from 'zod'

/** A replay as it stands in a list. */
export const replayRowSchema = z.object({
  id: z.uuid(),
  way: z.enum(WAYS),
  /** When it ended. */
  at: z.number(),
  flicks: z.int(),
  ending: z.enum(ENDINGS),
  events: z.array(z.enum(GAME_EVENTS)),
  /** Whether only those who played see it. */
  isPrivate: z.boolean(),
  /** What moderators said of it; null for a game that is no case. */
  verdict: verdictSchema.nullable(),
  /** Everybody at the table, in turn order, with where their caps lay at the end, mm. */
  seats: z.array(
    z.object({
      name: z.string(),
      computer: z.enum(STRENGTHS).nullable(),
      colour: z.int(),
      fill: z.enum(FILL_NAMES),
      /** Null in a void game, and for computer players. */
      place: z.int().nullable(),
      ratingChange: z.int().nullable(),
      x: z.int(),
      y: z.int(),
      inGame: z.boolean(),
    }),
  ),
})

const wordsSchema = replayRowSchema.pick({ way: true, ending: true, verdict: true })

export const replayRow = (row: ReplayRow): z.input<typeof replayRowSchema> => {
  const { endedAt: at, ending, flicks, isPrivate, replayId: id, verdict, way } = row
  const words = wordsSchema.parse({ way, ending, verdict })
  return { id, ...words, at, flicks, events: eventsOf(row), isPrivate, seats: seatsOf(row) }
}

const eventsOf = ({ hasDoubleKill, hasKnockout, hasWalkOut }: ReplayRow): GameEvent[] => {
  const has = { knockout: hasKnockout, 'double-kill': hasDoubleKill, 'walk-out': hasWalkOut }
  return GAME_EVENTS.filter((event) => has[event])
}

const seatsOf = ({ caps, seats }: ReplayRow): z.input<typeof replayRowSchema>['seats'] =>
  caps.map((cap, seat) => {
    const known = seats.find((each) => each.seat === seat)
    return {
      ...cap,
      name: known?.name ?? computerName(caps, seat),
      colour: known?.colour ?? seat,
      place: known?.place ?? null,
      ratingChange: known?.ratingChange ?? null,
    }
  })

/** As replays name them: those of one strength are told apart by a number. */
const computerName = (caps: ReplayRow['caps'], seat: number): string => {
  const computer = caps[seat]?.computer ?? null
  if (computer === null) return ''
  const earlier = caps.slice(0, seat).filter((cap) => cap.computer === computer).length
  const { name } = COMPUTER_PLAYERS[computer]
  return earlier === 0 ? name : `${name} ${String(earlier + 1)}`
}
