import { beginMatch, seatAt, skelly } from '@skelly/engine'
import { chooseShot, type ChosenShot } from '@skelly/engine/bots'
import { expect, test, vi } from 'vitest'
import { Thinker, type ThinkingWorker } from '../../src/machine/thinker.ts'
import { ThinkingPage } from '../../src/machine/thinking-page.ts'
import type { ThoughtAsked, ThoughtTold } from '../../src/machine/thought.ts'
import { setUp } from '../stage/table.ts'

const turn = { match: beginMatch(skelly, setUp), seat: seatAt(0) }
const chosen: ChosenShot = { setDown: null, flick: { dx: 0, dy: -32_767, strength: 200 }, idea: 'straight' }

/** A worker that answers when the test says so. */
class SlowWorker implements ThinkingWorker {
  readonly asked: ThoughtAsked[] = []
  isTerminated = false
  onmessage: ThinkingWorker['onmessage'] = null
  onerror: ThinkingWorker['onerror'] = null

  postMessage(asked: ThoughtAsked): void {
    this.asked.push(asked)
  }

  terminate(): void {
    this.isTerminated = true
  }

  tell(id: number, strength: number): void {
    const data = { id, chosen: { ...chosen, flick: { ...chosen.flick, strength } } }
    this.onmessage?.({ data } as MessageEvent<ThoughtTold>)
  }

  breakDown(): void {
    this.onerror?.({ message: 'out of memory' } as ErrorEvent)
  }
}

const createThinker = () => {
  const workers: SlowWorker[] = []
  const thinker = new Thinker(() => {
    const worker = new SlowWorker()
    workers.push(worker)
    return worker
  })
  const worker = (index: number): SlowWorker => {
    const found = workers[index]
    if (found === undefined) throw new Error(`there is no worker ${String(index)}`)
    return found
  }
  return { thinker, workers, worker }
}

test('everybody gets the answer to their own question', async () => {
  const { thinker, worker } = createThinker()
  const both = Promise.all([thinker.choose(turn), thinker.choose(turn)])
  worker(0).tell(2, 222)
  worker(0).tell(1, 111)
  expect((await both).map(({ flick }) => flick.strength)).toEqual([111, 222])
})

test('no worker is started before it is needed, and one is enough', () => {
  const { thinker, workers } = createThinker()
  expect(workers).toHaveLength(0)
  void thinker.choose(turn)
  void thinker.choose(turn)
  expect(workers).toHaveLength(1)
})

test('a worker that breaks fails what was asked and is replaced', async () => {
  const { thinker, worker } = createThinker()
  const broken = thinker.choose(turn)
  worker(0).breakDown()
  await expect(broken).rejects.toThrow('out of memory')
  expect(worker(0).isTerminated).toBe(true)
  const again = thinker.choose(turn)
  worker(1).tell(worker(1).asked[0]?.id ?? 0, 300)
  expect((await again).flick.strength).toBe(300)
})

test('where no worker ever answers, what stands in for them is asked the same at once', async () => {
  const workers = [new SlowWorker(), new SlowWorker()]
  const [blocked, standIn] = workers
  const thinker = new Thinker(
    () => blocked ?? new SlowWorker(),
    () => standIn ?? new SlowWorker(),
  )
  const asked = thinker.choose(turn)
  blocked?.breakDown()
  expect(blocked?.isTerminated).toBe(true)
  expect(standIn?.asked).toEqual(blocked?.asked)
  standIn?.tell(1, 300)
  expect((await asked).flick.strength).toBe(300)
  const broken = thinker.choose(turn)
  standIn?.breakDown()
  await expect(broken).rejects.toThrow('out of memory')
})

test('a worker that has answered once is not given up for what stands in', async () => {
  const { worker, workers } = createThinker()
  const standIn = vi.fn()
  const thinker = new Thinker(() => {
    workers.push(new SlowWorker())
    return worker(workers.length - 1)
  }, standIn)
  const first = thinker.choose(turn)
  worker(0).tell(1, 100)
  await first
  const broken = thinker.choose(turn)
  worker(0).breakDown()
  await expect(broken).rejects.toThrow('out of memory')
  expect(standIn).not.toHaveBeenCalled()
})

test('a page without workers fails what is asked', async () => {
  const thinker = new Thinker(() => {
    throw new Error('no workers here')
  })
  await expect(thinker.choose(turn)).rejects.toThrow('no workers here')
})

/** Node has none. */
class ErrorTold extends Event {
  readonly message: string

  constructor(kind: string, { message }: { readonly message: string }) {
    super(kind)
    this.message = message
  }
}

const seats = setUp.seats.map((seat) => ({ ...seat, computer: 'easy' }) as const)
const computerTurn = { match: beginMatch(skelly, { ...setUp, way: 'machine', seats }), seat: seatAt(0) }

test('a page without workers thinks by itself', async () => {
  const thinker = new Thinker(() => new ThinkingPage())
  const [one, other] = await Promise.all([thinker.choose(computerTurn), thinker.choose(computerTurn)])
  expect(one).toEqual(chooseShot(computerTurn.match, computerTurn.seat))
  expect(other).toEqual(one)
})

test('a page that cannot think says so', async () => {
  vi.stubGlobal('ErrorEvent', ErrorTold)
  const thinker = new Thinker(() => new ThinkingPage())
  // nobody who thinks sits there
  await expect(thinker.choose(turn)).rejects.toThrow('a computer player broke off')
  vi.unstubAllGlobals()
})
