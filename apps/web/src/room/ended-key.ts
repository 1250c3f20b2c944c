import type { Messages } from '../i18n/messages.ts'

type Key = keyof Messages['room']['ended']

/** The text for why a room takes somebody no more. */
export const endedKey = (why: string): Key => {
  switch (why) {
    case 'removed':
    case 'closed':
    case 'full':
    case 'started':
    case 'no-such-room':
    case 'misuse':
    case 'too-many-guests':
      return why
    case 'not-watched':
      return 'started'
    default:
      return 'unknown'
  }
}
