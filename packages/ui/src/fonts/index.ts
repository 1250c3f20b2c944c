// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever imports this file has to know what a font is
/// <reference path="./font-files.d.ts" />
import { preload } from 'react-dom'
import rubik from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'
import marker from '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2'

/** Asks for the fonts of every page, ahead of its styles: they are shown where they come as early as those. */
export const preloadFonts = (): void => {
  for (const file of [rubik, marker])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
