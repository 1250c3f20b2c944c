/** Whether a short message is good news, bad, a warning, or just news. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface ToastMessage {
  readonly kind: ToastKind
  readonly text: string
}

type Show = (message: ToastMessage) => void

let waiting: readonly ToastMessage[] = []
let show: Show | null = null
const wanting = new Set<() => void>()

const say = (kind: ToastKind, text: string): void => {
  if (show !== null) {
    show({ kind, text })
    return
  }
  waiting = [...waiting, { kind, text }]
  for (const want of wanting) want()
}

/** Says something in passing, wherever the page has its `Toaster`. */
export const toast = {
  success: (text: string): void => say('success', text),
  error: (text: string): void => say('error', text),
  warning: (text: string): void => say('warning', text),
  info: (text: string): void => say('info', text),
} satisfies Record<ToastKind, (text: string) => void>

/** Whether somebody has said something and nothing is there yet to show it: for `useSyncExternalStore`. */
export const isToastWaiting = (): boolean => waiting.length > 0

/** Tells when a message begins to wait. @returns what ends it */
export const onToastWaiting = (listener: () => void): (() => void) => {
  wanting.add(listener)
  return () => wanting.delete(listener)
}

/** From now on messages are shown by this, first those that wait. @returns what ends it */
export const showToastsBy = (shown: Show): (() => void) => {
  show = shown
  for (const message of waiting) shown(message)
  waiting = []
  return () => {
    show = null
  }
}
