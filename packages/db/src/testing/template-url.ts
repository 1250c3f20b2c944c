declare module 'vitest' {
  interface ProvidedContext {
    readonly templateUrl: string
  }
}

/** Under which name the global set-up tells the tests of the database that they copy. */
export const TEMPLATE_URL = 'templateUrl'
