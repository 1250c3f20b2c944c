import type { Client } from '../client.ts'

/** The names that games were stored with. */
export interface NamesInGames {
  /** Puts a name in the player's place in every stored game, replay, lobby and attempt of theirs. */
  replace(playerId: string, name: string): Promise<void>
}

/** Where the person sits in an attempt at a level. */
const OWN_SEAT = 0

export const namesInGamesIn = (client: Client): NamesInGames => ({
  replace: async (playerId, name) => {
    await client.$executeRaw`
      UPDATE "Match" m SET "setup" = jsonb_set(m."setup", ARRAY['seats', s."seat"::text, 'name'], to_jsonb(${name}::text), false)
      FROM "Seat" s WHERE s."matchId" = m."id" AND s."playerId" = ${playerId}::uuid`
    await client.$executeRaw`
      UPDATE "Replay" r
      SET "text" = jsonb_set(r."text"::jsonb, ARRAY['setup', 'seats', s."seat"::text, 'name'], to_jsonb(${name}::text), false)::text
      FROM "Seat" s WHERE s."matchId" = r."matchId" AND s."playerId" = ${playerId}::uuid`
    await client.$executeRaw`
      UPDATE "Room" r SET "lobby" = jsonb_set(r."lobby", '{seats}', (
        SELECT jsonb_agg(
          CASE WHEN s."seat"->>'playerId' = ${playerId} THEN jsonb_set(s."seat", '{name}', to_jsonb(${name}::text))
            ELSE s."seat" END ORDER BY s."place")
        FROM jsonb_array_elements(r."lobby"->'seats') WITH ORDINALITY AS s("seat", "place")))
      WHERE r."lobby" @> jsonb_build_object('seats', jsonb_build_array(jsonb_build_object('playerId', ${playerId}::text)))`
    await client.$executeRaw`
      UPDATE "Attempt"
      SET "text" = jsonb_set("text"::jsonb, ARRAY['setup', 'seats', ${String(OWN_SEAT)}, 'name'], to_jsonb(${name}::text), false)::text
      WHERE "playerId" = ${playerId}::uuid`
  },
})
