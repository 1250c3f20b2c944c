import { CHAPTERS, LEVELS_A_CHAPTER } from '@skelly/engine/challenges'
import { buttonVariants } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DeadEnd } from '@skelly/site'
import { paths } from '../../../../frame/paths.ts'

/** There is no level at this address: how many there are, and where. */
const NoSuchLevel = async (): Promise<ReactNode> => {
  const [t, errors] = await Promise.all([getTranslations('challenges'), getTranslations('errors')])
  return (
    <DeadEnd
      title={t('noSuchLevel')}
      text={t('levelsInAll', { count: CHAPTERS * LEVELS_A_CHAPTER })}
      home={errors('home')}
      action={
        <Link href={paths.challenges} className={buttonVariants()}>
          {t('all')}
        </Link>
      }
    />
  )
}

export default NoSuchLevel
