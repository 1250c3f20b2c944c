import { ASKED_PATH } from '@skelly/site/headers'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { DeskHeader } from '../../desk/desk-header.tsx'
import { signInFor } from '../../desk/paths.ts'
import { SessionEnd } from '../../desk/session-end.tsx'
import { currentMember } from '../../server/current-member.ts'
import { hasHadSession } from '../../server/has-had-session.ts'

/** The pages of the desk, for whoever works there: everybody else is led to the door. */
const DeskLayout = async ({ children }: { readonly children: ReactNode }): Promise<ReactNode> => {
  const member = await currentMember()
  if (member === null) {
    const asked = (await headers()).get(ASKED_PATH) ?? '/'
    redirect(signInFor(asked, await hasHadSession()))
  }
  return (
    <>
      <DeskHeader name={member.name} role={member.role} />
      <SessionEnd at={member.sessionUntil} />
      <main id="content" className="w-full max-w-[100rem] flex-1 px-3 py-3 sm:px-5">
        {children}
      </main>
    </>
  )
}

export default DeskLayout
