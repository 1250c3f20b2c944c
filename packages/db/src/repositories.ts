import type { Client } from './client.ts'
import { accountsIn, type Accounts } from './repositories/accounts.ts'
import { appealsIn, type Appeals } from './repositories/appeals.ts'
import { adminInvitesIn, type AdminInvites } from './repositories/admin-invites.ts'
import { adminRecoveryCodesIn, type AdminRecoveryCodes } from './repositories/admin-recovery-codes.ts'
import { adminSessionsIn, type AdminSessions } from './repositories/admin-sessions.ts'
import { adminsIn, type Admins } from './repositories/admins.ts'
import { auditIn, type Audit } from './repositories/audit.ts'
import { attemptsIn, type Attempts } from './repositories/attempts.ts'
import { caseQueueIn, type CaseQueue } from './repositories/case-queue.ts'
import { casesIn, type Cases } from './repositories/cases.ts'
import { caseEstimatesIn, type CaseEstimates } from './repositories/case-estimates.ts'
import { connectionEventsIn, type ConnectionEvents } from './repositories/connection-events.ts'
import { decisionsIn, type Decisions } from './repositories/decisions.ts'
import { deskPlayersIn, type DeskPlayers } from './repositories/desk-players.ts'
import { deskFiguresIn, type DeskFigures } from './repositories/desk-figures.ts'
import { emailLinksIn, type EmailLinks } from './repositories/email-links.ts'
import { experienceIn, type Experience } from './repositories/experience.ts'
import { flickListsIn, type FlickLists } from './repositories/flick-lists.ts'
import { gameFactsIn, type GameFactsStore } from './repositories/game-facts.ts'
import { gameServersIn, type GameServers } from './repositories/game-servers.ts'
import { gamesIn, type Games } from './repositories/games.ts'
import { issuedSeedsIn, type IssuedSeeds } from './repositories/issued-seeds.ts'
import { journalIn, type Journal } from './repositories/journal.ts'
import { laddersIn, type Ladders } from './repositories/ladders.ts'
import { ledgerChecksIn, type LedgerChecks } from './repositories/ledger-checks.ts'
import { levelBestsIn, type LevelBests } from './repositories/level-bests.ts'
import { limitCountsIn, type LimitCounts } from './repositories/limit-counts.ts'
import { matchesIn, type Matches } from './repositories/matches.ts'
import { namesInGamesIn, type NamesInGames } from './repositories/names-in-games.ts'
import { notableShotsIn, type NotableShots } from './repositories/notable-shots.ts'
import { noticesIn, type Notices } from './repositories/notices.ts'
import { opinionListsIn, type OpinionLists } from './repositories/opinion-lists.ts'
import { pastNamesIn, type PastNames } from './repositories/past-names.ts'
import { playerNamesIn, type PlayerNames } from './repositories/player-names.ts'
import { playersIn, type Players } from './repositories/players.ts'
import { ratingsIn, type Ratings } from './repositories/ratings.ts'
import { recordsIn, type Records } from './repositories/records.ts'
import { replayListsIn, type ReplayLists } from './repositories/replay-lists.ts'
import { replaysIn, type Replays } from './repositories/replays.ts'
import { roomsIn, type Rooms } from './repositories/rooms.ts'
import { seatsIn, type Seats } from './repositories/seats.ts'
import { secondOpinionsIn, type SecondOpinions } from './repositories/second-opinions.ts'
import { sentGamesIn, type SentGames } from './repositories/sent-games.ts'
import { sessionsIn, type Sessions } from './repositories/sessions.ts'
import { settlementsIn, type Settlements } from './repositories/settlements.ts'
import { soloRunsIn, type SoloRuns } from './repositories/solo-runs.ts'
import { spentTicketsIn, type SpentTickets } from './repositories/spent-tickets.ts'
import { suspensionsIn, type Suspensions } from './repositories/suspensions.ts'
import { userSessionsIn, type UserSessions } from './repositories/user-sessions.ts'
import { userSettingsIn, type UserSettings } from './repositories/user-settings.ts'
import { usersIn, type Users } from './repositories/users.ts'
import { xpSourcesIn, type XpSources } from './repositories/xp-sources.ts'

