import type { Result } from '@skelly/engine'
import type { Admission } from '@skelly/protocol'

/**
 * Gets a fresh admission: asked for before every connection, since a ticket is used once.
 * A refusal is final; a rejection is trouble on the way and tried again.
 */
export type Admit = () => Promise<Result<Admission, string>>
