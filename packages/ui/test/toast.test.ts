import { expect, test } from 'vitest'
import { isToastWaiting, onToastWaiting, showToastsBy, toast, type ToastMessage } from '../src/toast.ts'

test('a message waits for what shows it, the next ones do not', () => {
  const shown: ToastMessage[] = []
  let asked = 0
  const stopAsking = onToastWaiting(() => (asked += 1))
  expect(isToastWaiting()).toBe(false)

  toast.success('saved')
  toast.error('lost')
  expect([isToastWaiting(), asked]).toEqual([true, 2])

  const stopShowing = showToastsBy((message) => shown.push(message))
  expect(isToastWaiting()).toBe(false)
  toast.info('there')
  expect(shown).toEqual([
    { kind: 'success', text: 'saved' },
    { kind: 'error', text: 'lost' },
    { kind: 'info', text: 'there' },
  ])
  expect(asked).toBe(2)

  stopShowing()
  toast.warning('late')
  expect([isToastWaiting(), shown.length]).toEqual([true, 3])
  stopAsking()
})
