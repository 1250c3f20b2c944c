import { ModeSign } from '@skelly/court-view'
import { Button, buttonVariants, cn } from '@skelly/ui'
import { ArrowRight, Bot } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { isStepDone, next, type Lesson } from './lesson.ts'

/** So many tries go wrong before a hint comes. */
export const HINT_AFTER = 2

interface LessonWordsProps {
  readonly lesson: Lesson
  /** What the referee calls the last shot: "On the chalk". */
  readonly headline: string
  readonly onGoOn: () => void
}

/** Why the last try went wrong. */
const Failure = ({ lesson, headline }: Omit<LessonWordsProps, 'onGoOn'>): ReactNode => {
  const t = useTranslations('howTo')
  const why = useTranslations('why')
  if (lesson.lastFailure === null) return null
  return (
    <p className="text-sm text-pretty sm:text-base lg:text-lg">
      <strong className="font-chalk text-accent-text text-lg font-normal">{headline}.</strong>{' '}
      {lesson.goal === 'setDown' ? t('early') : why(lesson.lastFailure)}
    </p>
  )
}

/** The names of the court's two buttons, with their signs: on a small court there is no room for the names. */
const SIGNED = {
  move: (name: ReactNode) => <Signed mode="set-down">{name}</Signed>,
  aim: (name: ReactNode) => <Signed mode="aim">{name}</Signed>,
}

const Signed = (props: { readonly mode: 'aim' | 'set-down'; readonly children: ReactNode }): ReactNode => (
  <span className="text-accent-text whitespace-nowrap">
    <ModeSign mode={props.mode} /> {props.children}
  </span>
)

const Task = ({ lesson }: { readonly lesson: Lesson }): ReactNode => {
  const t = useTranslations('howTo')
  return (
    <>
      <p className="text-base font-semibold text-pretty sm:text-lg lg:text-2xl lg:leading-snug">
        {t.rich(`task_${lesson.goal}`, SIGNED)}
      </p>
      {lesson.failures >= HINT_AFTER && (
        <p data-hint className="text-muted text-sm text-pretty lg:text-lg">
          {t.rich(`hint_${lesson.goal}`, SIGNED)}
        </p>
      )}
    </>
  )
}

const Reached = ({ lesson }: { readonly lesson: Lesson }): ReactNode => {
  const t = useTranslations('howTo')
  return (
    <p className="text-base text-pretty sm:text-lg lg:text-xl">
      <strong className="font-chalk text-accent-text text-xl font-normal lg:text-2xl">{t('good')}</strong>{' '}
      {t(`done_${lesson.goal}`)}
    </p>
  )
}

/** The button has the focus at once, so that whoever plays by keys goes on with Enter. */
const focusCalmly = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true })
}

const WayOn = ({ lesson, onGoOn }: Pick<LessonWordsProps, 'lesson' | 'onGoOn'>): ReactNode => {
  const t = useTranslations('howTo')
  if (next(lesson) !== null) {
    return (
      <Button ref={focusCalmly} key={lesson.goal} onClick={onGoOn} className="self-start">
        {t(isStepDone(lesson) ? 'nextStep' : 'goOn')}
        <ArrowRight aria-hidden />
      </Button>
    )
  }
  return (
    <p className="flex flex-wrap gap-2">
      <Link ref={focusCalmly} href={paths.machine} className={buttonVariants()}>
        <Bot aria-hidden />
        {t('play')}
      </Link>
      <Link href={paths.rules} className={cn(buttonVariants({ variant: 'ghost' }), 'px-3')}>
        {t('rules')}
      </Link>
    </p>
  )
}

/** What is to be done, or what happened and why; said aloud by screen readers too. */
export const LessonWords = ({ lesson, headline, onGoOn }: LessonWordsProps): ReactNode => (
  <div className="flex min-h-36 flex-col justify-center gap-2 lg:justify-start lg:gap-4">
    <div role="status" data-goal={lesson.goal} data-phase={lesson.phase} className="flex flex-col gap-1">
      {lesson.phase === 'reached' ? (
        <Reached lesson={lesson} />
      ) : (
        <>
          <Failure lesson={lesson} headline={headline} />
          {lesson.phase === 'trying' && <Task lesson={lesson} />}
        </>
      )}
    </div>
    {lesson.phase === 'reached' && <WayOn lesson={lesson} onGoOn={onGoOn} />}
  </div>
)
