/**
 * To be called before a page reads anything by a schema. Zod compiles its schemas where it may, and finds out by trying:
 * our security policy forbids it (decision 14), and Firefox writes every such try into its console as an error. Zod keeps
 * its configuration under this name, for all copies of it on a page; so nothing of it has to be loaded to say this.
 */
export const neverCompileSchemas = (): void => {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
