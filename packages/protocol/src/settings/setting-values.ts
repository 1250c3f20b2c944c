/** The form in which settings are kept and sent. */
export const SETTINGS_VERSION = 1

/** The languages that there are texts in. */
export const LANGUAGES = ['en', 'es'] as const

/** How much of something there is to be. */
export const AMOUNTS = ['off', 'low', 'full'] as const
export type Amount = (typeof AMOUNTS)[number]

/** Whether pages are light or dark; `auto` is as the system has it. */
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The latest moment that a clock can show, epoch ms. */
export const LAST_MOMENT = 8_640_000_000_000_000
