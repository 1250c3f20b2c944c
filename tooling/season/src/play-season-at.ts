import { openDatabase } from '@skelly/db'
import { playSeason, type Season, type SeasonWishes } from './play-season.ts'

/** The same in the database at `url`, which is migrated. */
export const playSeasonAt = async (url: string, wishes: SeasonWishes): Promise<Season> => {
  const database = openDatabase(url)
  try {
    return await playSeason(database, wishes)
  } finally {
    await database.close()
  }
}
