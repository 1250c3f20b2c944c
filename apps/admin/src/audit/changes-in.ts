/** A field that an entry of the audit tells of. */
export interface ToldChange {
  readonly name: string
  /** As it was; null where nothing is told of it. */
  readonly before: string | null
  readonly after: string | null
}

/** What was before and after, field by field; fields that stayed as they were are left out. */
export const changesIn = (before: unknown, after: unknown): readonly ToldChange[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])]
  return names
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
}

const fieldsOf = (value: unknown): ReadonlyMap<string, string> => {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['', wordOf(value)]])
  const told = Object.entries(value).filter(([, field]) => field !== null)
  return new Map(told.map(([name, field]) => [name, wordOf(field)]))
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
