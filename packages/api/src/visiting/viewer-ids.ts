import type { ApiContext } from '../setting/context.ts'

/** All whom the caller is as a player: who is signed in, and the guest that their browser knows. */
export const viewerIds = async ({ guests, player }: ApiContext): Promise<readonly string[]> => {
  const selves = [player, await guests.known()]
  return selves.flatMap((self) => (self === null ? [] : [self.playerId]))
}
