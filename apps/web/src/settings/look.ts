import type { Settings, Theme } from '@skelly/protocol'

/** Where the browser keeps what a page must look like from its first moment on: the server makes it so. */
export const LOOK_COOKIE = 'skelly.look'

/** What pages are told by their root element, for their styles. */
export interface Look {
  readonly 'data-motion': 'calm' | undefined
  readonly 'data-hand': 'left' | undefined
  readonly 'data-caps': 'safe' | undefined
  readonly 'data-theme': Theme
}

type LookSettings = Pick<Settings, 'calm' | 'leftHanded' | 'colourSafe' | 'theme'>

const WORDS = { calm: 'calm', leftHanded: 'left', colourSafe: 'safe' } as const

/** The cookie's text: words with dots between them; empty for the usual look. */
export const lookText = (settings: LookSettings): string =>
  [
    ...(['calm', 'leftHanded', 'colourSafe'] as const).flatMap((name) =>
      settings[name] ? [WORDS[name]] : [],
    ),
    ...(settings.theme === 'auto' ? [] : [settings.theme]),
  ].join('.')

/** What the root element says by the cookie's text; words that are none are passed over. */
export const lookFrom = (text: string): Look => {
  const words = text.split('.')
  return {
    'data-motion': words.includes('calm') ? 'calm' : undefined,
    'data-hand': words.includes('left') ? 'left' : undefined,
    'data-caps': words.includes('safe') ? 'safe' : undefined,
    'data-theme': (['light', 'dark'] as const).find((theme) => words.includes(theme)) ?? 'auto',
  }
}
