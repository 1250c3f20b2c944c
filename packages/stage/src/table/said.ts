import type { SkellyEvent, SkellyState } from '@skelly/engine'

/** The events that are told in words. */
export type ToldEvent = Extract<SkellyEvent, { kind: 'shot' | 'turn-lost' | 'left' }>

/** What is to be told of one accepted command. */
export interface Said {
  /** The command's place in the journal: another number is other news. */
  readonly seq: number
  readonly events: readonly ToldEvent[]
  readonly before: SkellyState
  readonly after: SkellyState
}

export const isTold = (event: SkellyEvent): event is ToldEvent =>
  event.kind === 'shot' || event.kind === 'turn-lost' || event.kind === 'left'
