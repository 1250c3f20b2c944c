import { themeColourOf } from '@skelly/ui'
import { LOOK_COOKIE, lookFrom, lookText } from './look.ts'
import type { Settings } from '@skelly/protocol'

const A_YEAR = 31_536_000

/** What the browser draws round the page takes the theme's colour, too. */
const showThemeColour = (theme: Settings['theme']): void => {
  for (const { color, media } of themeColourOf(theme))
    document.querySelector(`meta[name="theme-color"][media="${media}"]`)?.setAttribute('content', color)
}

/** Gives this page the look of the settings, and lets the server give it to the next. */
export const showLook = (settings: Settings): void => {
  const text = lookText(settings)
  for (const [name, value] of Object.entries(lookFrom(text))) {
    if (value === undefined) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, String(value))
  }
  showThemeColour(settings.theme)
  document.cookie = `${LOOK_COOKIE}=${text}; path=/; max-age=${String(text === '' ? 0 : A_YEAR)}; samesite=lax`
}
