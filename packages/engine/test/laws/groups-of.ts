import type { Contact } from '../../src/index.ts'
import { bodiesOf } from './instants.ts'

/** Contacts of one instant that hang together by the bodies they share. */
export interface Group {
  readonly contacts: readonly Contact[]
  readonly members: ReadonlySet<number>
}

/** The contacts of an instant in as many groups as have nothing to do with one another. */
export const groupsOf = (contacts: readonly Contact[]): readonly Group[] => {
  const membersOf = new Map<number, ReadonlySet<number>>()
  for (const contact of contacts) {
    const own = bodiesOf(contact)
    const members = new Set(own.flatMap((body) => [body, ...(membersOf.get(body) ?? [])]))
    for (const body of members) membersOf.set(body, members)
  }
  return [...new Set(membersOf.values())].map((members) => ({
    members,
    contacts: contacts.filter((contact) => bodiesOf(contact).some((body) => members.has(body))),
  }))
}
