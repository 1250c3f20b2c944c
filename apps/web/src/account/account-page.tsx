import { CapPicture } from '@skelly/court-view'
import { Card } from '@skelly/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { StreetScene } from '../street/street-scene.tsx'

interface AccountPageProps {
  readonly title: string
  readonly lead: string | null
  /** "New on the block?" */
  readonly question?: string
  /** The way to the other form. */
  readonly other?: { readonly href: string; readonly label: string }
  readonly children: ReactNode
}

/** The frame of signing up and in, and of what mails lead to: beside it a piece of the street, where there is room. */
export const AccountPage = ({ title, lead, question, other, children }: AccountPageProps): ReactNode => (
  <div className="mx-auto grid w-full max-w-md py-4 sm:py-10 lg:max-w-4xl lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-14">
    <div className="lg:border-line lg:bg-surface lg:rounded-l-card lg:shadow-card flex flex-col gap-6 lg:border lg:p-10">
      <div className="flex flex-wrap items-center gap-4">
        <CapPicture fill="candle" colour={1} size={72} className="shrink-0 -rotate-12 lg:hidden" />
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="font-chalk text-3xl leading-tight lg:text-4xl">{title}</h1>
          {lead !== null && <p className="text-muted">{lead}</p>}
        </div>
      </div>
      <Card className="flex flex-col gap-6 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
        {children}
      </Card>
      {other !== undefined && (
        <p className="text-muted text-center text-sm">
          {question}{' '}
          <Link href={other.href} className="text-accent-text font-semibold underline underline-offset-4">
            {other.label}
          </Link>
        </p>
      )}
    </div>
    <StreetScene of="corner" className="rounded-r-card hidden lg:block" />
  </div>
)
