import type { Client } from './client.ts'
import { accountsIn, type Accounts } from './repositories/accounts.ts'
import { attemptsIn, type Attempts } from './repositories/attempts.ts'
import { emailLinksIn, type EmailLinks } from './repositories/email-links.ts'
import { experienceIn, type Experience } from './repositories/experience.ts'
import { flickListsIn, type FlickLists } from './repositories/flick-lists.ts'
import { gameServersIn, type GameServers } from './repositories/game-servers.ts'
import { gamesIn, type Games } from './repositories/games.ts'
import { issuedSeedsIn, type IssuedSeeds } from './repositories/issued-seeds.ts'
import { journalIn, type Journal } from './repositories/journal.ts'
import { levelBestsIn, type LevelBests } from './repositories/level-bests.ts'
import { limitCountsIn, type LimitCounts } from './repositories/limit-counts.ts'
import { matchesIn, type Matches } from './repositories/matches.ts'
import { namesInGamesIn, type NamesInGames } from './repositories/names-in-games.ts'
import { pastNamesIn, type PastNames } from './repositories/past-names.ts'
import { playerNamesIn, type PlayerNames } from './repositories/player-names.ts'
import { playersIn, type Players } from './repositories/players.ts'
import { rankingsIn, type Rankings } from './repositories/rankings.ts'
import { ratingsIn, type Ratings } from './repositories/ratings.ts'
import { replaysIn, type Replays } from './repositories/replays.ts'
import { roomsIn, type Rooms } from './repositories/rooms.ts'
import { seatsIn, type Seats } from './repositories/seats.ts'
import { secondOpinionsIn, type SecondOpinions } from './repositories/second-opinions.ts'
import { sentGamesIn, type SentGames } from './repositories/sent-games.ts'
import { sessionsIn, type Sessions } from './repositories/sessions.ts'
import { settlementsIn, type Settlements } from './repositories/settlements.ts'
import { soloRunsIn, type SoloRuns } from './repositories/solo-runs.ts'
import { spentTicketsIn, type SpentTickets } from './repositories/spent-tickets.ts'
import { starRankingsIn, type StarRankings } from './repositories/star-rankings.ts'
import { userSessionsIn, type UserSessions } from './repositories/user-sessions.ts'
import { usersIn, type Users } from './repositories/users.ts'

/** All that is stored, a noun a repository. */
export interface Repositories {
  readonly accounts: Accounts
  readonly attempts: Attempts
  readonly emailLinks: EmailLinks
  readonly experience: Experience
  readonly flickLists: FlickLists
  readonly games: Games
  readonly gameServers: GameServers
  readonly issuedSeeds: IssuedSeeds
  readonly journal: Journal
  readonly levelBests: LevelBests
  readonly limitCounts: LimitCounts
  readonly matches: Matches
  readonly namesInGames: NamesInGames
  readonly pastNames: PastNames
  readonly playerNames: PlayerNames
  readonly players: Players
  readonly rankings: Rankings
  readonly ratings: Ratings
  readonly replays: Replays
  readonly rooms: Rooms
  readonly seats: Seats
  readonly secondOpinions: SecondOpinions
  readonly sentGames: SentGames
  readonly sessions: Sessions
  readonly settlements: Settlements
  readonly soloRuns: SoloRuns
  readonly spentTickets: SpentTickets
  readonly starRankings: StarRankings
  readonly userSessions: UserSessions
  readonly users: Users
}

export const repositoriesIn = (client: Client): Repositories => ({
  accounts: accountsIn(client),
  attempts: attemptsIn(client),
  emailLinks: emailLinksIn(client),
  experience: experienceIn(client),
  flickLists: flickListsIn(client),
  games: gamesIn(client),
  gameServers: gameServersIn(client),
  issuedSeeds: issuedSeedsIn(client),
  journal: journalIn(client),
  levelBests: levelBestsIn(client),
  limitCounts: limitCountsIn(client),
  matches: matchesIn(client),
  namesInGames: namesInGamesIn(client),
  pastNames: pastNamesIn(client),
  playerNames: playerNamesIn(client),
  players: playersIn(client),
  rankings: rankingsIn(client),
  ratings: ratingsIn(client),
  replays: replaysIn(client),
  rooms: roomsIn(client),
  seats: seatsIn(client),
  secondOpinions: secondOpinionsIn(client),
  sentGames: sentGamesIn(client),
  sessions: sessionsIn(client),
  settlements: settlementsIn(client),
  soloRuns: soloRunsIn(client),
  spentTickets: spentTicketsIn(client),
  starRankings: starRankingsIn(client),
  userSessions: userSessionsIn(client),
  users: usersIn(client),
})
