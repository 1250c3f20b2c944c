import type { AccountMail } from '@skelly/api'
import { openMailer, type Mail, type Mailer } from '@skelly/mail'
import { createTranslator, type Locale } from 'next-intl'
import { env } from '../env.ts'
import { paths } from '../frame/paths.ts'
import { MESSAGES } from '../i18n/messages.ts'

let opened: Mailer | null = null

/** This process's one door for mail, opened when it is first needed. */
const mailer = (): Mailer => (opened ??= openMailer(env().mail))

/** Where nothing is sent anywhere, whoever develops sees the links in the log; nobody else ever does. */
const showLink = (link: string): void => {
  const { mail, stage } = env()
  if (mail.kind === 'folder' && stage === 'development') process.stdout.write(`mail with a link: ${link}\n`)
}

/** The letters of accounts in one language. */
export const accountMail = (locale: Locale): AccountMail => {
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'mail' })
  const send = (letter: Mail): Promise<void> => mailer().send(letter)
  const sendLink = async (letter: Mail, link: string): Promise<void> => {
    await send(letter)
    showLink(link)
  }
  const linkTo = (path: string): string => new URL(path, env().webAddress).href
  return {
    isDelivered: env().mail.kind === 'smtp',
    verify: ({ email, name, token }) => {
      const link = linkTo(paths.verifyBy(token))
      return sendLink({ to: email, subject: t('verifySubject'), text: t('verify', { name, link }) }, link)
    },
    reset: ({ email, name, token }) => {
      const link = linkTo(paths.resetBy(token))
      return sendLink({ to: email, subject: t('resetSubject'), text: t('reset', { name, link }) }, link)
    },
    changeEmail: ({ email, name, token }) => {
      const link = linkTo(paths.changeEmailBy(token))
      const text = t('changeEmail', { name, email, link })
      return sendLink({ to: email, subject: t('changeEmailSubject'), text }, link)
    },
    emailChangeAsked: ({ email, name, wished }) => {
      const text = t('changeAsked', { name, wished, link: linkTo(paths.forgot) })
      return send({ to: email, subject: t('changeAskedSubject'), text })
    },
    emailChanged: ({ email, name, wished }) =>
      send({ to: email, subject: t('emailChangedSubject'), text: t('emailChanged', { name, wished }) }),
    passwordChanged: ({ email, name }) => {
      const link = linkTo(paths.forgot)
      return send({ to: email, subject: t('changedSubject'), text: t('changed', { name, link }) })
    },
  }
}
