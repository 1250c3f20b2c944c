/** The languages of the texts, the first being the one for everybody else. */
export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** Where a visitor's choice is kept. */
export const LOCALE_COOKIE = 'skelly.locale'

const isLocale = (text: string | undefined): text is Locale => LOCALES.some((locale) => locale === text)

interface Wish {
  readonly language: string
  readonly weight: number
}

const wishOf = (part: string): Wish => {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
  const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
  return { language: tag.split('-')[0] ?? '', weight: quality ? Number(quality.trim().slice(2)) : 1 }
}

/** The visitor's own choice, else the first of the browser's languages that there are texts for. */
export const localeFor = (chosen: string | undefined, acceptLanguage: string | null): Locale => {
  if (isLocale(chosen)) return chosen
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map(wishOf)
    .toSorted((one, other) => other.weight - one.weight)
  return wishes.map(({ language }) => language).find(isLocale) ?? LOCALES[0]
}
