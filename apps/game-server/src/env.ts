import { soundSecret } from '@skelly/auth'
import { policyFrom, stageSchema, type Policy, type Stage } from '@skelly/protocol'
import { z } from 'zod'
import { readFault, type Fault } from './journal/fault.ts'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

/** What is set to nothing is not set. */
const optional = z
  .string()
  .optional()
  .transform((text) => (text === undefined || text === '' ? null : text))

const environmentSchema = z.object({
  SKELLY_STAGE: stageSchema.default('development'),
  SKELLY_GAME_PORT: z.coerce.number().int().min(1).max(65_535).default(3102),
  /** The address to listen on; unset, every one. */
  SKELLY_GAME_HOST: z.string().min(1).optional(),
  DATABASE_URL: z.string().min(1),
  SKELLY_TICKET_SECRET: z.string(),
  /** The web app's origins, by commas. */
  SKELLY_WEB_ORIGINS: list.default([]),
  SKELLY_POLICY: z.string().optional(),
  /** How many sockets one address may have open at once; unset, the policy's eight. */
  SKELLY_SOCKETS_AN_ADDRESS: z.union([z.literal(''), z.coerce.number().int().min(1).max(100_000)]).optional(),
  /** Addresses of the proxies whose word on the client's address is taken, by commas. */
  TRUSTED_PROXIES: list.default([]),
  SKELLY_FAULT: z.string().optional(),
  /** Set where there are several game servers. */
  REDIS_URL: optional,
  /** Where clients reach this process and no other, without a scheme: `game1.example.org`, `10.0.0.5:3102`. */
  SKELLY_GAME_PUBLIC_ADDRESS: optional,
})

export interface Env {
  readonly stage: Stage
  readonly port: number
  readonly host: string | null
  readonly databaseUrl: string
  readonly ticketSecret: string
  readonly webOrigins: readonly string[]
  readonly trustedProxies: readonly string[]
  readonly policy: Policy
  /** Where this process is to kill itself; only in tests. */
  readonly fault: Fault | null
  /** What several processes share; null for one alone. */
  readonly redisUrl: string | null
  /** Where clients reach this process and no other, without a scheme; null where there is only one. */
  readonly publicAddress: string | null
}

/** The environment, read once. @throws when something is missing or does not fit the stage */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env => {
  const read = environmentSchema.parse(variables)
  return {
    stage: read.SKELLY_STAGE,
    port: read.SKELLY_GAME_PORT,
    host: read.SKELLY_GAME_HOST ?? null,
    databaseUrl: read.DATABASE_URL,
    ticketSecret: soundSecret('SKELLY_TICKET_SECRET', read.SKELLY_TICKET_SECRET, read.SKELLY_STAGE),
    webOrigins: read.SKELLY_WEB_ORIGINS,
    trustedProxies: read.TRUSTED_PROXIES,
    policy: policyOf(read),
    fault: readFault(read.SKELLY_FAULT, read.SKELLY_STAGE),
    redisUrl: read.REDIS_URL,
    publicAddress: read.SKELLY_GAME_PUBLIC_ADDRESS,
  }
}

const policyOf = (read: z.infer<typeof environmentSchema>): Policy => {
  const policy = policyFrom(read.SKELLY_POLICY, read.SKELLY_STAGE)
  const most = read.SKELLY_SOCKETS_AN_ADDRESS
  return most === undefined || most === '' ? policy : { ...policy, socketsAnAddress: most }
}
