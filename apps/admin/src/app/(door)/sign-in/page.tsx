import { safeNext } from '@skelly/site'
import { Alert } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { DoorFrame } from '../../../door/door-frame.tsx'
import { SignInForm } from '../../../door/sign-in-form.tsx'
import { currentMember } from '../../../server/current-member.ts'

interface PageProps {
  readonly searchParams: Promise<{ readonly next?: string | string[]; readonly over?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('door'))('signIn'),
})

const SignInPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const { next: wished, over } = await searchParams
  const next = safeNext(wished)
  if ((await currentMember()) !== null) redirect(next)
  const t = await getTranslations('door')
  return (
    <DoorFrame title={t('title')} lead={t('lead')}>
      {over === '1' && <Alert>{t('over')}</Alert>}
      <SignInForm next={next} />
    </DoorFrame>
  )
}

export default SignInPage
