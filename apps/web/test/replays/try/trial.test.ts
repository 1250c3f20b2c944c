import { readFileSync } from 'node:fs'
import { encodeReplay, millis, replayOf, type Replay } from '@skelly/engine'
import { Table, setupOf } from '@skelly/engine/testing'
import { describe, expect, test } from 'vitest'
import { recordedGame, type RecordedGame } from '@skelly/stage'
import type { StageEvent } from '../../../src/stage/stage.ts'
import { trialAt, type Trial } from '../../../src/replays/try/trial.ts'
import { TrialTable } from '../../../src/replays/try/trial-table.ts'
import { wayOfShot } from '../../../src/replays/try/way-of-shot.ts'

/** Ana sets down and flicks, Ben loses his turn, Ana flicks, Ben resigns. */
const played = (): Replay => {
  const table = new Table(setupOf())
  table.begin(0)
  table.setDown(60, 1190)
  table.flick(0, -1, 500)
  table.timeOut()
  table.flick(1, -3, 450)
  table.leave([1])
  return replayOf(table.match.setup, millis(0), table.journal)
}

const game = (): RecordedGame => {
  const recorded = recordedGame(encodeReplay(played()))
  if (recorded === null) throw new Error('the replay can’t be read')
  return recorded
}

/** A whole game, whose first flick wins a box. */
const wholeGame = (): string => {
  const file = new URL('../../../../../docs/replay-format/ranked-last-cap.json', import.meta.url)
  const { text } = JSON.parse(readFileSync(file, 'utf8')) as { readonly text: string }
  return text
}

/** The trial at the command with this index in the replay. */
const trialOf = (index: number): Trial => {
  const recorded = game()
  const frame = recorded.walk.frames[index]
  const trial = frame === undefined ? null : trialAt({ game: recorded, before: frame.before, played: frame })
  if (trial === null) throw new Error('nobody has a turn there')
  return trial
}

const FIRST_FLICK = 2
const LOST_TURN = 3
const SECOND_FLICK = 4
const LEFT = 5

describe('a turn that may be tried', () => {
  test('begins before anything was set down, without a clock, whose turn it was', () => {
    const { begin, seat, theirs } = trialOf(FIRST_FLICK)
    expect(begin.state.turn).toMatchObject({ phase: 'setting-down', within: 'start', mover: 0 })
    expect(begin.state.caps[0]?.at).not.toEqual({ x: 60, y: 1190 })
    expect(begin.phase).toEqual({ kind: 'playing', stillAt: 0, deadline: null })
    expect(begin.setup.shotClock).toBeNull()
    expect(seat).toBe(0)
    expect(theirs.events).toMatchObject([{ kind: 'shot', flick: { dx: 0, dy: -1, strength: 500 } }])
  })

  test('may be one that was lost to the clock, or left', () => {
    expect(trialOf(LOST_TURN)).toMatchObject({ seat: 1, theirs: { events: [{ kind: 'turn-lost' }] } })
    expect(trialOf(LEFT).theirs.events[0]).toMatchObject({ kind: 'left' })
    expect(wayOfShot(trialOf(LOST_TURN).theirs)).toBeNull()
  })

  test('there is none at the end', () => {
    const recorded = game()
    const last = recorded.walk.frames.at(-1)
    if (last === undefined) throw new Error('nothing was played')
    expect(trialAt({ game: recorded, before: last.after, played: null })).toBeNull()
    expect(trialAt({ game: recorded, before: last.after, played: last })).toBeNull()
  })

  test('the way of what was played leads from where the cap lay to where it stopped', () => {
    const { theirs } = trialOf(SECOND_FLICK)
    const way = wayOfShot(theirs)
    expect(way?.[0]).toEqual(theirs.before.caps[0]?.at)
    expect(way?.at(-1)).toEqual(theirs.after.caps[0]?.at)
  })
})

describe('the referee of a trial', () => {
  const flick = { dx: 3, dy: -7, strength: 620 }

  test('takes set-downs and one flick, by the rules, and tells the screen after the flick’s id', async () => {
    const table = new TrialTable(trialOf(FIRST_FLICK))
    const told: StageEvent['kind'][] = []
    table.follow(({ kind }) => void told.push(kind))
    table.setDown({ x: 70.0001, y: 1180 })
    const shotId = table.flick(flick)
    expect(shotId).not.toBeNull()
    expect(told).toEqual([])
    await Promise.resolve()
    expect(told).toEqual(['stepped', 'stepped'])
    const { yours, match } = table.getSnapshot()
    expect(yours?.before.caps[0]?.at).toEqual({ x: 70, y: 1180 })
    expect(yours?.events[0]).toMatchObject({ kind: 'shot', flick, shotId })
    expect(match.ply).toBe(1)
    expect(table.flick(flick)).toBeNull()
  })

  test('takes no second flick, also where the rules give one', () => {
    const recorded = recordedGame(wholeGame())
    const frame = recorded?.walk.frames.find(({ after }) => after.ply === 1)
    const trial = recorded && frame ? trialAt({ game: recorded, before: frame.before, played: frame }) : null
    const [event] = trial?.theirs.events ?? []
    const at = trial?.theirs.before.caps[0]?.at
    if (!trial || event?.kind !== 'shot' || at === undefined) throw new Error('the game begins with a flick')
    const table = new TrialTable(trial)
    table.setDown(at)
    expect(table.flick(event.flick)).not.toBeNull()
    expect(table.getSnapshot().yours?.events[0]).toMatchObject({ ruling: { verdict: 'box', again: true } })
    expect(table.flick(event.flick)).toBeNull()
    expect(table.getSnapshot().match.ply).toBe(1)
  })

  test('refuses what the rules refuse, and says so', () => {
    const table = new TrialTable(trialOf(FIRST_FLICK))
    table.setDown({ x: 500, y: 500 })
    expect(table.getSnapshot().refusal).toEqual({ message: 'set-down', why: 'outside-the-box' })
    expect(table.getSnapshot().yours).toBeNull()
  })

  test('the same flick from the same place comes out the same, as often as it is tried', () => {
    const trial = trialOf(SECOND_FLICK)
    const table = new TrialTable(trial)
    const [event] = trial.theirs.events
    if (event?.kind !== 'shot') throw new Error('no shot was played')
    const ids = [1, 2].map(() => {
      const id = table.flick(event.flick)
      expect(table.getSnapshot().yours?.after).toEqual(trial.theirs.after)
      table.again()
      expect(table.getSnapshot()).toEqual({ match: trial.begin, yours: null, refusal: null })
      return id
    })
    expect(ids[0]).not.toBe(ids[1])
  })
})
