import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mailer.ts'

export interface FolderSetting {
  readonly kind: 'folder'
  readonly folder: string
}

/**
 * Writes each mail into a file of its own, readable by the process's owner only: links in it open accounts. Names begin
 * with the time, so that the last one stands last.
 */
export const folderMailer = ({ folder }: FolderSetting): Mailer => ({
  send: async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const time = new Date().toISOString().replaceAll(':', '-')
    await writeFile(join(folder, `${time}-${randomUUID()}.txt`), letterOf(mail), { mode: 0o600, flag: 'wx' })
  },
})

const letterOf = ({ subject, text, to }: Mail): string => `To: ${to}\nSubject: ${subject}\n\n${text}\n`
