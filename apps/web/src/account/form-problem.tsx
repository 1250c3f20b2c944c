import { Alert } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { accountErrorKey } from './account-errors.ts'

/** What is wrong with a form as a whole; nothing where nothing is. */
export const FormProblem = ({ word }: { readonly word: string | undefined }): ReactNode => {
  const t = useTranslations('account')
  return word === undefined ? null : <Alert tone="bad">{t(`errors.${accountErrorKey(word)}`)}</Alert>
}
