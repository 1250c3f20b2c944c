import { LOOK_COOKIE, lookFrom, lookText } from './look.ts'
import type { Settings } from '@skelly/protocol'

const A_YEAR = 31_536_000

/** Gives this page the look of the settings, and lets the server give it to the next. */
export const showLook = (settings: Settings): void => {
  const text = lookText(settings)
  for (const [name, value] of Object.entries(lookFrom(text))) {
    if (value === undefined) document.documentElement.removeAttribute(name)
    else document.documentElement.setAttribute(name, String(value))
  }
  document.cookie = `${LOOK_COOKIE}=${text}; path=/; max-age=${String(text === '' ? 0 : A_YEAR)}; samesite=lax`
}
