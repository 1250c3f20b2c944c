import type { ReactNode } from 'react'

interface CourtCardProps {
  readonly label: string
  readonly children: ReactNode
}

/** A card over a court that stands still. */
export const CourtCard = ({ label, children }: CourtCardProps): ReactNode => (
  <div className="animate-fade bg-page/60 absolute inset-0 z-20 grid overflow-y-auto p-3 backdrop-blur-[3px]">
    <section
      aria-label={label}
      className="animate-rise border-line bg-surface shadow-over m-auto flex w-full max-w-sm flex-col items-center gap-4 rounded-3xl border p-6 text-center [@media(height<=30rem)]:gap-2 [@media(height<=30rem)]:p-4"
    >
      {children}
    </section>
  </div>
)
