/** Something that is shown for a while: a word that was said, a tap on a cap. */
export interface Passing<Value> {
  /** Another number is another one. */
  readonly id: number
  readonly value: Value
}

/** What there is after one more: by key only the newest is kept. */
export const withPassing = <Value>(
  shown: Readonly<Record<number, Passing<Value>>>,
  key: number,
  passing: Passing<Value>,
): Readonly<Record<number, Passing<Value>>> => ({ ...shown, [key]: passing })

/** What there is when one has been shown for long enough; a newer one of the same key stays. */
export const withoutPassing = <Value>(
  shown: Readonly<Record<number, Passing<Value>>>,
  id: number,
): Readonly<Record<number, Passing<Value>>> =>
  Object.fromEntries(Object.entries(shown).filter(([, passing]) => passing.id !== id))
