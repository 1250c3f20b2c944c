'use client'

import { QUICK_WORDS, type QuickWord } from '@skelly/protocol'
import { Button, Dialog, DialogContent, DialogTrigger, Switch } from '@skelly/ui'
import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { BarButton } from '../device/bar-button.tsx'

interface WordTrayProps {
  /** Null for whoever may not speak: then there is only the switch. */
  readonly onSay: ((word: QuickWord) => void) | null
  readonly muted: boolean
  readonly onMute: (muted: boolean) => void
}

/** All that can be said at a table, and whether to hear the others. */
export const WordTray = ({ onSay, muted, onMute }: WordTrayProps): ReactNode => {
  const t = useTranslations('talk')
  const [isOpen, setIsOpen] = useState(false)
  const say = (word: QuickWord): void => {
    onSay?.(word)
    setIsOpen(false)
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <BarButton label={t('open')}>
          <MessageCircle aria-hidden />
        </BarButton>
      </DialogTrigger>
      <DialogContent title={t('title')}>
        {onSay !== null && (
          <ul className="mt-4 grid grid-cols-2 gap-2">
            {QUICK_WORDS.map((word) => (
              <li key={word}>
                <Button variant="outline" className="w-full" data-word={word} onClick={() => say(word)}>
                  {t(`word_${word}`)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-5">
          <Switch label={t('mute')} checked={!muted} onChange={(heard) => onMute(!heard)} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
