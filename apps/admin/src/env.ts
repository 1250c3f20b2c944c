import { policyFrom, stageSchema, type Policy, type Stage } from '@skelly/protocol'
import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

const schema = z.object({
  SKELLY_STAGE: stageSchema.default('production'),
  SKELLY_POLICY: z.string().optional(),
  DATABASE_URL: z.string().min(1),
  NEXTAUTH_URL: address,
  SKELLY_ADMIN_SECRET: z.string().min(1),
  SKELLY_WEB_URL: address,
  TRUSTED_PROXIES: z.string().default(''),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
})

/** What this process was told at its start. */
export interface Env {
  readonly stage: Stage
  readonly policy: Policy
  readonly databaseUrl: string
  /** This site's own address as browsers know it, without a slash at its end. */
  readonly adminAddress: string
  /** The same of the web application. */
  readonly webAddress: string
  readonly adminSecret: string
  /** Addresses and subnets of the proxies in front of this process. */
  readonly trustedProxies: readonly string[]
  /** Whether this is `next dev`, whose React needs more from the content security policy. */
  readonly development: boolean
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const read = (): Env => {
  const values = schema.parse(process.env)
  return {
    stage: values.SKELLY_STAGE,
    policy: policyFrom(values.SKELLY_POLICY, values.SKELLY_STAGE),
    databaseUrl: values.DATABASE_URL,
    adminAddress: withoutSlash(values.NEXTAUTH_URL),
    webAddress: withoutSlash(values.SKELLY_WEB_URL),
    adminSecret: values.SKELLY_ADMIN_SECRET,
    trustedProxies: listOf(values.TRUSTED_PROXIES),
    development: values.NODE_ENV === 'development',
  }
}

let known: Env | null = null

/**
 * The environment, parsed once, when it is first asked for: a build needs none of it.
 * @throws when something is missing or wrong, naming it
 */
export const env = (): Env => (known ??= read())
