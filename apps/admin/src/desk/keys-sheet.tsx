'use client'

import { Dialog, DialogContent } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface KeysSheetProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

/** What each key of a page does. */
export const KeysSheet = ({ isOpen, onOpen, keys }: KeysSheetProps): ReactNode => {
  const t = useTranslations('desk')
  return (
    <Dialog open={isOpen} onOpenChange={onOpen}>
      <DialogContent title={t('keys')} close={t('close')}>
        <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {keys.map(({ keys: signs, does }) => (
            <div key={does} className="contents">
              <dt className="flex gap-1">
                {signs.map((sign) => (
                  <kbd
                    key={sign}
                    className="border-line bg-raised min-w-8 rounded-md border px-2 py-0.5 text-center text-sm whitespace-nowrap"
                  >
                    {sign}
                  </kbd>
                ))}
              </dt>
              <dd className="text-muted text-sm">{does}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
