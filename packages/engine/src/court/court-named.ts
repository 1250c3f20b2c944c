import type { Court } from './court.ts'
import { streetCourt } from './street-court.ts'

/** The court that goes by this name, or null when none does. */
export const courtNamed = (name: string): Court | null => (name === 'street' ? streetCourt : null)