/** All that is stored, a noun a repository. */
export interface Repositories {
  readonly accounts: Accounts
  readonly adminInvites: AdminInvites
  readonly adminRecoveryCodes: AdminRecoveryCodes
  readonly adminSessions: AdminSessions
  readonly admins: Admins
  readonly appeals: Appeals
  readonly attempts: Attempts
  readonly audit: Audit
  readonly caseQueue: CaseQueue
  readonly cases: Cases
  readonly caseEstimates: CaseEstimates
  readonly connectionEvents: ConnectionEvents
  readonly decisions: Decisions
  readonly deskPlayers: DeskPlayers
  readonly deskFigures: DeskFigures
  readonly emailLinks: EmailLinks
  readonly experience: Experience
  readonly flickLists: FlickLists
  readonly gameFacts: GameFactsStore
  readonly games: Games
  readonly gameServers: GameServers
  readonly issuedSeeds: IssuedSeeds
  readonly journal: Journal
  readonly ladders: Ladders
  readonly ledgerChecks: LedgerChecks
  readonly levelBests: LevelBests
  readonly limitCounts: LimitCounts
  readonly matches: Matches
  readonly namesInGames: NamesInGames
  readonly notableShots: NotableShots
  readonly notices: Notices
  readonly opinionLists: OpinionLists
  readonly pastNames: PastNames
  readonly playerNames: PlayerNames
  readonly players: Players
  readonly ratings: Ratings
  readonly records: Records
  readonly replayLists: ReplayLists
  readonly replays: Replays
  readonly rooms: Rooms
  readonly seats: Seats
  readonly secondOpinions: SecondOpinions
  readonly sentGames: SentGames
  readonly sessions: Sessions
  readonly settlements: Settlements
  readonly soloRuns: SoloRuns
  readonly spentTickets: SpentTickets
  readonly suspensions: Suspensions
  readonly userSessions: UserSessions
  readonly userSettings: UserSettings
  readonly users: Users
  readonly xpSources: XpSources
}

export const repositoriesIn = (client: Client): Repositories => ({
  ...deskIn(client),
  accounts: accountsIn(client),
  attempts: attemptsIn(client),
  emailLinks: emailLinksIn(client),
  experience: experienceIn(client),
  flickLists: flickListsIn(client),
  gameFacts: gameFactsIn(client),
  games: gamesIn(client),
  gameServers: gameServersIn(client),
  issuedSeeds: issuedSeedsIn(client),
  journal: journalIn(client),
  ladders: laddersIn(client),
  ledgerChecks: ledgerChecksIn(client),
  levelBests: levelBestsIn(client),
  limitCounts: limitCountsIn(client),
  matches: matchesIn(client),
  namesInGames: namesInGamesIn(client),
  notableShots: notableShotsIn(client),
  pastNames: pastNamesIn(client),
  playerNames: playerNamesIn(client),
  players: playersIn(client),
  ratings: ratingsIn(client),
  records: recordsIn(client),
  replayLists: replayListsIn(client),
  replays: replaysIn(client),
  rooms: roomsIn(client),
  seats: seatsIn(client),
  secondOpinions: secondOpinionsIn(client),
  sentGames: sentGamesIn(client),
  sessions: sessionsIn(client),
  settlements: settlementsIn(client),
  soloRuns: soloRunsIn(client),
  spentTickets: spentTicketsIn(client),
  userSessions: userSessionsIn(client),
  userSettings: userSettingsIn(client),
  users: usersIn(client),
  xpSources: xpSourcesIn(client),
})

/** What the moderators' desk works with. */
const deskIn = (client: Client) => ({
  adminInvites: adminInvitesIn(client),
  adminRecoveryCodes: adminRecoveryCodesIn(client),
  adminSessions: adminSessionsIn(client),
  admins: adminsIn(client),
  caseQueue: caseQueueIn(client),
  cases: casesIn(client),
  caseEstimates: caseEstimatesIn(client),
  connectionEvents: connectionEventsIn(client),
  decisions: decisionsIn(client),
  appeals: appealsIn(client),
  audit: auditIn(client),
  deskFigures: deskFiguresIn(client),
  deskPlayers: deskPlayersIn(client),
  notices: noticesIn(client),
  opinionLists: opinionListsIn(client),
  suspensions: suspensionsIn(client),
})
