/** The page's own colour by theme, as `theme.css` has it: for what browsers draw round a page. */
export const PAGE_COLOURS = { light: '#efe6d6', dark: '#1a1716' } as const

interface ColourWhere {
  /** Where it counts: what the system has chosen. */
  readonly media: string
  readonly color: string
}

/** What a page tells the browser as its `theme-color`, for either choice of the system. */
export const themeColourOf = (theme: 'auto' | 'light' | 'dark'): ColourWhere[] =>
  (['light', 'dark'] as const).map((system) => ({
    media: `(prefers-color-scheme: ${system})`,
    color: PAGE_COLOURS[theme === 'auto' ? system : theme],
  }))
