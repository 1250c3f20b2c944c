import type { ReactNode } from 'react'

/** The last thing of a page that sets a game up: on a phone, also held sideways, it stays in view, and what lies below it fades away. */
export const StartBar = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="bg-page/90 before:to-page/90 sideways:flex-row sideways:items-center sideways:*:flex-1 roomy:static roomy:mx-0 roomy:bg-transparent roomy:p-0 roomy:backdrop-blur-none roomy:before:hidden sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-b before:from-transparent">
    {children}
  </div>
)
