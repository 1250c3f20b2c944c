'use client'

import { Button } from '@skelly/ui'
import { ChevronUp, Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'

interface EndOverProps {
  /** What is said while the card is folded away, beside the way back to it. */
  readonly headline: ReactNode
  /** What is read out with it when the card comes: how it ended, in a sentence or two. */
  readonly told?: ReactNode
  /** Whether something waits for an answer: then the card does not stay folded. */
  readonly isAsked?: boolean
  /** The card. */
  readonly children: ReactNode
}

/** How long the caps are seen to lie still before the end is told over them, ms. */
const BEAT = 1_200

type Stance = 'waiting' | 'open' | 'folded'

/** Folded away: the court is seen whole, and the card is a press away, where what is said has its place. */
const Folded = ({ headline, onOpen }: { readonly headline: ReactNode; readonly onOpen: () => void }) => {
  const t = useTranslations('end')
  return (
    <div className="animate-rise bg-page beside:right-auto beside:h-auto beside:bg-transparent fixed inset-x-0 bottom-0 z-40 flex h-21 items-center justify-center p-3 [@media(height>=46rem)]:h-28">
      <div className="border-line bg-surface shadow-over flex max-w-full items-center gap-3 rounded-full border py-1.5 pr-1.5 pl-5">
        <span className="font-chalk text-accent-text truncate text-xl">{headline}</span>
        <Button size="small" autoFocus onClick={onOpen}>
          <ChevronUp aria-hidden />
          {t('results')}
        </Button>
      </div>
    </div>
  )
}

interface CardProps extends Pick<EndOverProps, 'headline' | 'isAsked' | 'children'> {
  readonly stance: Stance
  readonly onStance: (stance: Stance) => void
}

const Card = ({ headline, isAsked = false, children, stance, onStance }: CardProps): ReactNode => {
  const t = useTranslations('end')
  if (stance === 'waiting') return null
  if (stance === 'folded' && !isAsked) return <Folded headline={headline} onOpen={() => onStance('open')} />
  return (
    <div
      data-end-card
      className="animate-fade bg-page/70 fixed inset-0 z-40 grid overflow-y-auto p-3 backdrop-blur-[3px]"
    >
      <div className="animate-rise m-auto flex w-full flex-col items-center gap-3">
        {children}
        <Button variant="outline" size="small" onClick={() => onStance('folded')}>
          <Eye aria-hidden />
          {t('lookAtCourt')}
        </Button>
      </div>
    </div>
  )
}

/**
 * Over the court of a game that is over: a moment after the caps have come to rest the card that says how it ended,
 * which can be folded away for a look at the court. It is read out as it comes.
 */
export const EndOver = ({ told, ...card }: EndOverProps): ReactNode => {
  const [stance, setStance] = useState<Stance>('waiting')
  useEffect(() => {
    const timer = setTimeout(() => {
      setStance('open')
    }, BEAT)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return (
    <>
      {/* there before its words are: what comes with them is not read out */}
      <p role="status" data-end-told className="sr-only">
        {stance !== 'waiting' && (
          <>
            {card.headline} {told}
          </>
        )}
      </p>
      <Card {...card} stance={stance} onStance={setStance} />
    </>
  )
}
