import { randomInt } from 'node:crypto'
import type { Repositories } from '@skelly/db'
import { playerName, type PlayerName } from './player-name.ts'

const MOST_TRIES = 50

/** A free name for somebody who comes by a provider, as near to what they are called there as the rules allow. */
export const nameFor = async (
  { pastNames, players }: Repositories,
  calledThere: string | null | undefined,
): Promise<PlayerName> => {
  const wish = lettersOf(calledThere ?? '')
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const candidate = playerName(tries === 0 ? wish : `${stemOf(wish)}-${randomInt(10_000, 100_000)}`)
    if (!candidate.ok) continue
    const { key } = candidate.value
    const isFree = !(await players.nameKeyTaken(key)) && (await pastNames.ownerOf(key)) === null
    if (isFree) return candidate.value
  }
  throw new Error('no free name was found')
}

const lettersOf = (text: string): string => {
  const joined = text.normalize('NFKC').replaceAll(/[\s.]+/gu, '_')
  return firstOf(joined.replaceAll(/[^\p{L}\p{Nd}_-]/gu, ''), 20)
}

/** What leaves room for a number; a plain word where the wish is nothing to call somebody by. */
const stemOf = (wish: string): string => {
  const stem = firstOf(wish, 14)
  return /\p{L}/u.test(stem) && playerName(`${stem}-10000`).ok ? stem : 'player'
}

const firstOf = (text: string, signs: number): string => Array.from(text).slice(0, signs).join('')
