/** Lets the device buzz, where it can and somebody has touched the page: anywhere else nothing happens. */
export const buzz = (pattern: readonly number[]): void => {
  if (pattern.length === 0 || !canBuzz() || !navigator.userActivation.hasBeenActive) return
  navigator.vibrate([...pattern])
}

/** Whether a browser lets pages buzz at all: those of iPhones and some desktops do not. */
const canBuzz = (): boolean => 'vibrate' in navigator && 'userActivation' in navigator
