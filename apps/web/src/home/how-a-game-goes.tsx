import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

const STEPS = [1, 2, 3] as const

/** The game in three steps. */
export const HowAGameGoes = async ({ title }: { readonly title: string }): Promise<ReactNode> => {
  const t = await getTranslations('home')
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-6">
      <h2 id="steps" className="font-chalk text-3xl">
        {title}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {STEPS.map((step) => (
          <li key={step} className="border-line bg-surface/70 rounded-card flex flex-col gap-2 border p-6">
            <span aria-hidden className="font-chalk text-accent-text text-5xl leading-none">
              {step}
            </span>
            <h3 className="text-lg font-semibold">{t(`step${step}Title`)}</h3>
            <p className="text-muted text-pretty">{t(`step${step}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
