/** Games that were played on a device and count for an account (R11.2). */
export interface DeviceGamesPolicy {
  /** How many unused seeds a device keeps, to play offline with. */
  readonly seedsADevice: number
  /** How many unused seeds an account has at most, on all its devices. */
  readonly openSeeds: number
  /** How many seeds an account is given in 24 hours, whatever becomes of them. */
  readonly seedsADay: number
  /** An unused seed lapses after this. */
  readonly seedLifetime: number
  /** Characters of a compact replay. */
  readonly longestReplay: number
  /** How many sent games of an account are played again in 24 hours, counted or refused. */
  readonly recheckedADay: number
  /**
   * How many sent attempts at levels of an account are played again in 24 hours, counted or refused. It is ours,
   * policies name none: a guest's whole set comes over with it, three times a level.
   */
  readonly attemptsADay: number
  /** Playing one again is given up after this. */
  readonly recheckWithin: number
  /** How many are played again at the same time. */
  readonly recheckers: number
  /** How many of an account may wait for their turn. */
  readonly waitingAnAccount: number
}

/** Rooms that are joined by a code (policies, Room codes and Rooms). */
export interface RoomsPolicy {
  readonly watchers: number
  /** A closed room's code rests for this long before it is drawn again. */
  readonly codeRests: number
  /** Wrong codes of an address or an account within `wrongCodesWithin` before it has to wait. */
  readonly wrongCodes: number
  readonly wrongCodesWithin: number
  /** A seat in a lobby is given up when its person was not heard from for this long. */
  readonly lobbySilence: number
  /** A room in which nobody is, and no game goes on, is closed after this. */
  readonly emptyFor: number
  /** How many open rooms one person may be the maker of. */
  readonly openAPerson: number
  /**
   * How many rooms may be opened from one address within `roomsAnAddressWithin`: guests are quickly made, and a room costs
   * memory until it is closed. It is ours, policies name none: a whole class behind one address comes by with it.
   */
  readonly roomsAnAddress: number
  readonly roomsAnAddressWithin: number
  /** How many guests may come from one address within `newGuestsWithin`. */
  readonly newGuests: number
  readonly newGuestsWithin: number
  /** How long a rematch may be agreed upon. */
  readonly rematchWithin: number
  /** The least time between two words or taps of one person. */
  readonly wordEvery: number
}

/** Accounts, beside signing in (policies, Names and Sign-in; issue 7). */
export interface AccountsPolicy {
  /** A name is changed at most once in this time. */
  readonly nameChangeEvery: number
  /** A link to set a new password is good for this long, and once. */
  readonly resetLinkLifetime: number
  /** A link that verifies an e-mail address is good for this long. It is ours, policies name none. */
  readonly verifyLinkLifetime: number
  /** How many mails with a link go to one account within `mailsWithin`. It is ours, as is the next: mail floods nobody. */
  readonly mailsAnAccount: number
  /** How many such mails may be asked for from one address within `mailsWithin`. */
  readonly mailsAnAddress: number
  readonly mailsWithin: number
  /** How many copies of their data one account is given within `exportsWithin`. It is ours. */
  readonly exports: number
  readonly exportsWithin: number
}

/** Pauses from ranked that walk-outs bring by themselves once moderators upheld them (product, Admin app). */
export interface WalkOutsPolicy {
  /** Upheld walk-outs count together when their games ended within this time. */
  readonly within: number
  /** The pause that the second of them brings; the first brings none. */
  readonly secondPause: number
  /** The pause of the third; each further one brings double. */
  readonly thirdPause: number
  readonly longestPause: number
  /** A walk-out from a game that ended so soon after its server's start brings none. */
  readonly noneAfterServerStart: number
}

/** Who may enter the desk (policies, Sign-in; issue 8). */
export interface AdminsPolicy {
  /** A session at the desk ends this long after it began, used or not. */
  readonly sessionLifetime: number
  /** Password and code shown again are good for this long. It is ours, as is the next. */
  readonly stepUpLifetime: number
  /** A link that invites to the desk is good for this long, and once. */
  readonly inviteLifetime: number
}

