import { Initial, NarrowName } from '@skelly/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'

interface LadderPlayerProps {
  readonly name: string
  /** What is said beside the name. */
  readonly children?: ReactNode
}

/** A player in a ladder, with the way to their page. */
export const LadderPlayer = ({ name, children }: LadderPlayerProps): ReactNode => (
  <Link
    prefetch={false}
    href={paths.player(name)}
    className="-my-3 flex min-h-11 items-center gap-3 py-3 font-semibold hover:underline"
  >
    <Initial name={name} className="hidden size-8 text-sm sm:inline-flex" />
    <span className="min-w-20 wrap-anywhere">
      <NarrowName name={name} />
    </span>
    {children}
  </Link>
)
