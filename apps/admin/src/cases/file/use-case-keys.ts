'use client'

import { DECISION_KINDS } from '@skelly/protocol'
import { useTranslations } from 'next-intl'
import { DECISION_KEYS } from './decision-keys.ts'

interface Key {
  readonly keys: readonly string[]
  readonly does: string
}

/** Every key of a case's page, as they are told. */
export const useCaseKeys = (): readonly Key[] => {
  const [t, queue, replay] = [useTranslations('cases'), useTranslations('queue'), useTranslations('replayer')]
  return [
    ...DECISION_KINDS.map((kind) => ({ keys: [DECISION_KEYS[kind].toUpperCase()], does: t(`do_${kind}`) })),
    { keys: ['N'], does: queue('key_next') },
    { keys: [replay('key_space'), 'K'], does: replay('action_toggle') },
    { keys: ['←', '→'], does: t('key_shots') },
    { keys: ['⇧ ←', '⇧ →'], does: t('key_moments') },
    { keys: ['Esc'], does: t('back') },
    { keys: ['?'], does: queue('key_keys') },
  ]
}
