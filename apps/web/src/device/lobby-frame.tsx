import type { ReactNode } from 'react'
import { BesideScene } from '../street/beside-scene.tsx'

/** What stands round a page of the site, made on the server and handed to pages that come and go without it. */
export interface SiteFrame {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** A picture beside what is set up, where the screen has room for it. */
  readonly scene?: ReactNode
}

const Page = ({ scene, children }: Pick<SiteFrame, 'scene'> & { children: ReactNode }): ReactNode => (
  <main id="content" className="sideways:pt-2 mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-16 sm:px-6">
    {scene === undefined ? children : <BesideScene scene={scene}>{children}</BesideScene>}
  </main>
)

/** A page on which a game is set up: the table that follows has neither header nor footer. */
export const LobbyFrame = ({
  header,
  footer,
  scene,
  children,
}: SiteFrame & { children: ReactNode }): ReactNode => (
  <>
    {header}
    <Page scene={scene}>{children}</Page>
    {footer}
  </>
)
