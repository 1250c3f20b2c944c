import { createTranslator } from 'next-intl'

const messages = {
  door: { open: 'Open', shut: 'Shut', way_in: 'In', way_out: 'Out', never: 'Never' },
  street: { name: '<b>The block</b>', far: 'Far', near: 'Near', nobody: 'Nobody' },
} as const

type Say = (key: 'far' | 'near') => string

const tell = (say: Say, isFar: boolean): string => say(isFar ? 'far' : 'near')

/** Asks for texts in every way in which applications do. */
export const asking = (way: 'in' | 'out', isFar: boolean): readonly unknown[] => {
  const [t, street] = [
    createTranslator({ locale: 'en', messages, namespace: 'door' }),
    createTranslator({ locale: 'en', messages, namespace: 'street' }),
  ]
  const whole = createTranslator({ locale: 'en', messages })
  return [
    t(isFar ? 'open' : 'shut'),
    t(`way_${way}`),
    tell(street, isFar),
    street.rich('name', { b: (parts) => parts }),
    whole('door.open'),
  ]
}
