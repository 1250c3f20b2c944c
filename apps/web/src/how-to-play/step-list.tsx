import { cn } from '@skelly/ui'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { STEPS } from './goals.ts'

interface StepListProps {
  /** The step that is open, by its index. */
  readonly at: number
  readonly done: readonly number[]
  readonly onStep: (step: number) => void
}

/** The six steps, each one tap away: numbers on a phone, with their names where there is room. */
export const StepList = ({ at, done, onStep }: StepListProps): ReactNode => {
  const t = useTranslations('howTo')
  return (
    <ol
      aria-label={t('steps')}
      className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1.5 lg:grid-cols-2 lg:gap-2"
    >
      {STEPS.map(({ name }, step) => {
        const isDone = done.includes(step)
        return (
          <li key={name}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              data-done={isDone}
              onClick={() => {
                onStep(step)
              }}
              className={cn(
                'border-line text-muted hover:text-ink hover:bg-raised flex min-h-11 w-full cursor-pointer items-center justify-center gap-1.5 rounded-full border-2 px-2 font-semibold transition-colors lg:justify-start lg:gap-3 lg:px-5',
                isDone && 'text-accent-text',
                step === at && 'border-accent bg-raised text-ink',
              )}
            >
              <span className="sr-only">
                {t(isDone ? 'stepDone' : 'step', { step: step + 1, name: t(`step_${name}`) })}
              </span>
              <span aria-hidden className="font-chalk text-lg">
                {step + 1}
              </span>
              <span aria-hidden className="hidden text-left text-sm lg:block">
                {t(`step_${name}`)}
              </span>
              {isDone && <Check aria-hidden className="text-accent-text size-4 shrink-0 lg:ml-auto" />}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
