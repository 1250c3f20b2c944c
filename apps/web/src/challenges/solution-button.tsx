'use client'

import { Button, buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { CountingLedger } from '../counting/counting-ledger.ts'
import { paths, signInFor } from '../frame/paths.ts'

interface SolutionButtonProps {
  readonly ledger: CountingLedger
  readonly number: number
  readonly onSolution: () => void
}

/** The way to a level's solution: it is on the server, for accounts that have three stars there. */
export const SolutionButton = ({ ledger, number, onSolution }: SolutionButtonProps): ReactNode => {
  const t = useTranslations('challenges')
  if (ledger.account === null)
    return (
      <Link
        href={signInFor(paths.level(number))}
        className={buttonVariants({ variant: 'outline', size: 'small', className: 'col-span-2' })}
      >
        {t('solutionSignIn')}
      </Link>
    )
  return (
    <Button variant="outline" size="small" className="col-span-2" onClick={onSolution}>
      {t('solution')}
    </Button>
  )
}
