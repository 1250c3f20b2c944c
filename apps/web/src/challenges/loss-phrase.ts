import type { SkellyEvent } from '@skelly/engine'
import { YOU, type Level, type Loss } from '@skelly/engine/challenges'
import type { ChallengePhrase } from './goal-phrase.ts'

type Shot = Extract<SkellyEvent, { kind: 'shot' }>

const isOthers = (event: SkellyEvent): event is Shot => event.kind === 'shot' && event.seat !== YOU
const isOwn = (event: SkellyEvent): event is Shot => event.kind === 'shot' && event.seat === YOU

/** What used the last flicks up: the clock, the skull or the chalk, or nothing else than flicks. */
const usedUp = (level: Level, events: readonly SkellyEvent[]): ChallengePhrase['key'] => {
  if (events.some((event) => event.kind === 'turn-lost' && event.why === 'clock')) return 'loss_clock'
  const verdict = events.find(isOwn)?.ruling.verdict
  const isAlone = level.caps.every(({ computer }) => computer === null)
  if (verdict === 'skull' && isAlone) return 'loss_skull'
  const chalkCosts = level.twists.some(({ kind }) => kind === 'the chalk costs a stated number of flicks')
  return verdict === 'chalk' && chalkCosts ? 'loss_chalk' : 'loss_used-up'
}

/** What a computer player's shot did to the goal; null when it was none's. */
const byOther = (
  { goal }: Level,
  events: readonly SkellyEvent[],
  names: readonly string[],
): ChallengePhrase | null => {
  const shot = events.find(isOthers)
  if (shot === undefined) return null
  const name = names[shot.seat] ?? ''
  const { knockedOut, won } = shot.ruling
  if (knockedOut.includes(YOU)) return { key: 'loss_knockedOut', values: { name } }
  if (goal.kind === 'race' && won === goal.box) return { key: 'loss_beaten', values: { name, box: goal.box } }
  const [gone] = knockedOut
  return gone === undefined ? null : { key: 'loss_capGone', values: { name, cap: names[gone] ?? '' } }
}

/**
 * Why an attempt was lost, as it happened.
 * @param events of the command that decided it
 * @param names by seat
 */
export const lossPhrase = (
  level: Level,
  why: Loss,
  events: readonly SkellyEvent[],
  names: readonly string[],
): ChallengePhrase => {
  if (why === 'used-up') return { key: usedUp(level, events), values: {} }
  // R10.4: who lets three clocks in a row run out is taken to have walked away
  if (events.some(({ kind }) => kind === 'left')) return { key: 'loss_threeClocks', values: {} }
  const plain: ChallengePhrase = { key: `loss_${why}`, values: {} }
  return why === 'out-of-reach' || why === 'game-over' ? (byOther(level, events, names) ?? plain) : plain
}
