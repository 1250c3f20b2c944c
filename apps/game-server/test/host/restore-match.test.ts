import { describe, expect, test } from 'vitest'
import type { LiveEntry } from '../../src/host/live-match.ts'
import { restoreMatch } from '../../src/host/restore-match.ts'
import { ANA, BO, deadlineOf, flick, kinds, playing, seatTwo, setup } from './seated.ts'
import { VirtualClock } from './virtual-clock.ts'

const played = async (): Promise<readonly LiveEntry[]> => {
  const seated = await playing()
  await flick(seated, ANA, 0, 'a')
  await seated.clock.advance(2_000)
  await flick(seated, BO, 1, 'b')
  return JSON.parse(JSON.stringify(seated.journal.entries)) as readonly LiveEntry[]
}

describe('a match from its journal', () => {
  test('is the same match', async () => {
    const seated = await playing()
    await flick(seated, ANA, 0, 'a')
    expect(restoreMatch(setup, seated.journal.entries)).toEqual({ ok: true, value: seated.host.match })
  })

  test.each<{
    fault: string
    refusal: string
    spoil: (entries: readonly LiveEntry[]) => readonly LiveEntry[]
  }>([
    {
      fault: 'an entry is missing',
      refusal: 'entry-missing',
      spoil: (entries) => entries.filter(({ seq }) => seq !== 1),
    },
    {
      fault: 'a shot comes twice',
      refusal: 'command-refused',
      spoil: ([first, shot, ...rest]) =>
        [first, shot, { ...shot, seq: 2 }, ...rest].flatMap((entry) =>
          entry?.command ? [entry as LiveEntry] : [],
        ),
    },
    {
      fault: 'a hash is another',
      refusal: 'other-hash',
      spoil: (entries) => entries.map((entry) => ({ ...entry, hash: entries[0]?.hash ?? entry.hash })),
    },
  ])('$fault: $refusal', async ({ refusal, spoil }) => {
    expect(restoreMatch(setup, spoil(await played()))).toEqual({ ok: false, refusal })
  })

  test('R3.8 goes on with its clock moved by the time nobody ran it', async () => {
    const entries = await played()
    const restored = restoreMatch(setup, entries)
    if (!restored.ok) throw new Error(restored.refusal)
    const { phase } = restored.value
    const before = phase.kind === 'playing' ? (phase.deadline ?? 0) : 0
    const clock = new VirtualClock(before - 5_000 + 40_000)
    const seated = seatTwo({ match: restored.value, entries, away: 40_000 }, clock)
    await clock.advance(0)
    await new Promise((resolve) => setImmediate(resolve))
    expect(kinds(seated.journal.entries).at(-1)).toBe('resume')
    expect(deadlineOf(seated)).toBe(before + 45_000)
  })
})
