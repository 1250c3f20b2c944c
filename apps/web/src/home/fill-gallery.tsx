import { CapPicture } from '@skelly/court-view'
import { FILL_NAMES } from '@skelly/engine'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

interface FillGalleryProps {
  readonly title: string
  readonly lead: string
}

/** The five fills, each with a line on how it moves. */
export const FillGallery = async ({ title, lead }: FillGalleryProps): Promise<ReactNode> => {
  const t = await getTranslations('fill')
  return (
    <section aria-labelledby="fills" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id="fills" className="font-chalk text-3xl">
          {title}
        </h2>
        <p className="text-muted max-w-prose">{lead}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-5">
        {FILL_NAMES.map((fill, index) => (
          <li
            key={fill}
            className="border-line bg-surface rounded-card shadow-card flex overflow-hidden border sm:max-lg:last:odd:col-span-2 lg:flex-col"
          >
            <span className="asphalt grid w-28 max-w-1/3 shrink-0 place-items-center py-4 lg:w-auto lg:max-w-none lg:py-5">
              <CapPicture fill={fill} colour={index} size={88} />
            </span>
            <div className="flex min-w-0 flex-col justify-center gap-1 p-4 wrap-break-word lg:justify-start">
              <h3 className="font-semibold first-letter:uppercase">{t(fill)}</h3>
              <p className="text-muted text-sm text-pretty">{t(`${fill}Moves`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
