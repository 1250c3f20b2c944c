import { buttonVariants } from '@skelly/ui'
import { ShieldCheck } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'

/** Why the ladder can be trusted. */
export const Trust = async (): Promise<ReactNode> => {
  const t = await getTranslations('home')
  return (
    <section
      aria-labelledby="trust"
      className="asphalt rounded-card shadow-card flex flex-col items-start gap-4 p-6 sm:p-10 lg:flex-row lg:items-center lg:gap-10"
      data-theme="dark"
    >
      <ShieldCheck aria-hidden className="text-good size-14 shrink-0" strokeWidth={1.5} />
      <div className="mr-auto flex flex-col gap-2">
        <h2 id="trust" className="font-chalk text-2xl sm:text-3xl">
          {t('trustTitle')}
        </h2>
        <p className="text-chalk max-w-prose text-pretty">{t('trust')}</p>
      </div>
      <Link href={paths.rankings} className={buttonVariants({ variant: 'outline' })}>
        {t('seeRankings')}
      </Link>
    </section>
  )
}
