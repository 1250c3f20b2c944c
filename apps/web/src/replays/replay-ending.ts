import type { Replay } from '@skelly/engine'
import type { MatchResult } from '@skelly/protocol'
import { endWords } from '../match/end/end-words.ts'
import { verdictWords } from '../match/end/verdict-words.ts'
import { seatsIn } from './seats-in.ts'

type EndKey = ReturnType<typeof endWords>['headline']['key']
/** Says how a game ended: `useTranslations('end')` is one. */
export type SayEnd = (key: EndKey, values?: Record<string, string | number>) => string

/** How it ended as the replay itself tells it; null while it goes on. */
const outcomeIn = ({ end }: Replay): MatchResult['outcome'] | null => {
  if (end === null) return null
  return end.kind === 'over' ? { kind: 'won', leaving: end.leaving } : { kind: 'void', why: end.why }
}

const flicksIn = ({ commands }: Replay): number =>
  commands.filter(({ action, hash }) => action.kind === 'move' && hash !== null).length

/** How a stored game ended, in words; nothing where it goes on. */
export const replayEnding = (
  replay: Replay,
  result: MatchResult | null,
  names: readonly string[],
  sayEnd: SayEnd,
): string => {
  const outcome = result?.outcome ?? outcomeIn(replay)
  if (outcome === null) return ''
  if (outcome.kind === 'won' && replay.setup.way === 'solo') {
    return sayEnd('soloRun', { name: names[0] ?? '', count: flicksIn(replay) })
  }
  const seats = seatsIn(replay, result).map((seat) => ({ ...seat, name: names[seat.seat] ?? seat.name }))
  const { headline, why } = endWords({ outcome, seats }, null)
  const words = `${sayEnd(headline.key, { name: headline.name })}. ${sayEnd(why.key, { name: why.name, who: why.who })}`
  const verdict = verdictWords({ verdict: result?.verdict ?? null, seats }, null)
  return verdict === null
    ? words
    : `${words} ${sayEnd(verdict.key, { name: verdict.name, who: verdict.who })}`
}
