import type { GuestJar } from '../src/index.ts'

/** A browser's guest cookie, from request to request. */
export class MemoryJar implements GuestJar {
  token: string | undefined

  async read(): Promise<string | undefined> {
    return this.token
  }

  async keep(token: string): Promise<void> {
    this.token = token
  }

  async forget(): Promise<void> {
    this.token = undefined
  }
}
