/** Plays for about so many ms and tells the shots a second. */
interface Player {
  readonly playFor: (time: number) => Promise<number>
}

/**
 * Each player's shots a second in each round. In a round all play for one slice of time, one after the other, so that
 * whatever else the machine does in the meantime falls on all alike.
 * @param time ms that all rounds take together
 */
export const interleave = async <Name>(
  players: ReadonlyMap<Name, Player>,
  rounds: number,
  time: number,
): Promise<ReadonlyMap<Name, readonly number[]>> => {
  const slice = time / rounds / players.size
  const rates = new Map<Name, readonly number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, player] of players) {
      rates.set(name, [...(rates.get(name) ?? []), await player.playFor(slice)])
    }
  }
  return rates
}
