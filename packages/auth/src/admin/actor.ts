/** Who does something at the desk, as the audit calls them. */
export interface Actor {
  /** Null for the command line. */
  readonly id: string | null
  readonly name: string
}

/** Whoever has the machine. */
export const COMMAND_LINE: Actor = { id: null, name: 'command line' }
