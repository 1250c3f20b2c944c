import type { ReactNode } from 'react'

/** Each page comes in by a few pixels, for who likes things to move. It is readable at once: nothing fades. */
const SiteTemplate = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="motion-safe:animate-arrive">{children}</div>
)

export default SiteTemplate
