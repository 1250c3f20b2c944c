import type { ViewportSize } from '@playwright/test'
import { DESKTOP, PHONE } from '../system/journey.ts'

export type Theme = 'light' | 'dark'

/** One picture of a page's state. */
export interface Look {
  readonly size: 'phone' | 'tablet' | 'desktop'
  readonly viewport: ViewportSize
  readonly theme: Theme
}

const SIZES = [
  { size: 'phone', viewport: PHONE },
  { size: 'tablet', viewport: { width: 820, height: 1180 } },
  { size: 'desktop', viewport: DESKTOP },
] as const

/** As a page is looked at: on three screens, in both themes. */
export const LOOKS: readonly Look[] = SIZES.flatMap((screen) => [
  { ...screen, theme: 'dark' as const },
  { ...screen, theme: 'light' as const },
])

export const pictureName = (state: string, { size, theme }: Look): string => `${state}.${size}.${theme}.png`
