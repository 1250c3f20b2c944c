import type { Messages } from '../i18n/messages.ts'

type Key = keyof Messages['match']['admitErrors']

/** The text for why a match takes somebody no more. */
export const admitErrorKey = (why: string): Key => {
  switch (why) {
    case 'not-signed-in':
    case 'revoked':
      return 'not-signed-in'
    case 'not-your-match':
    case 'no-room-to-watch':
    case 'players-only':
    case 'no-such-match':
    case 'over':
    case 'misuse':
    case 'too-many-guests':
      return why
    case 'nobody-watches':
      return 'not-watched'
    default:
      return 'unknown'
  }
}
