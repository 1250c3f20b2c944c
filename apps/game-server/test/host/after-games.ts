import { beginMatch, millis, seatAt, skelly } from '@skelly/engine'
import { ANA, BO, CY, DEE, playing, playingRoom, roomSetup, seatTwo, type Seated } from './seated.ts'

/** Lets so many ms pass in which everybody answers every ping. */
export const pass = async (
  { host, clock }: Seated,
  ms: number,
  seats = [ANA, BO, CY, DEE],
): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 1_000) {
    for (const seat of seats) host.hear(seat)
    await clock.advance(Math.min(1_000, ms - passed))
  }
}

/** Two in ranked: Bo has resigned, and it is settled. */
export const over = async (): Promise<Seated> => {
  const seated = await playing()
  await seated.host.leave(BO)
  await pass(seated, 1_000)
  return seated
}

/** A room whose game is over by flicks, so that nobody has left; all are there. */
export const overInRoom = async (seats = 4): Promise<Seated> => {
  const began = beginMatch(skelly, roomSetup(seats))
  const order = began.setup.seats.map((_, seat) => [seatAt(seat)])
  const phase = { kind: 'over', at: millis(0), places: order, leaving: null } as const
  const seated = seatTwo({ match: { ...began, phase }, watching: 'anyone' })
  for (let seat = 0; seat < seats; seat += 1) await seated.host.join(seatAt(seat))
  await pass(seated, 1_000)
  return seated
}

/** Of three in a room Bo and Cy have resigned, one after the other, and are still there. */
export const leftInRoom = async (): Promise<Seated> => {
  const seated = await playingRoom(3)
  for (const seat of [BO, CY]) {
    await seated.host.leave(seat)
    await pass(seated, 2_000)
  }
  return seated
}

/** What was told last of the wishes. */
export const wishes = ({ ear }: Seated): unknown => ear.last('rematch')?.news
