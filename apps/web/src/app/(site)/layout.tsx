import type { ReactNode } from 'react'
import { SiteFooter } from '../../frame/site-footer.tsx'
import { SiteHeader } from '../../frame/site-header.tsx'

/** The pages round the game: with a header and a footer. The table of a live game has neither. */
const SiteLayout = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <>
    <SiteHeader />
    <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 pt-4 pb-16 sm:px-6">
      {children}
    </main>
    <SiteFooter />
  </>
)

export default SiteLayout
