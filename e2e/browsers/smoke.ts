import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  PHYSICS_VERSION,
  readPosition,
  seatAt,
  seedOf,
  skelly,
  stateHash,
  type SkellyState,
} from '@skelly/engine'
import { steadyPull, type SteadyPull } from '@skelly/engine/bots'
import { decodeSave, eventsOf, type DeviceGame } from '@skelly/game-client/device'
import { waitUntil } from '@skelly/processes'
import { ShownCourt } from './shown-court.ts'
import { awaitThat, PATIENCE, type Visitor } from './visitor.ts'

/** A flick that gets somewhere, so that there is something to compare. */
const awayFrom = (state: SkellyState): SteadyPull => {
  const found = steadyPull(state, seatAt(0), ({ verdict }) => verdict === 'pot' || verdict === 'box')
  if (found === null) throw new Error('no pull wins a box')
  return found
}

/** The court of the front page: crayon melt against an empty shell on an even street. */
const practiceState = (): SkellyState => {
  const seed = seedOf('0'.repeat(32))
  if (seed === null) throw new Error('no seed')
  return skelly.begin({
    ruleset: skelly.name,
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: 0 },
    way: 'local',
    court: 'street',
    seed,
    grip: 100,
    shotClock: null,
    seats: [
      { name: '', fill: 'crayon' },
      { name: '', fill: 'empty' },
    ],
  })
}

const onTheFrontPage = async (visitor: Visitor, web: string): Promise<string> => {
  await visitor.open(web)
  const court = new ShownCourt(visitor)
  await court.awaitTurn()
  await court.agree(practiceState())
  const found = awayFrom(practiceState())
  await court.flick(found)
  return `a ${found.ruling.verdict} on the front page`
}

const savedGame = async (visitor: Visitor, way: 'solo' | 'machine') => {
  const saved = decodeSave(String(await visitor.ask(`localStorage.getItem('skelly.game.${way}')`)))
  if (!saved.ok) throw new Error(`the game it keeps is refused: ${saved.refusal}`)
  return saved.value.game
}

const START = '//button[starts-with(normalize-space(.), "Start the")]'

/** What the browser keeps of a run is a replay with the hash of every state: reading it plays it again here. */
const inASoloRun = async (visitor: Visitor, web: string): Promise<string> => {
  await visitor.open(`${web}/play/solo`)
  await visitor.press(START)
  const court = new ShownCourt(visitor)
  await court.awaitTurn()
  const found = awayFrom((await savedGame(visitor, 'solo')).match.state)
  await court.flick(found)
  const { match } = await savedGame(visitor, 'solo')
  await court.agree(match.state)
  return `a ${found.ruling.verdict} in a solo run (state ${stateHash(skelly, match)})`
}

/** Who has flicked so far, by seat. */
const whoFlicked = ({ journal }: DeviceGame): readonly number[] =>
  journal.flatMap((entry) => eventsOf(entry)).flatMap((event) => (event.kind === 'shot' ? [event.seat] : []))

/** Computer players think in a worker of the page: a turn of one's own, and one of theirs. */
const againstTheMachine = async (visitor: Visitor, web: string): Promise<string> => {
  await visitor.open(`${web}/play/machine`)
  await visitor.press(START)
  const court = new ShownCourt(visitor)
  await court.awaitTurn()
  const { match } = await savedGame(visitor, 'machine')
  const { turn } = match.state
  if (turn.phase === 'over') throw new Error('the game against the machine is over before it began')
  // a miss ends the turn
  const found = steadyPull(match.state, turn.mover, ({ verdict }) => verdict === 'miss')
  if (found === null) throw new Error('no pull misses')
  await visitor.pull(await court.middle(), found.pull)
  const hasFlicked = async (): Promise<boolean> =>
    whoFlicked(await savedGame(visitor, 'machine')).some((seat) => seat !== turn.mover)
  if (!(await waitUntil(hasFlicked, { within: PATIENCE }))) throw new Error('the machine never flicked')
  return 'a turn of the machine'
}

const BACKGROUND = `getComputedStyle(document.documentElement).backgroundColor`

const inDarkSettings = async (visitor: Visitor, web: string): Promise<string> => {
  await visitor.open(`${web}/settings`)
  await visitor.press('//button[@role="radio"][normalize-space(.)="Light"]')
  const light = await visitor.ask(BACKGROUND)
  await visitor.press('//button[@role="radio"][normalize-space(.)="Dark"]')
  await awaitThat(visitor, `${BACKGROUND} !== ${JSON.stringify(light)}`)
  await visitor.open(`${web}/settings`)
  const dark = await visitor.ask(BACKGROUND)
  if (dark === light) throw new Error(`${visitor.browser}: what was chosen is forgotten`)
  return `dark settings`
}

const inTheFirstLesson = async (visitor: Visitor, web: string): Promise<string> => {
  await visitor.open(`${web}/how-to-play`)
  const court = new ShownCourt(visitor)
  await court.awaitTurn()
  const read = readPosition(
    String(await visitor.ask(`document.querySelector('[data-position]').dataset.position`)),
  )
  if (!read.ok) throw new Error(`${visitor.browser}: the lesson's table can't be read: ${read.refusal}`)
  const found = steadyPull(read.value, seatAt(0), () => true)
  if (found === null) throw new Error('no pull moves the cap of the lesson')
  await court.awaitTurn()
  await court.flick(found)
  await awaitThat(visitor, `document.querySelector('[data-goal]').dataset.phase !== 'trying'`)
  return 'the first lesson'
}

const STEPS = [onTheFrontPage, inASoloRun, againstTheMachine, inDarkSettings, inTheFirstLesson] as const

/** Where a browser that fails leaves what it showed. */
const PICTURES = fileURLToPath(new URL('../test-results', import.meta.url))

const photographFailure = async (visitor: Visitor): Promise<void> => {
  await mkdir(PICTURES, { recursive: true })
  await writeFile(join(PICTURES, `${visitor.browser}.png`), await visitor.picture())
}

/**
 * What somebody with this browser meets first. Throws with what was not so, or with what the browser complained of.
 * @param web the web application's origin
 * @returns what was done, in words
 */
export const smoke = async (visitor: Visitor, web: string): Promise<readonly string[]> => {
  const done: string[] = []
  try {
    for (const step of STEPS) done.push(await step(visitor, web))
  } catch (error) {
    await photographFailure(visitor)
    throw new Error(
      `after ${done.join(', ') || 'nothing'}: ${String(error)}\n${visitor.complaints().join('\n')}`,
    )
  }
  if (visitor.complaints().length > 0) throw new Error(visitor.complaints().join('\n'))
  return done
}
