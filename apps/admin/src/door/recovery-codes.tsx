'use client'

import { Button, buttonVariants, toast } from '@skelly/ui'
import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../desk/paths.ts'

/** The codes that stand in for a lost authenticator, shown once. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }): ReactNode => {
  const t = useTranslations('invite')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success(t('copied'))
    } catch {
      // No clipboard without https or leave: they stand on the screen.
      toast.error(t('notCopied'))
    }
  }
  return (
    <>
      <ul
        aria-label={t('codes')}
        className="border-line bg-page/60 grid gap-x-6 gap-y-1.5 rounded-xl border p-4 font-mono text-xs sm:text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('copy')}
        </Button>
        <Link href={paths.signIn} className={buttonVariants()}>
          {t('kept')}
        </Link>
      </div>
    </>
  )
}
