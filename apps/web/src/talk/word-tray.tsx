'use client'

import { QUICK_WORDS, type QuickWord } from '@skelly/protocol'
import { Button, Switch, cn } from '@skelly/ui'
import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useDisclosure } from '../frame/use-disclosure.ts'

interface WordTrayProps {
  readonly onSay: (word: QuickWord) => void
  readonly muted: boolean
  readonly onMute: (muted: boolean) => void
  /** Where the tray opens. */
  readonly side: 'above' | 'below'
}

const PLACES = { above: 'right-0 bottom-full mb-2', below: 'top-full left-0 mt-1' } as const

/** All that can be said at a table, in a small tray that leaves the court in view; and whether to hear the others. */
export const WordTray = ({ onSay, muted, onMute, side }: WordTrayProps): ReactNode => {
  const t = useTranslations('talk')
  const { open, toggle, close, boundary } = useDisclosure()
  const say = (word: QuickWord): void => {
    onSay(word)
    close()
  }
  return (
    <div ref={boundary} className="relative">
      <Button
        variant="ghost"
        size="small"
        aria-expanded={open}
        aria-label={t('open')}
        title={t('open')}
        className="min-w-10 px-2"
        onClick={toggle}
      >
        <MessageCircle aria-hidden />
      </Button>
      {open && (
        <div
          className={cn(
            'animate-rise border-line bg-surface absolute z-40 w-68 rounded-2xl border p-3 shadow-2xl',
            PLACES[side],
          )}
        >
          <ul aria-label={t('title')} className="mb-3 grid grid-cols-2 gap-1.5">
            {QUICK_WORDS.map((word) => (
              <li key={word}>
                <Button
                  variant="outline"
                  size="small"
                  className="w-full"
                  data-word={word}
                  onClick={() => say(word)}
                >
                  {t(`word_${word}`)}
                </Button>
              </li>
            ))}
          </ul>
          <Switch label={t('mute')} checked={!muted} onChange={(heard) => onMute(!heard)} />
        </div>
      )}
    </div>
  )
}
