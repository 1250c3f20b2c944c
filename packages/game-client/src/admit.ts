import type { Result } from '@skelly/engine'
import type { Admission } from '@skelly/protocol'

/** The match is over, and those at its table went on to their rematch. */
export interface WentOn {
  readonly ok: false
  readonly refusal: 'over'
  readonly nextMatchId: string
}

export type Admitted = Result<Admission, string> | WentOn

/**
 * Gets a fresh admission: asked for before every connection, since a ticket is used once.
 * A refusal is final; a rejection is trouble on the way and tried again.
 */
export type Admit = () => Promise<Admitted>
