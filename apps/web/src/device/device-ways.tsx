'use client'

import { Button, buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'

export interface DeviceWaysProps {
  readonly onAgain: () => void
  readonly onReplay: () => void
  /** Back to setting a game up. */
  readonly onDiscard: () => void
}

/** The ways on from a game on this device. */
export const DeviceWays = ({ onAgain, onReplay, onDiscard }: DeviceWaysProps): ReactNode => {
  const t = useTranslations('device')
  const end = useTranslations('end')
  const small = { variant: 'outline', size: 'small' } as const
  return (
    <>
      <Button className="col-span-2" onClick={onAgain}>
        {end('again')}
      </Button>
      <Button {...small} className="col-span-2" onClick={onReplay}>
        {end('replay')}
      </Button>
      <Button {...small} onClick={onDiscard}>
        {t('otherSetUp')}
      </Button>
      <Link href={paths.home} className={buttonVariants(small)}>
        {t('home')}
      </Link>
    </>
  )
}
