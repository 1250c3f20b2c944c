import { expect, test } from 'vitest'
import { ClientPages } from '../../src/rooms/client-pages.ts'

test('connections are of one page when they say so, and of another when they say that', () => {
  const pages = new ClientPages<string>()
  pages.open('one', 'a')
  pages.open('same', 'a')
  pages.open('other', 'b')
  pages.open('old', null)
  expect(pages.isSame('one', 'same')).toBe(true)
  expect(pages.isSame('one', 'other')).toBe(false)
  expect(pages.isSame('one', 'old')).toBeNull()
  pages.close('one')
  expect(pages.isSame('one', 'same')).toBeNull()
})

test('a page that says that it goes away is closing, until it is shown again', () => {
  const pages = new ClientPages<string>()
  pages.open('one', null)
  expect(pages.isClosing('one')).toBe(false)
  pages.show('one', 'closing')
  expect(pages.isClosing('one')).toBe(true)
  pages.show('one', 'shown')
  expect(pages.isClosing('one')).toBe(false)
  pages.show(null, 'closing')
  pages.show('unknown', 'closing')
  expect(pages.isClosing('unknown')).toBe(false)
})
