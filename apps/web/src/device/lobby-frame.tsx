import type { ReactNode } from 'react'

/** What stands round a page of the site, made on the server and handed to pages that come and go without it. */
export interface SiteFrame {
  readonly header: ReactNode
  readonly footer: ReactNode
}

/** A page on which a game is set up: the table that follows has neither header nor footer. */
export const LobbyFrame = ({ header, footer, children }: SiteFrame & { children: ReactNode }): ReactNode => (
  <>
    {header}
    <main
      id="content"
      className="sideways:pt-2 mx-auto w-full max-w-3xl flex-1 px-4 pt-6 pb-16 sm:px-6 lg:max-w-5xl"
    >
      {children}
    </main>
    {footer}
  </>
)
