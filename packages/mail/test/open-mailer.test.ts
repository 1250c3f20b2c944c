import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMailer } from '../src/index.ts'
import { startSmtpServer } from './smtp-server.ts'

const link = 'https://skelly.example/verify?token=0123456789_0123456789-0123456789-0123456789abc'
const mail = { to: 'ana@example.org', subject: 'Hello', text: `Hello Ana,\n\n${link}` }

test('by SMTP a letter arrives with its sender, its subject and its words', async () => {
  const server = await startSmtpServer()
  const mailer = openMailer({ kind: 'smtp', url: server.url, from: 'Skelly <skelly@example.org>' })
  await mailer.send(mail)
  server.stop()
  const [letter = ''] = server.letters
  expect(letter).toContain('From: Skelly <skelly@example.org>')
  expect(letter).toContain('To: ana@example.org')
  expect(letter).toContain('Subject: Hello')
  expect(letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(link)
})

test('a letter that is not taken is told', async () => {
  const server = await startSmtpServer({ refuses: true })
  const mailer = openMailer({ kind: 'smtp', url: server.url, from: 'skelly@example.org' })
  await expect(mailer.send(mail)).rejects.toThrow('550')
  server.stop()
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
})

test('without a server letters lie in a folder, for its owner alone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'skelly-mail-'))
  const folder = join(parent, 'mail')
  const mailer = openMailer({ kind: 'folder', folder })
  await Promise.all([mailer.send(mail), mailer.send(mail)])
  const names = await readdir(folder)
  expect(names).toHaveLength(2)
  const path = join(folder, names[0] ?? '')
  expect(await readFile(path, 'utf8')).toBe(`To: ana@example.org\nSubject: Hello\n\nHello Ana,\n\n${link}\n`)
  expect((await stat(path)).mode & 0o077).toBe(0)
  expect((await stat(folder)).mode & 0o077).toBe(0)
  await rm(parent, { recursive: true })
})
