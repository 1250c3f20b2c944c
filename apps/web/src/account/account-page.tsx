import { CapPicture } from '@skelly/court-view'
import { Card } from '@skelly/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'

interface AccountPageProps {
  readonly title: string
  readonly lead: string | null
  /** "New on the block?" */
  readonly question?: string
  /** The way to the other form. */
  readonly other?: { readonly href: string; readonly label: string }
  readonly children: ReactNode
}

/** The frame of signing up and in, and of what mails lead to. */
export const AccountPage = ({ title, lead, question, other, children }: AccountPageProps): ReactNode => (
  <div className="mx-auto flex w-full max-w-md flex-col gap-6 py-4 sm:py-10 lg:py-20">
    <div className="flex flex-wrap items-center gap-4">
      <CapPicture fill="candle" colour={1} size={72} className="shrink-0 -rotate-12" />
      <div className="min-w-0 flex-1 basis-40">
        <h1 className="font-chalk text-3xl leading-tight">{title}</h1>
        {lead !== null && <p className="text-muted">{lead}</p>}
      </div>
    </div>
    <Card className="flex flex-col gap-6">{children}</Card>
    {other !== undefined && (
      <p className="text-muted text-center text-sm">
        {question}{' '}
        <Link href={other.href} className="text-accent-text font-semibold underline underline-offset-4">
          {other.label}
        </Link>
      </p>
    )}
  </div>
)
