import { fileURLToPath } from 'node:url'

/** Where the pictures, the joined sheets and their index come to lie; git ignores it. */
export const SHEET_FOLDER = fileURLToPath(new URL('../../screenshots/contact-sheet/', import.meta.url))
