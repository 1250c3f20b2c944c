/** What is pressed once, when it is built, with what it is said to be: Next itself knows gzip only, a tenth or more larger. */
export const PRESSED_KINDS = [
  { ending: 'js', type: 'application/javascript; charset=UTF-8' },
  { ending: 'css', type: 'text/css; charset=UTF-8' },
] as const

/** Comes after a file's name where it is pressed. */
export const PRESSED = '.br'
