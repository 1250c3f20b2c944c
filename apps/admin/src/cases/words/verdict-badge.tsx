import type { Verdict } from '@skelly/protocol'
import { Badge, type BadgeProps } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const TONES = {
  open: 'accent',
  upheld: 'bad',
  voided: 'sky',
  excused: 'good',
} as const satisfies Record<Verdict, BadgeProps['tone']>

/** What stands about a case. */
export const VerdictBadge = ({ verdict }: { readonly verdict: Verdict }): ReactNode => {
  const t = useTranslations('cases')
  return (
    <Badge tone={TONES[verdict]} data-verdict={verdict}>
      {t(`verdict_${verdict}`)}
    </Badge>
  )
}
