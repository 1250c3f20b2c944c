/** Somebody wants the players to stop: no fault. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}
