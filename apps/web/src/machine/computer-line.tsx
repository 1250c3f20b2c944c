'use client'

import type { Strength } from '@skelly/engine'
import { COMPUTER_PLAYERS } from '@skelly/engine/bots'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface ComputerLineProps {
  readonly strength: Strength
  readonly isThinking: boolean
}

const DOTS = ['[animation-delay:0ms]', '[animation-delay:180ms]', '[animation-delay:360ms]'] as const

/** Under a computer player's name: how strong it is and in which manner it plays, and whether it thinks. */
export const ComputerLine = ({ strength, isThinking }: ComputerLineProps): ReactNode => {
  const t = useTranslations('machine')
  return (
    <p
      data-thinking={isThinking}
      className="text-muted beside:whitespace-normal flex items-center gap-1.5 truncate text-xs"
    >
      <span className="beside:whitespace-normal truncate">
        {t(strength)}
        <span className="max-sm:hidden"> · {t(`manner_${COMPUTER_PLAYERS[strength].manner}`)}</span>
      </span>
      {isThinking && (
        <span aria-hidden className="flex gap-0.5">
          {DOTS.map((delay) => (
            <span
              key={delay}
              className={`bg-accent size-1.5 rounded-full motion-safe:animate-bounce ${delay}`}
            />
          ))}
        </span>
      )}
    </p>
  )
}
