import { lobbyClientMessages } from '@skelly/protocol'
import { z } from 'zod'
import type { LobbyAsk } from './lobby-command.ts'

const ask = <Kind extends LobbyAsk>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), message: lobbyClientMessages[kind] })

const asks = [
  ask('sit'),
  ask('stand'),
  ask('fill'),
  ask('colour'),
  ask('ready'),
  ask('options'),
  ask('remove'),
  ask('hand-over'),
  ask('swap'),
  ask('leave'),
] as const

/** What a person asks for that is decided from the lobby alone, by its message's type. */
export const lobbyAskSchema = z.discriminatedUnion('kind', asks)

export const LOBBY_ASKS: readonly LobbyAsk[] = asks.flatMap(({ shape }) => [...shape.kind.values])
