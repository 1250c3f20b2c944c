/** What Next calls once when the server starts. */
export const register = async (): Promise<void> => {
  // eslint-disable-next-line no-restricted-properties -- Next replaces it when it builds for each runtime
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const [{ env }, { trustedAmong }, { settleClientAddresses }] = await Promise.all([
    import('./env.ts'),
    import('@skelly/auth/addresses'),
    import('@skelly/site/server'),
  ])
  settleClientAddresses(trustedAmong(env().trustedProxies))
}
