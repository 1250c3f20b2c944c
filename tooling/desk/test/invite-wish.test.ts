import { expect, test } from 'vitest'
import { inviteWish } from '../src/invite-wish.ts'

test('an address and a role are all there is to say', () => {
  const wish = { email: 'ann@example.org', role: 'admin' }
  expect(inviteWish(['ann@example.org', '--role', 'admin'])).toEqual(wish)
  expect(inviteWish(['--role=admin', 'ann@example.org'])).toEqual(wish)
})

test.each([
  [['--role', 'admin'], 'Whom shall it invite?'],
  [['a@example.org', 'b@example.org', '--role', 'admin'], 'Whom shall it invite?'],
  [['ann@example.org'], 'As what shall it invite ann@example.org?'],
  [['ann@example.org', '--role', 'owner'], 'owner is no role at the desk: moderator or admin'],
  [['ann@example.org', '--roll', 'admin'], "Unknown option '--roll'"],
])('%j is refused: %s', (args, why) => {
  expect(() => inviteWish(args)).toThrow(why)
})
