import { decodeReplay } from '@skelly/engine'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { env } from '../../env.ts'
import { paths } from '../../frame/paths.ts'
import { replayEnding } from '../replay-ending.ts'
import { seatsIn } from '../seats-in.ts'
import type { StoredReplay } from '../stored-replay.ts'
import { PREVIEW_SIZE } from './preview-size.ts'

/**
 * What is shown of a replay where its link is shared: who played, how it ended, and a picture; of a private one nothing.
 * @param shot the one that the link leads to, from 1, or null
 */
export const previewOf = async (
  { id, text, result, privacy }: StoredReplay,
  shot: number | null,
): Promise<Metadata> => {
  const decoded = decodeReplay(text)
  if (!decoded.ok || privacy.isPrivate) return { robots: { index: false } }
  const [t, end, locale] = await Promise.all([getTranslations('replay'), getTranslations('end'), getLocale()])
  const names = seatsIn(decoded.value, result).map(({ name }) => name)
  const [one = '', two = ''] = names
  const many = names.length === 1 ? one : t('titleMany', { count: names.length })
  const title = names.length === 2 ? t('title', { one, two }) : many
  const description = replayEnding(decoded.value, result, names, end)
  const picture = {
    url: paths.replayPicture(id, { shot, locale }),
    ...PREVIEW_SIZE,
    alt: `${title}. ${description}`,
  }
  return {
    metadataBase: new URL(env().webAddress),
    title,
    description,
    openGraph: {
      type: 'video.other',
      siteName: 'Skelly',
      title,
      description,
      locale,
      url: shot === null ? paths.replay(id) : paths.replayShot(id, shot),
      images: [{ ...picture, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  }
}
