import { LOCALES, type Locale } from '@skelly/site/locales'
import { OFFLINE_PAGES, type OfflinePage } from './offline-pages.ts'

/**
 * The header by which a browser asks for a page to keep: as it is for nobody in particular. The server gives it no
 * account and no look, and the browser sends no cookie along (decision 43).
 */
export const SHELL_HEADER = 'x-skelly-shell'

const LANGUAGE = 'shell'

/** A page to keep, in one language. */
export interface Shell {
  readonly page: OfflinePage
  readonly locale: Locale
}

/** Every page to keep, in every language. */
export const SHELLS: readonly Shell[] = OFFLINE_PAGES.flatMap((page) =>
  LOCALES.map((locale) => ({ page, locale })),
)

/** Under which address a page is kept; none that a server knows. */
export const shellAddress = ({ page, locale }: Shell): string => `${page}?${LANGUAGE}=${locale}`

/** The page that is kept under an address; null for addresses of everything else that is kept. */
export const shellAt = ({ pathname, search }: URL): Shell | null =>
  SHELLS.find((shell) => shellAddress(shell) === `${pathname}${search}`) ?? null

/** How a page is asked for to be kept. @param site the site's origin */
export const shellRequest = (site: string, { page, locale }: Shell): Request =>
  new Request(new URL(page, site), {
    headers: { [SHELL_HEADER]: '1', 'Accept-Language': locale },
    credentials: 'omit',
    cache: 'no-store',
  })
