'use client'

import { Badge, cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { memo, type ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { Wordmark } from '@skelly/site'
import { SoundSwitch } from '../feel/sound-switch.tsx'
import { gripWord } from '../words/grip-word.ts'
import { DescribedButton } from '../described/described-button.tsx'
import { PICTURE_BUTTON } from '../device/picture-button.ts'
import { KeysHelp } from './keys-help.tsx'

interface MatchBarProps {
  /** Hundredths; null until the table is known. */
  readonly grip: number | null
  /** Whether there is so much to be done that little room is left on a phone. */
  readonly isCrowded?: boolean
  /** What can be done beside playing; with nothing to be done, the way home. */
  readonly children?: ReactNode
  /** At the other end, on the side of the other players. */
  readonly tools?: ReactNode
}

/** The street's grip in a word and a number (R2.6): the same for all of a game. */
const Grip = memo(function Grip({ grip }: { readonly grip: number }): ReactNode {
  const t = useTranslations('match')
  const parts = { word: t(gripWord(grip)), value: grip / 100 }
  return (
    <Badge
      data-grip={grip}
      className="beside:max-2xl:in-data-[described=true]:hidden min-w-0 text-center leading-tight whitespace-normal"
    >
      <span className="beside:max-2xl:hidden max-sm:hidden">{t('grip', parts)}</span>
      <span className="beside:max-2xl:inline hidden max-sm:inline">{t('gripShort', parts)}</span>
    </Badge>
  )
})

/** Above the table: what can be done, and the street's grip (R2.6). */
export const MatchBar = ({ grip, isCrowded = false, children, tools }: MatchBarProps): ReactNode => {
  const frame = useTranslations('frame')
  return (
    <header className="lefty:flex-row-reverse flex min-h-11 shrink-0 flex-wrap items-center justify-between gap-x-2 px-3">
      <div className="beside:lefty:justify-end beside:[&>div]:shrink beside:[&>div]:flex-wrap flex min-w-0 shrink-0 items-center [grid-area:ways]">
        {children ?? (
          <Link href={paths.home} aria-label={frame('name')}>
            <Wordmark />
          </Link>
        )}
      </div>
      {grip !== null && (
        <div className="lefty:-ml-1 lefty:mr-0 lefty:justify-start -mr-1 flex min-w-0 flex-1 basis-28 items-center justify-end gap-1 [grid-area:tools]">
          <Grip grip={grip} />
          <DescribedButton />
          <SoundSwitch className={cn(PICTURE_BUTTON, isCrowded && 'beside:max-lg:hidden max-sm:hidden')} />
          <KeysHelp />
          {tools}
        </div>
      )}
    </header>
  )
}
