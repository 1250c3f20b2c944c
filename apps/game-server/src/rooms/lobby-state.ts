import { schema, t } from '@colyseus/schema'

export const LobbySeatState = schema(
  {
    name: t.string(),
    isGuest: t.boolean(),
    fill: t.string(),
    colour: t.number(),
    isReady: t.boolean(),
    isHere: t.boolean(),
  },
  'LobbySeatState',
)

/** No clock is one that is not there. */
const LobbyOptionsState = schema(
  {
    seats: t.number(),
    shotClock: t.number().optional(),
    aimGuide: t.boolean(),
    watching: t.string(),
    order: t.string(),
  },
  'LobbyOptionsState',
)

/** What Colyseus keeps in step of a lobby: all that everybody in it sees. */
export const LobbyState = schema(
  {
    code: t.string().default(''),
    maker: t.number().default(-1),
    seats: t.array(LobbySeatState),
    options: t.ref(LobbyOptionsState),
    watchers: t.number().default(0),
    matchId: t.string().default(''),
  },
  'LobbyState',
)
