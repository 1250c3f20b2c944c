import { Dialog, DialogContent } from '@skelly/ui'
import type { ReactElement } from 'react'
import { REPLAY_ACTIONS, REPLAY_KEYS, type ReplayAction } from './replay-keys.ts'
import type { ReplayWords } from './replay-words.ts'

interface KeysSheetProps {
  readonly isOpen: boolean
  readonly words: ReplayWords
  /** What has no keys here. */
  readonly without: readonly ReplayAction[]
  readonly onOpen: (isOpen: boolean) => void
}

/** What each key does. */
export const KeysSheet = ({ isOpen, words, without, onOpen }: KeysSheetProps): ReactElement => (
  <Dialog open={isOpen} onOpenChange={onOpen}>
    <DialogContent title={words.keys} close={words.close}>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {REPLAY_ACTIONS.filter((action) => !without.includes(action)).map((action) => (
          <div key={action} className="contents">
            <dt className="flex gap-1">
              {REPLAY_KEYS[action].map((key) => (
                <kbd
                  key={key}
                  className="border-line bg-raised min-w-8 rounded-md border px-2 py-0.5 text-center text-sm whitespace-nowrap"
                >
                  {key === 'Space' || key === 'Home' || key === 'End' ? words.key[key] : key}
                </kbd>
              ))}
            </dt>
            <dd className="text-muted text-sm">{words.action[action]}</dd>
          </div>
        ))}
      </dl>
    </DialogContent>
  </Dialog>
)
