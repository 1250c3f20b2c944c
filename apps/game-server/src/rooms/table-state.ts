import { schema, t } from '@colyseus/schema'

export const SeatState = schema(
  { seat: t.number(), name: t.string(), presence: t.string(), heardAt: t.number() },
  'SeatState',
)

/** What Colyseus keeps in step: presence by seat, and how many watch. */
export const TableState = schema({ seats: t.array(SeatState), watchers: t.number().default(0) }, 'TableState')
