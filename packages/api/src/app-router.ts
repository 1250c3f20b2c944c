import { accountRouter } from './account/account-router.ts'
import { appealProcedure } from './cases/appeal.ts'
import { mineProcedure } from './challenges/mine.ts'
import { sendProcedure as sendAttemptProcedure } from './challenges/send.ts'
import { solutionProcedure } from './challenges/solution.ts'
import { issueSeedsProcedure } from './device-games/issue-seeds.ts'
import { sendProcedure } from './device-games/send.ts'
import { admitProcedure } from './match/admit.ts'
import { resultProcedure } from './match/result.ts'
import { cardProcedure } from './me/card.ts'
import { visitorProcedure } from './me/visitor.ts'
import { mineProcedure as ownNoticesProcedure } from './notices/mine.ts'
import { putAwayProcedure } from './notices/put-away.ts'
import { profileProcedure } from './players/profile.ts'
import { enterProcedure } from './ranked/enter.ts'
import { standingProcedure } from './ranked/standing.ts'
import { ladderProcedure } from './rankings/ladder.ts'
import { searchProcedure } from './rankings/search.ts'
import { browseProcedure } from './replays/browse.ts'
import { byIdProcedure } from './replays/by-id.ts'
import { choosePrivacyProcedure } from './replays/choose-privacy.ts'
import { namesProcedure } from './replays/names.ts'
import { findProcedure } from './rooms/find.ts'
import { lobbyProcedure } from './rooms/lobby.ts'
import { openProcedure } from './rooms/open.ts'
import { router } from './setting/trpc.ts'

/** Every procedure, by its noun. */
export const appRouter = router({
  account: accountRouter,
  me: router({ card: cardProcedure, visitor: visitorProcedure }),
  deviceGames: router({ issueSeeds: issueSeedsProcedure, send: sendProcedure }),
  challenges: router({ mine: mineProcedure, send: sendAttemptProcedure, solution: solutionProcedure }),
  ranked: router({ enter: enterProcedure, standing: standingProcedure }),
  cases: router({ appeal: appealProcedure }),
  notices: router({ mine: ownNoticesProcedure, putAway: putAwayProcedure }),
  rooms: router({ open: openProcedure, find: findProcedure, lobby: lobbyProcedure }),
  match: router({ admit: admitProcedure, result: resultProcedure }),
  players: router({ profile: profileProcedure }),
  rankings: router({ ladder: ladderProcedure, search: searchProcedure }),
  replays: router({
    browse: browseProcedure,
    byId: byIdProcedure,
    choosePrivacy: choosePrivacyProcedure,
    names: namesProcedure,
  }),
})
export type AppRouter = typeof appRouter
