'use client'

import { QUICK_WORDS, type QuickWord } from '@skelly/protocol'
import { Button, Popover, PopoverContent, PopoverTrigger, Switch } from '@skelly/ui'
import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, useState, type ReactNode } from 'react'
import { PICTURE_BUTTON } from '../device/picture-button.ts'

interface WordTrayProps {
  readonly onSay: (word: QuickWord) => void
  readonly muted: boolean
  readonly onMute: (muted: boolean) => void
  /** Where the tray opens. */
  readonly side: 'top' | 'bottom'
}

/** All that can be said at a table, in a small tray that leaves the court in view; and whether to hear the others. */
export const WordTray = memo(function WordTray({ onSay, muted, onMute, side }: WordTrayProps): ReactNode {
  const t = useTranslations('talk')
  const frame = useTranslations('frame')
  const [isOpen, setIsOpen] = useState(false)
  const say = (word: QuickWord): void => {
    onSay(word)
    setIsOpen(false)
  }
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="small"
          aria-label={t('open')}
          title={t('open')}
          className={PICTURE_BUTTON}
        >
          <MessageCircle aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent title={t('title')} close={frame('close')} side={side} align="end" className="w-68">
        <ul aria-label={t('title')} className="mb-3 grid grid-cols-2 gap-1.5">
          {QUICK_WORDS.map((word) => (
            <li key={word}>
              <Button
                variant="outline"
                size="small"
                className="w-full px-2"
                data-word={word}
                onClick={() => say(word)}
              >
                {t(`word_${word}`)}
              </Button>
            </li>
          ))}
        </ul>
        <Switch label={t('mute')} checked={!muted} onChange={(heard) => onMute(!heard)} />
      </PopoverContent>
    </Popover>
  )
})
