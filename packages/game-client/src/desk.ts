import { DESK_ROUTES, deskAnswerSchema, type Admission, type DeskAnswer } from '@skelly/protocol'

/** Opens a room: the admission's ticket says with which options. */
export const openRoom = (admission: Admission): Promise<DeskAnswer> => ask(admission, DESK_ROUTES.open)

/** Finds a room: the admission's ticket says by which code. */
export const findRoom = (admission: Admission): Promise<DeskAnswer> => ask(admission, DESK_ROUTES.find)

const NOT_NOW: DeskAnswer = { ok: false, refusal: 'not-now' }

const ask = async ({ address, ticket }: Admission, route: string): Promise<DeskAnswer> => {
  try {
    const headers = { Authorization: `Bearer ${ticket}` }
    const response = await fetch(new URL(route, address), { method: 'POST', headers })
    const read = deskAnswerSchema.safeParse(await response.json())
    return read.success ? read.data : NOT_NOW
  } catch {
    // The line is lost, or what answered was no desk: it may be one later, which is what the word says.
    return NOT_NOW
  }
}
