import type { ShotTrace } from './shot-trace.ts'

/** R4: the bodies that this one ran into, or that ran into it, during the shot; each once, in ascending order. */
export const touchedBy = ({ contacts }: Pick<ShotTrace, 'contacts'>, body: number): readonly number[] => {
  const touched = contacts.flatMap((contact) => {
    if (contact.kind !== 'cap') return []
    if (contact.a === body) return [contact.b]
    return contact.b === body ? [contact.a] : []
  })
  return [...new Set(touched)].toSorted((one, other) => one - other)
}