/**
 * The product's promises as numbers (policies). Times are milliseconds unless the name says otherwise.
 * One value is made at the start of each process by `policyFrom`; nothing else knows these numbers.
 */
export interface Policy {
  /** How often the server pings each client. */
  readonly pingEvery: number
  /** A player not heard from for this long has left (R10.3). */
  readonly silence: number
  /** Both players must have joined within this time, or the game is called off (R10.2). */
  readonly joinWithin: number
  /** Seconds for each flick in ranked (R3.2). */
  readonly rankedShotClock: number
  readonly matchmaking: {
    readonly every: number
    readonly window: number
    readonly widenBy: number
    readonly widenEvery: number
    readonly widest: number
    readonly provisionalGames: number
    readonly ratedADayAgainstTheSame: number
  }
  readonly ticketLifetime: number
  readonly messages: {
    /** Bytes: over this a message is refused. */
    readonly refuseOver: number
    /** Bytes: over this the connection is closed. */
    readonly closeOver: number
    readonly aSecond: number
  }
  readonly socketsAnAddress: number
  readonly deviceGames: DeviceGamesPolicy
  readonly rooms: RoomsPolicy
  readonly signIn: {
    readonly failuresAMinuteAnAccount: number
    readonly failuresInTenMinutesAnAddress: number
    /** A session's row is read again when the last look is older than this. */
    readonly sessionLookEvery: number
  }
  readonly accounts: AccountsPolicy
  readonly admins: AdminsPolicy
  readonly walkOuts: WalkOutsPolicy
  readonly suspensions: {
    /** None that a moderator imposes ends later than this from then. It is ours, policies name none. */
    readonly longest: number
  }
}

export const POLICY: Policy = {
  pingEvery: 5_000,
  silence: 60_000,
  joinWithin: 30_000,
  rankedShotClock: 20,
  matchmaking: {
    every: 1_000,
    window: 75,
    widenBy: 25,
    widenEvery: 5_000,
    widest: 400,
    provisionalGames: 10,
    ratedADayAgainstTheSame: 6,
  },
  ticketLifetime: 60_000,
  messages: { refuseOver: 1_024, closeOver: 4_096, aSecond: 20 },
  socketsAnAddress: 8,
  deviceGames: {
    seedsADevice: 4,
    openSeeds: 60,
    seedsADay: 200,
    seedLifetime: 1_209_600_000,
    longestReplay: 65_536,
    recheckedADay: 200,
    attemptsADay: 600,
    recheckWithin: 60_000,
    recheckers: 2,
    waitingAnAccount: 20,
  },
  rooms: {
    watchers: 20,
    codeRests: 600_000,
    wrongCodes: 10,
    wrongCodesWithin: 600_000,
    lobbySilence: 60_000,
    emptyFor: 300_000,
    openAPerson: 3,
    roomsAnAddress: 60,
    roomsAnAddressWithin: 600_000,
    newGuests: 100,
    newGuestsWithin: 600_000,
    rematchWithin: 60_000,
    wordEvery: 1_500,
  },
  signIn: { failuresAMinuteAnAccount: 5, failuresInTenMinutesAnAddress: 10, sessionLookEvery: 30_000 },
  accounts: {
    nameChangeEvery: 2_592_000_000,
    resetLinkLifetime: 1_800_000,
    verifyLinkLifetime: 86_400_000,
    mailsAnAccount: 3,
    mailsAnAddress: 20,
    mailsWithin: 600_000,
    exports: 5,
    exportsWithin: 3_600_000,
  },
  admins: { sessionLifetime: 28_800_000, stepUpLifetime: 600_000, inviteLifetime: 86_400_000 },
  walkOuts: {
    within: 604_800_000,
    secondPause: 900_000,
    thirdPause: 7_200_000,
    longestPause: 604_800_000,
    noneAfterServerStart: 600_000,
  },
  suspensions: { longest: 31_622_400_000 },
}
