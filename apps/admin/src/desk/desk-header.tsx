import type { AdminRole } from '@skelly/protocol'
import { Wordmark } from '@skelly/site'
import { Badge } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { paths } from './paths.ts'
import { SectionLinks } from './section-links.tsx'
import { SignOutButton } from './sign-out-button.tsx'

interface DeskHeaderProps {
  readonly name: string
  readonly role: AdminRole
}

/** Where one is at the desk, and who. */
export const DeskHeader = async ({ name, role }: DeskHeaderProps): Promise<ReactNode> => {
  const t = await getTranslations('desk')
  return (
    <header className="border-line bg-page/90 sticky top-0 z-30 border-b backdrop-blur-md">
      <a
        href="#content"
        className="bg-accent text-accent-ink absolute -top-20 left-2 z-50 rounded-b-xl px-4 py-2 font-semibold focus:top-0"
      >
        {t('skip')}
      </a>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 px-3 sm:px-5 xl:flex-nowrap">
        <Link href={paths.overview} className="flex shrink-0 items-center gap-2 rounded-lg">
          <Wordmark />
          <span className="text-muted text-sm font-medium max-sm:sr-only">{t('name')}</span>
        </Link>
        <div className="order-last w-full min-w-0 xl:order-none xl:w-auto xl:flex-1">
          <SectionLinks role={role} />
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2 py-1 text-sm">
          <Link href={paths.account} className="hover:text-accent-text flex items-center gap-2 font-semibold">
            <span className="max-w-36 truncate">{name}</span>
            <Badge tone={role === 'admin' ? 'accent' : 'plain'} className="hidden md:inline-flex">
              {t(`role_${role}`)}
            </Badge>
          </Link>
          <div className="hidden md:block">
            <LanguageSwitch />
          </div>
          <SignOutButton />
        </div>
      </div>
    </header>
  )
}
