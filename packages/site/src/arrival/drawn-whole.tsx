import type { ReactElement } from 'react'

const END = 'page-end'

/**
 * Stands after everything else in the body: no browser that can wait for it (`rel="expect"`) draws the page before it has
 * read up to here. Half a page drawn early moves when its other half is read, for rows are spread by what is in them.
 */
export const DrawnWhole = (): ReactElement => (
  <>
    <link rel="expect" href={`#${END}`} blocking="render" />
    <span id={END} hidden />
  </>
)
