import type { LineStatus } from '@skelly/game-client'
import type { Messages } from '../i18n/messages.ts'

/** Why there is no connection for the moment, in the words of the texts. */
export const lineWord = ({
  why,
}: Extract<LineStatus, { readonly kind: 'reconnecting' }>): keyof Messages['line'] =>
  why === 'crowded' ? 'crowded' : 'reconnecting'
