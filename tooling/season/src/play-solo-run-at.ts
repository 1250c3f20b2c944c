import { nameKey } from '@skelly/auth'
import { openDatabase } from '@skelly/db'
import { HANDS } from '@skelly/engine/bots'
import { POLICY } from '@skelly/protocol'
import { Rechecker } from '@skelly/services'
import { playDeviceGame } from './play-device-game.ts'

/** A solo run of somebody who has an account in the database at `url`, played by a computer player and counted. */
export const playSoloRunAt = async (
  url: string,
  { name, now }: { readonly name: string; readonly now: number },
): Promise<void> => {
  const database = openDatabase(url)
  try {
    const player = await database.players.byNameKey(nameKey(name))
    if (player === null) throw new Error(`nobody is called ${name}`)
    const member = { playerId: player.id, name, fill: 'tar', hand: HANDS.average } as const
    const rechecker = new Rechecker(POLICY.deviceGames)
    await playDeviceGame(database, member, { computers: [], now, rechecker })
  } finally {
    await database.close()
  }
}
