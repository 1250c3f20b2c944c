import { POLICY, type LobbyView } from '@skelly/protocol'
import type { LastMatch } from '../../src/lobby/last-table.ts'
import { LobbyHost } from '../../src/lobby/lobby-host.ts'
import type { LobbyVoice } from '../../src/lobby/lobby-ports.ts'
import type { Lobby } from '../../src/lobby/lobby.ts'
import { settle, VirtualClock } from '../host/virtual-clock.ts'
import { lobbyOf, person } from './lobbies.ts'
import { MemoryLobbyStore } from './memory-lobby-store.ts'

export const id = (name: string): string => person(name).playerId

/** A hosted lobby under a virtual clock, and all that it says. */
class HostedLobby {
  store = new MemoryLobbyStore()
  clock = new VirtualClock()
  told: readonly string[] = []
  pings = 0
  #host: LobbyHost | null = null
  #view: LobbyView | null = null

  get host(): LobbyHost {
    return this.#host ?? never()
  }

  get view(): LobbyView {
    return this.#view ?? never()
  }

  /** Everything anew, with a lobby in which nobody is. */
  reset(): void {
    this.store = new MemoryLobbyStore()
    this.clock = new VirtualClock()
    this.told = []
    this.open(lobbyOf(''))
  }

  /** As at the start of a process. */
  open(lobby: Lobby, lastMatch: LastMatch | null = null): void {
    const voice: LobbyVoice = {
      tell: (to, kind, news) => {
        const [who] = ['A', 'B', 'C', 'D', 'E', 'F'].filter((name) => id(name) === to)
        this.told = [...this.told, `${who} ${kind} ${JSON.stringify(news)}`]
      },
      tellAll: (kind, news) => {
        if (kind === 'ping') this.pings += 1
        else this.told = [...this.told, `all ${kind} ${JSON.stringify(news)}`]
      },
      show: (shown) => (this.#view = shown),
      close: (playerId, code) => {
        this.told = [...this.told, `close ${playerId.slice(-1)} ${code}`]
        void this.host.drop(playerId)
      },
      closeAll: (code) => (this.told = [...this.told, `close all ${code}`]),
    }
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const room = { roomId: 'r', code: 'ABCD', lobby, lastMatch }
    this.#host = new LobbyHost(room, { store: this.store, voice, clock: this.clock, policy: POLICY, log })
    this.host.open()
  }
}

/** The lobby of the test that runs. */
export const at = new HostedLobby()

export const come = async (name: string): Promise<unknown> => {
  const came = await at.host.come(person(name), () => undefined)
  return came.ok ? 'in' : came.refusal
}

/** What is said while the work is done. */
export const newly = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  at.told = []
  await work()
  await settle()
  return at.told.map((line) => line.replace(/,?"(now|roomId)":("\w*"|\d+)/g, '').replace('{,', '{'))
}

export const ready = (name: string): Promise<void> =>
  at.host.ask({ kind: 'ready', playerId: id(name), message: { ready: true } })

/** Time passes in which these answer. */
export const pass = async (ms: number, ...answering: readonly string[]): Promise<void> => {
  for (let past = 0; past < ms; past += 1_000) {
    for (const name of answering) at.host.hear(id(name))
    await at.clock.advance(1_000)
  }
}

function never(): never {
  throw new Error('nothing was opened')
}
