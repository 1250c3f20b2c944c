/** What a key does with a replay. */
export const REPLAY_ACTIONS = [
  'toggle',
  'previous',
  'next',
  'step-back',
  'step-on',
  'faster',
  'slower',
  'first',
  'last',
  'slow-motion',
  'keys',
] as const
export type ReplayAction = (typeof REPLAY_ACTIONS)[number]

/** The keys of every action, as they are told; the first is the one that is told first. */
export const REPLAY_KEYS = {
  toggle: ['Space', 'K'],
  previous: ['←'],
  next: ['→'],
  'step-back': ['⇧ ←', ','],
  'step-on': ['⇧ →', '.'],
  faster: ['↑'],
  slower: ['↓'],
  first: ['Home'],
  last: ['End'],
  'slow-motion': ['M'],
  keys: ['?'],
} as const satisfies Record<ReplayAction, readonly string[]>

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

const PLAIN: ReadonlyMap<string, ReplayAction> = new Map(
  Object.entries({
    ' ': 'toggle',
    k: 'toggle',
    ArrowLeft: 'previous',
    ArrowRight: 'next',
    ',': 'step-back',
    '.': 'step-on',
    ArrowUp: 'faster',
    ArrowDown: 'slower',
    Home: 'first',
    End: 'last',
    m: 'slow-motion',
    '?': 'keys',
  } as const),
)

const SHIFTED: ReadonlyMap<string, ReplayAction> = new Map(
  Object.entries({
    ArrowLeft: 'step-back',
    ArrowRight: 'step-on',
    // On many keyboards it needs the shift key.
    '?': 'keys',
  } as const),
)

/** What a key does; null when it is nothing of the replay's, as with Ctrl and the like. */
export const actionOf = ({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): ReplayAction | null => {
  if (ctrlKey || altKey || metaKey) return null
  const name = key.length === 1 ? key.toLowerCase() : key
  return (shiftKey ? SHIFTED : PLAIN).get(name) ?? null
}
