import { PageHeading, buttonVariants } from '@skelly/ui'
import { GraduationCap, Swords } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { env } from '../../../env.ts'
import { paths } from '../../../frame/paths.ts'
import { FillGallery } from '../../../home/fill-gallery.tsx'
import { FillsCourt } from '../../../rulebook/fills-court.tsx'
import { LazyCourt } from '../../../rulebook/lazy-court.tsx'
import { RULE_COURTS, type RuleCourtName } from '../../../rulebook/rule-courts.ts'
import { RuleSection } from '../../../rulebook/rule-section.tsx'
import { RULE_COLUMNS, RULES_BELOW, type RuleInWords } from '../../../rulebook/rule-sections.ts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('rules'),
})

const Court = async ({ name }: { readonly name: RuleCourtName }): Promise<ReactNode> => {
  const t = await getTranslations('rules')
  return <LazyCourt {...RULE_COURTS[name]} task={t(`try_${name}`)} />
}

/** The rulebook in words, with courts to try the rules on. */
const RulesPage = async (): Promise<ReactNode> => {
  const [t, home, frame] = await Promise.all([
    getTranslations('rules'),
    getTranslations('home'),
    getTranslations('frame'),
  ])
  const seconds = env().policy.silence / 1000
  const shown = ({ name, rules, court }: RuleInWords): ReactNode => (
    <RuleSection
      key={name}
      id={name}
      title={t(`${name}Title`)}
      rules={rules}
      court={court === null ? undefined : <Court name={court} />}
    >
      {name === 'ranked' ? t('ranked', { seconds }) : t(name)}
    </RuleSection>
  )
  return (
    <div className="flex flex-col gap-12 py-4 sm:py-8">
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <Link href={paths.howToPlay} className={buttonVariants()}>
            <GraduationCap aria-hidden />
            {frame('howTo')}
          </Link>
        }
      />
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        {RULE_COLUMNS.map((sections) => (
          <div key={sections[0]?.name} className="flex flex-col gap-10">
            {sections.map(shown)}
          </div>
        ))}
        {RULES_BELOW.map(shown)}
      </div>
      <FillGallery title={t('fillsTitle')} lead={home('fillsLead')} />
      <div className="max-w-xl">
        <FillsCourt />
      </div>
      <Link href={paths.ranked} className={`${buttonVariants({ size: 'large' })} self-start`}>
        <Swords aria-hidden />
        {t('play')}
      </Link>
    </div>
  )
}

export default RulesPage
