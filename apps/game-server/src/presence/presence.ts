/** A person's connection at a place, wherever it is. */
export interface Attending {
  readonly personId: string
  readonly connectionId: string
}

/**
 * Which connection a person has at a place that is at every process: the newest one, so that a second tab takes over
 * from the first also across processes. Everything here rejects when the store does not answer.
 */
export interface Presence {
  /** This connection is the person's from now on. */
  take(place: string, attending: Attending): Promise<void>
  /** Said again and again of those who are here, for a presence lapses. Answers who was taken over by another one. */
  keep(place: string, attending: readonly Attending[]): Promise<readonly Attending[]>
  /** The connection is gone; who has another one by now is not touched. */
  give(place: string, attending: Attending): Promise<void>
}

/** A presence of which nobody has said anything for so many ms has lapsed. */
export const PRESENCE_LAPSES = 15_000
