import type { AdminRouter } from '@skelly/api/admin'
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { refusalIn } from './refusal-in.ts'

/** Asks for password and code again; whether they were right. */
export type AskToStepUp = () => Promise<boolean>

interface DoorWishes {
  readonly stepUp: AskToStepUp
  /** The session is over. */
  readonly onOver: () => void
}

/**
 * What is refused until password and code are shown again is asked for again when they were, by whatever called it: no
 * form has to know. Whoever thinks better of it gets the refusal.
 */
export const stepUpLink =
  ({ stepUp, onOver }: DoorWishes): TRPCLink<AdminRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let isOpen = true
      const send = (isLast: boolean): { readonly unsubscribe: () => void } =>
        next(op).subscribe({
          next: (value) => {
            observer.next(value)
          },
          complete: () => {
            observer.complete()
          },
          error: (error) => {
            const word = refusalIn(error)
            if (word === 'not-signed-in') onOver()
            if (word !== 'step-up-first' || isLast) {
              observer.error(error)
              return
            }
            void stepUp().then((isShown) => {
              if (!isShown) observer.error(error)
              else if (isOpen) last = send(true)
            })
          },
        })
      let last = send(false)
      return () => {
        isOpen = false
        last.unsubscribe()
      }
    })
