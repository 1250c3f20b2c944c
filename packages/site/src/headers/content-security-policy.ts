interface PolicyParts {
  readonly nonce: string
  /** The game server's address as browsers know it (http or https); null where no page talks to it. */
  readonly gameAddress: string | null
  /** Whether the site itself is served over https. */
  readonly secure: boolean
  /** React's development build evaluates code for its error stacks; production never does. */
  readonly development: boolean
}

const gameSources = (address: string): string => {
  const { origin } = new URL(address)
  return ` ${origin} ${origin.replace(/^http/, 'ws')}`
}

/**
 * The content security policy of one answer. Scripts run by this answer's nonce only. Styles may stand in the
 * markup: the courts and the meters place things by style attributes, and a style can't run anything.
 */
export const contentSecurityPolicy = ({ nonce, gameAddress, secure, development }: PolicyParts): string => {
  const directives = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${gameAddress === null ? '' : gameSources(gameAddress)}${development ? ' ws:' : ''}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}
