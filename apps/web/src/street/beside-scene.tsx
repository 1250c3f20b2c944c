import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'

interface BesideSceneProps {
  /** A picture of the street, made on the server. */
  readonly scene: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A page that has little to fill a wide screen with: the street stands beside it there, and nowhere else. */
export const BesideScene = ({ scene, className, children }: BesideSceneProps): ReactNode => (
  <div
    className={cn(
      'grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]',
      className,
    )}
  >
    {children}
    <div className="sticky top-20 hidden self-start lg:block [@media(height<=36rem)]:hidden">{scene}</div>
  </div>
)
