import { Input, buttonVariants, cn } from '@skelly/ui'
import { Search } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ladderPath, type LadderChoice } from './ladder-choice.ts'

interface LadderSearchProps {
  readonly choice: LadderChoice
  /** What was looked for. */
  readonly search: string
}

/** Looks for names in a ladder: an address, so that it works before the page is alive and can be shared. */
export const LadderSearch = async ({ choice, search }: LadderSearchProps): Promise<ReactNode> => {
  const t = await getTranslations('rankings')
  return (
    <search>
      <form action={ladderPath({ ...choice, span: 'always' })} className="flex gap-2">
        {choice.span === 'week' && <input type="hidden" name="span" value="week" />}
        <Input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={20}
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          spellCheck={false}
        />
        <button
          type="submit"
          aria-label={t('find')}
          className={cn(buttonVariants({ variant: 'outline', size: 'icon' }), 'size-12 shrink-0')}
        >
          <Search aria-hidden />
        </button>
      </form>
    </search>
  )
}
