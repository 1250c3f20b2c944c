import type { Database } from '@skelly/db'
import { ok, refuse, type Policy, type Result } from '@skelly/protocol'
import { nameKey } from '../names/name-key.ts'
import { playerName, type NameRefusal, type PlayerName } from '../names/player-name.ts'

export interface NameChange {
  readonly playerId: string
  readonly wished: string
  readonly now: number
}

export const NAME_CHANGE_REFUSALS = [
  'bad-name',
  'name-refused',
  'name-taken',
  'same-name',
  'too-soon',
] as const
export type NameChangeRefusal = (typeof NAME_CHANGE_REFUSALS)[number]

/**
 * Another name for a player, at most once in 30 days. The old one leads to them from then on and is nobody else's, so
 * that nobody is taken for them (policies, Names).
 */
export const changeName = async (
  database: Database,
  { accounts }: Policy,
  { now, playerId, wished }: NameChange,
): Promise<Result<{ readonly name: string }, NameChangeRefusal>> => {
  const named: Result<PlayerName, NameRefusal> = playerName(wished)
  if (!named.ok) return named
  const { key, name } = named.value
  return database.attempt(async ({ pastNames, playerNames, players }) => {
    const [player] = await players.lock([playerId])
    if (player === undefined) throw new Error(`no player ${playerId}`)
    if (player.name === name) return refuse('same-name')
    const changedAt = await playerNames.nameChangedAt(playerId)
    if (changedAt !== null && now < changedAt + accounts.nameChangeEvery) return refuse('too-soon')
    if (!(await playerNames.rename(playerId, { name, nameKey: key }, now))) return refuse('name-taken')
    const owner = await pastNames.ownerOf(key)
    if (owner !== null && owner !== playerId) return refuse('name-taken')
    await pastNames.takeBack(key, playerId)
    const left = { nameKey: nameKey(player.name), name: player.name }
    if (left.nameKey !== key) await pastNames.keep({ ...left, playerId, leftAt: now })
    return ok({ name })
  })
}
