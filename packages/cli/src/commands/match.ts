import { encodeReplay, recordText } from '@skelly/engine'
import { loadReplay } from '../load-replay.ts'
import { DONE, type Outcome } from '../outcome.ts'

/** `match FILE`: notation becomes the same match as a replay, a replay becomes notation. */
export const match = async ([file = '']: readonly string[], asJson: boolean): Promise<Outcome> => {
  const loaded = await loadReplay(file)
  if (loaded.kind === 'unusable') return loaded
  const { replay, form } = loaded
  if (form === 'notation') {
    process.stdout.write(`${encodeReplay(replay)}\n`)
    return DONE
  }
  const notation = recordText(replay)
  process.stdout.write(asJson ? `${JSON.stringify({ notation })}\n` : notation)
  return DONE
}
