import type { OAuthKey, OAuthKeys } from '@skelly/auth'
import type { MailSetting } from '@skelly/mail'
import { policyFrom, stageSchema, type Policy, type Stage } from '@skelly/protocol'
import { z } from 'zod'

const schema = z.object({
  SKELLY_STAGE: stageSchema.default('production'),
  SKELLY_POLICY: z.string().optional(),
  DATABASE_URL: z.string().min(1),
  NEXTAUTH_URL: z.url({ protocol: /^https?$/ }),
  NEXTAUTH_SECRET: z.string().min(1),
  SKELLY_TICKET_SECRET: z.string().min(1),
  SKELLY_GAME_URL: z.url({ protocol: /^https?$/ }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().min(3).optional(),
  SKELLY_MAIL_FOLDER: z.string().min(1).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  GITHUB_ID: z.string().optional(),
  GITHUB_SECRET: z.string().optional(),
  GOOGLE_ID: z.string().optional(),
  GOOGLE_SECRET: z.string().optional(),
  DISCORD_ID: z.string().optional(),
  DISCORD_SECRET: z.string().optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_ID: z.string().optional(),
  OIDC_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('OpenID'),
  SKELLY_OFFLINE: z.enum(['on', 'off']).default('on'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
})

/** What this process was told at its start. */
export interface Env {
  readonly stage: Stage
  readonly policy: Policy
  readonly databaseUrl: string
  /** This site's own address as browsers know it. */
  readonly webAddress: string
  readonly sessionSecret: string
  readonly ticketSecret: string
  /** The game server's address as browsers know it. */
  readonly gameAddress: string
  /** Addresses and subnets of the proxies in front of this process. */
  readonly trustedProxies: readonly string[]
  /** The keys of the other sign-in services that the operator has set. */
  readonly oauth: OAuthKeys
  /** Where mail goes. */
  readonly mail: MailSetting
  /** Whether this is `next dev`, whose React needs more from the content security policy. */
  readonly development: boolean
  /** Whether browsers keep the pages that need no server; where they do not, those that did stop (decision 43). */
  readonly keepsOffline: boolean
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

type SimpleProvider = Exclude<keyof OAuthKeys, 'oidc'>

const keyOf = (
  provider: SimpleProvider,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Partial<Record<SimpleProvider, OAuthKey>> => {
  if (clientId === undefined && clientSecret === undefined) return {}
  if (clientId === undefined || clientSecret === undefined)
    throw new Error(`only half a key for ${provider} is set`)
  return { [provider]: { clientId, clientSecret } }
}

const oidcOf = (values: z.infer<typeof schema>): Pick<OAuthKeys, 'oidc'> => {
  const { OIDC_ID: clientId, OIDC_ISSUER: issuer, OIDC_NAME: name, OIDC_SECRET: clientSecret } = values
  if (clientId === undefined && clientSecret === undefined && issuer === undefined) return {}
  if (clientId === undefined || clientSecret === undefined || issuer === undefined)
    throw new Error('of OIDC_ISSUER, OIDC_ID and OIDC_SECRET one is not set')
  return { oidc: { clientId, clientSecret, issuer, name } }
}

const oauthOf = (values: z.infer<typeof schema>): OAuthKeys => ({
  ...keyOf('github', values.GITHUB_ID, values.GITHUB_SECRET),
  ...keyOf('google', values.GOOGLE_ID, values.GOOGLE_SECRET),
  ...keyOf('discord', values.DISCORD_ID, values.DISCORD_SECRET),
  ...oidcOf(values),
})

const mailOf = ({ SMTP_FROM, SMTP_URL, SKELLY_MAIL_FOLDER }: z.infer<typeof schema>): MailSetting => {
  if (SMTP_URL !== undefined && SMTP_FROM !== undefined)
    return { kind: 'smtp', url: SMTP_URL, from: SMTP_FROM }
  if (SMTP_URL !== undefined || SMTP_FROM !== undefined)
    throw new Error('of SMTP_URL and SMTP_FROM only one is set')
  if (SKELLY_MAIL_FOLDER === undefined)
    throw new Error('neither SMTP_URL nor SKELLY_MAIL_FOLDER says where mail goes')
  return { kind: 'folder', folder: SKELLY_MAIL_FOLDER }
}

const read = (): Env => {
  const values = schema.parse(process.env)
  return {
    stage: values.SKELLY_STAGE,
    policy: policyFrom(values.SKELLY_POLICY, values.SKELLY_STAGE),
    databaseUrl: values.DATABASE_URL,
    webAddress: values.NEXTAUTH_URL,
    sessionSecret: values.NEXTAUTH_SECRET,
    ticketSecret: values.SKELLY_TICKET_SECRET,
    gameAddress: values.SKELLY_GAME_URL,
    trustedProxies: listOf(values.TRUSTED_PROXIES),
    oauth: oauthOf(values),
    mail: mailOf(values),
    development: values.NODE_ENV === 'development',
    keepsOffline: values.SKELLY_OFFLINE === 'on' && values.NODE_ENV === 'production',
  }
}

let known: Env | null = null

/**
 * The environment, parsed once, when it is first asked for: a build needs none of it.
 * @throws when something is missing or wrong, naming it
 */
export const env = (): Env => (known ??= read())
