import { buttonVariants } from '@skelly/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Wordmark } from './wordmark.tsx'

interface DeadEndProps {
  readonly title: string
  readonly text: ReactNode
  /** The words of the way home. */
  readonly home: string
  /** Another way out, before the one home. */
  readonly action?: ReactNode
  /** Whether it stands within a page that has its header and its main part already. */
  readonly isPart?: boolean
}

/** A page without a way on: what happened, in chalk, and the ways out. */
export const DeadEnd = ({ isPart = false, ...words }: DeadEndProps): ReactNode => {
  const Part = isPart ? 'div' : 'main'
  return (
    <Part
      {...(isPart ? {} : { id: 'content' })}
      className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-5 px-6 py-20 text-center"
    >
      {!isPart && (
        <Link href="/" aria-hidden tabIndex={-1} className="mb-4">
          <Wordmark />
        </Link>
      )}
      <CrossedSkull />
      <Words {...words} />
    </Part>
  )
}

/** A skull within chalk that has worn off. */
const CrossedSkull = (): ReactNode => (
  <svg viewBox="0 0 120 90" className="asphalt rounded-card shadow-card w-64 max-w-full p-6" aria-hidden>
    <rect
      x="14"
      y="12"
      width="92"
      height="66"
      rx="6"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeDasharray="9 5 22 4"
    />
    <path
      d="M60 22c-14 0-22 9-22 20 0 8 4 13 10 15v8q0 3 3 3h18q3 0 3-3v-8c6-2 10-7 10-15 0-11-8-20-22-20z"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    />
    <path
      d="M47.5 38.5l7 7m0-7l-7 7M65.5 38.5l7 7m0-7l-7 7M56 61v7M64 61v7"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
)

const Words = ({ title, text, home, action }: Omit<DeadEndProps, 'isPart'>): ReactNode => (
  <>
    <h1 className="font-chalk text-4xl text-balance">{title}</h1>
    <p className="text-muted text-pretty">{text}</p>
    <div className="flex flex-wrap justify-center gap-3">
      {action}
      <Link href="/" className={buttonVariants({ variant: 'outline' })}>
        {home}
      </Link>
    </div>
  </>
)
