'use client'

import type { DecisionKind } from '@skelly/protocol'
import { Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DECISION_KEYS } from './decision-keys.ts'
import { DECISION_LOOKS } from './decision-looks.ts'

interface DecisionButtonsProps {
  readonly open: readonly DecisionKind[]
  readonly onDecide: (kind: DecisionKind) => void
}

/** What can be decided now, each with its key. */
export const DecisionButtons = ({ open, onDecide }: DecisionButtonsProps): ReactNode => {
  const t = useTranslations('cases')
  return (
    <div role="group" aria-label={t('decide')} className="flex flex-wrap gap-2">
      {open.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant={DECISION_LOOKS[kind]}
          data-decide={kind}
          onClick={() => onDecide(kind)}
        >
          {t(`do_${kind}`)}
          <kbd className="rounded border border-current/40 px-1.5 text-xs uppercase opacity-80">
            {DECISION_KEYS[kind]}
          </kbd>
        </Button>
      ))}
    </div>
  )
}
