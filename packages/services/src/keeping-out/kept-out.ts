import type { Repositories } from '@skelly/db'
import type { KeptOut } from '@skelly/protocol'
import { pausesOf, type PauseTimes } from './pauses-of.ts'

export interface KeptOutQuestion {
  readonly playerId: string
  readonly now: number
}

/**
 * Why somebody can't play ranked games at `now`; null for whoever can. Of pauses and suspensions the one that ends last
 * tells, a suspension before a pause that ends with it: it has a reason of its own.
 */
export const keptOut = async (
  { cases, suspensions }: Pick<Repositories, 'cases' | 'suspensions'>,
  { playerId, now }: KeptOutQuestion,
  times: PauseTimes,
): Promise<KeptOut | null> => {
  const suspension = await suspensions.standingOf(playerId, now)
  const pause = pauseAt(now, pausesOf(await cases.upheldOf(playerId), times))
  if (suspension !== null && (pause === null || pause.until <= suspension.until))
    return { kind: 'suspension', ...suspension }
  return pause
}

const pauseAt = (now: number, pauses: ReturnType<typeof pausesOf>): KeptOut | null => {
  const [last] = pauses
    .filter(({ from, until }) => from <= now && now < until)
    .toSorted((a, b) => b.until - a.until)
  return last === undefined ? null : { kind: 'pause', until: last.until, walkOuts: last.walkOuts }
}
