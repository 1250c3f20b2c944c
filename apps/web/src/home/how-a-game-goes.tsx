import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StreetScene } from '../street/street-scene.tsx'

const STEPS = [
  { step: 1, scene: 'run' },
  { step: 2, scene: 'pot' },
  { step: 3, scene: 'killer' },
] as const

/** The game in three steps. */
export const HowAGameGoes = async ({ title }: { readonly title: string }): Promise<ReactNode> => {
  const t = await getTranslations('home')
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-6">
      <h2 id="steps" className="font-chalk text-3xl">
        {title}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {STEPS.map(({ step, scene }) => (
          <li
            key={step}
            className="border-line bg-surface rounded-card shadow-card grid content-start overflow-hidden border max-md:min-[30rem]:grid-cols-2"
          >
            <StreetScene of={scene} className="max-md:min-[30rem]:order-last" />
            <div className="flex flex-col gap-2 p-5 sm:p-6">
              <h3 className="flex items-baseline gap-3 text-lg font-semibold">
                <span aria-hidden className="font-chalk text-accent-text text-4xl leading-none">
                  {step}
                </span>
                {t(`step${step}Title`)}
              </h3>
              <p className="text-muted text-pretty">{t(`step${step}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
