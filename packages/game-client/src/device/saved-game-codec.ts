import {
  decodeReplay,
  encodeReplay,
  ok,
  refuse,
  replayOf,
  walkReplay,
  type Replay,
  type Result,
} from '@skelly/engine'
import { walkAttempt, type Level } from '@skelly/engine/challenges'
import { z } from 'zod'
import type { DeviceGame } from './device-game.ts'
import type { SavedGame, SaveRefusal } from './saved-game.ts'

/** The version of the text that a device keeps. */
const SAVE_FORMAT = 1

/** A save is a replay as far as it goes, and what a replay does not say. */
const saveSchema = z.object({
  skellySave: z.literal(SAVE_FORMAT),
  options: z.object({ handOver: z.boolean(), takeBacks: z.boolean() }),
  reading: z.number(),
  replay: z.string(),
})
type Save = z.infer<typeof saveSchema>

const versionSchema = z.object({ skellySave: z.number() })

export const replayOfGame = ({ match, date, journal }: DeviceGame): Replay =>
  replayOf(match.setup, date, journal)

export const encodeSave = ({ game, options, reading }: SavedGame): string => {
  const replay = encodeReplay(replayOfGame(game))
  return JSON.stringify({ skellySave: SAVE_FORMAT, options, reading, replay } satisfies Save)
}

/**
 * Reads a save and plays it again: what it says has to come out.
 * @param level whose attempt it is to be; left out, it is to be a game
 */
export const decodeSave = (text: string, level?: Level): Result<SavedGame, SaveRefusal> => {
  const json = parsed(text)
  const version = versionSchema.safeParse(json)
  if (!version.success) return refuse('unreadable')
  if (version.data.skellySave !== SAVE_FORMAT) return refuse('other-version')
  const save = saveSchema.safeParse(json)
  if (!save.success) return refuse('unreadable')
  const { options, reading } = save.data
  const game = gameOf(save.data.replay, level)
  return game.ok ? ok({ game: game.value, options, reading }) : game
}

const gameOf = (text: string, level: Level | undefined): Result<DeviceGame, SaveRefusal> => {
  const decoded = decodeReplay(text)
  if (!decoded.ok) return refuse(decoded.refusal === 'unknown-format' ? 'other-version' : 'unreadable')
  const replay = decoded.value
  const walked = level === undefined ? null : walkAttempt(level, replay)
  // a level that was changed since is another one
  if (level !== undefined && walked === null) return refuse('other-version')
  const { begin, frames, refused } = walked?.walk ?? walkReplay(replay)
  if (begin === null) return refuse('other-version')
  const last = frames.at(-1)
  const isTrue = refused === null && frames.every(({ matches }) => matches !== false)
  if (!isTrue || last === undefined) return refuse('differs')
  const attempt = walked?.attempts.at(-1) ?? null
  return ok({
    date: replay.date,
    match: last.after,
    journal: frames.map(({ entry }) => entry),
    challenge: attempt === null ? null : { level: attempt.level, score: attempt.score },
  })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
