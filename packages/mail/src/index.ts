export type { Mail, Mailer } from './mailer.ts'
export { openMailer, type MailSetting } from './open-mailer.ts'
