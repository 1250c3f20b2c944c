import type { Theme } from '@skelly/protocol'

/** Where this browser keeps whether the desk is light or dark. */
export const THEME_COOKIE = 'skelly.desk-theme'

/** What the cookie says; as the system has it where that is nothing that is known. */
export const themeFrom = (text: string | undefined): Theme =>
  (['light', 'dark'] as const).find((theme) => theme === text) ?? 'auto'
