'use client'

import { Button, cn, Dialog, DialogContent } from '@skelly/ui'
import { Keyboard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { PICTURE_BUTTON } from '../device/picture-button.ts'

/** What each key does on a court, in the order in which they are needed. */
const KEYS = [
  { key: 'turn', caps: ['←', '→'] },
  { key: 'strength', caps: ['↑', '↓'] },
  { key: 'fine', caps: ['⇧'] },
  { key: 'flick', caps: ['Enter'] },
  { key: 'back', caps: ['Esc'] },
  { key: 'mode', caps: ['M'] },
  { key: 'help', caps: ['?'] },
] as const

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

const KeyList = (): ReactNode => {
  const t = useTranslations('keys')
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
      {KEYS.map(({ key, caps }) => (
        <div key={key} className="contents">
          <dt className="flex gap-1">
            {caps.map((cap) => (
              <kbd
                key={cap}
                className="border-line bg-raised min-w-8 rounded-md border px-2 py-0.5 text-center text-sm"
              >
                {cap === 'Enter' ? t('enter') : cap}
              </kbd>
            ))}
          </dt>
          <dd className="text-muted text-sm">{t(key)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How the keyboard plays, where there is one: behind a small button, and behind the key "?". No shot draws it anew. */
export const KeysHelp = memo(function KeysHelp(): ReactNode {
  const t = useTranslations('keys')
  const frame = useTranslations('frame')
  const [isOpen, setIsOpen] = useState(false)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '?' || isTyping(event)) return
      before.current = document.activeElement
      setIsOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
    }
  }, [])
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <Button
        variant="ghost"
        size="small"
        aria-label={t('title')}
        aria-keyshortcuts="?"
        title={t('title')}
        className={cn(PICTURE_BUTTON, 'hidden pointer-fine:inline-flex')}
        onClick={({ currentTarget }) => {
          before.current = currentTarget
          setIsOpen(true)
        }}
      >
        <Keyboard aria-hidden />
      </Button>
      <DialogContent
        title={t('title')}
        close={frame('close')}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // back to the court, or to whatever else had the keys
          if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
        }}
      >
        <KeyList />
      </DialogContent>
    </Dialog>
  )
})
