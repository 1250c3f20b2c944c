import type { Said } from '@skelly/stage'

/** What is told of a run: its shots. The turns that the skull costs are told as flicks (R9.1). */
export const soloSaid = (said: Said | null): Said | null =>
  said === null ? null : { ...said, events: said.events.filter(({ kind }) => kind === 'shot') }
