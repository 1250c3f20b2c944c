import type { ReactNode } from 'react'

interface RuleSectionProps {
  readonly id: string
  readonly title: string
  /** The numbers of the rules that it tells. */
  readonly rules: string
  readonly children: ReactNode
  /** The court on which it is tried. */
  readonly court?: ReactNode
}

/** A rule in words, with a court below them where one helps. */
export const RuleSection = ({ id, title, rules, children, court }: RuleSectionProps): ReactNode => (
  <section aria-labelledby={id} className="flex flex-col gap-3">
    <div className="flex max-w-prose flex-col gap-1">
      <h2 id={id} className="text-accent-text flex items-baseline gap-3 text-xl font-semibold">
        {title}
        <small className="text-muted text-xs font-normal">{rules}</small>
      </h2>
      <p className="text-pretty">{children}</p>
    </div>
    {court}
  </section>
)
