'use client'

import { THEMES, type Theme } from '@skelly/protocol'
import { Segments } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition, type ReactNode } from 'react'
import { THEME_COOKIE } from './theme-cookie.ts'

const A_YEAR = 31_536_000

const remember = (theme: Theme): void => {
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${String(A_YEAR)}; samesite=strict`
}

/** Whether the desk is light or dark in this browser, or as its system has it. */
export const ThemeChoice = ({ chosen }: { readonly chosen: Theme }): ReactNode => {
  const t = useTranslations('desk')
  const router = useRouter()
  const [, startTransition] = useTransition()
  const [shown, show] = useOptimistic(chosen)
  return (
    <Segments
      label={t('theme')}
      value={shown}
      onChoose={(theme) => {
        startTransition(() => {
          show(theme)
          remember(theme)
          router.refresh()
        })
      }}
      segments={THEMES.map((theme) => ({ value: theme, label: t(`theme_${theme}`) }))}
      className="w-56"
    />
  )
}
