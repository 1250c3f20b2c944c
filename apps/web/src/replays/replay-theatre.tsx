'use client'

import type { Level } from '@skelly/engine/challenges'
import type { MatchResult } from '@skelly/protocol'
import { Alert } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { TableLook } from '@skelly/stage'
import type { ReplayMoment } from './replay-moment.ts'
import { ReplayStage } from './replay-stage.tsx'
import { useStaged } from './use-staged.ts'

interface ReplayTheatreProps {
  /** The stored game. */
  readonly text: string
  readonly result: MatchResult | null
  /** The names to be shown, by seat: they follow renames. */
  readonly names: readonly string[]
  /** Where to begin, counted from 1, or null. */
  readonly shot: number | null
  /** Whether the game has an address of its own, which a shot of it can be added to. */
  readonly isShared?: boolean
  /** The level that it is an attempt at, and how that is shown. */
  readonly attempt?: { readonly level: Level; readonly look: TableLook }
  /** What else can be done at the moment that is on the screen: it stands under the controls. */
  readonly tools?: (at: ReplayMoment) => ReactNode
}

/** One text's: another text is another game, from its own beginning. */
const Theatre = ({ text, result, names, attempt, ...others }: ReplayTheatreProps): ReactNode => {
  const t = useTranslations('proof')
  const staged = useStaged({ text, result, names, attempt })
  if (staged === null) return <Alert tone="bad">{t('unreadable')}</Alert>
  return (
    <ReplayStage
      staged={staged}
      names={names}
      shot={others.shot}
      isShared={others.isShared ?? true}
      level={attempt?.level ?? null}
      tools={others.tools}
    />
  )
}

/** A stored game to be watched, checked on this device. */
export const ReplayTheatre = (props: ReplayTheatreProps): ReactNode => <Theatre key={props.text} {...props} />
