import { unreachable } from '@skelly/engine'
import type { NoticeView } from '@skelly/protocol'
import type { Messages } from '../i18n/messages.ts'

type About = NoticeView['about']
export type DecidedAbout = Extract<About, { readonly kind: 'decided' | 'reversed' }>
type Title = Extract<keyof Messages['notices'], `title_${string}`>

/** The headline of a notice, as the one who reads it sees it. */
export const noticeTitle = (about: About): Title => {
  switch (about.kind) {
    case 'decided':
    case 'reversed':
      return decidedTitle(about)
    case 'suspended':
      return 'title_suspended'
    case 'lifted':
      return 'title_lifted'
    case 'answered':
      return 'title_answered'
    default:
      return unreachable(about)
  }
}

const UPHELD = {
  reader: 'title_upheld_leaver',
  other: 'title_upheld',
  nobody: 'title_upheld_void',
} as const satisfies Readonly<Record<DecidedAbout['leaver'], Title>>

const decidedTitle = ({ decision, leaver }: DecidedAbout): Title => {
  switch (decision) {
    case 'uphold':
      return UPHELD[leaver]
    case 'excuse':
      return leaver === 'reader' ? 'title_excused_leaver' : 'title_excused'
    case 'void':
      return 'title_voided'
    case 'reverse':
      return 'title_reversed'
    case 'note':
      return 'title_note'
    default:
      return unreachable(decision)
  }
}
