import { folderMailer, type FolderSetting } from './folder-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer, type SmtpSetting } from './smtp-mailer.ts'

export type MailSetting = SmtpSetting | FolderSetting

/** Where the operator wants mail to go. */
export const openMailer = (setting: MailSetting): Mailer =>
  setting.kind === 'smtp' ? smtpMailer(setting) : folderMailer(setting)
