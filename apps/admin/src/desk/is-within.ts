/** Whether a page is a section's or lies below it; everything lies below the first, which counts as itself alone. */
export const isWithin = (pathname: string, section: string): boolean =>
  pathname === section || (section !== '/' && pathname.startsWith(`${section}/`))
