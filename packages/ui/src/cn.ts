import { clsx, type ClassValue } from 'clsx'
import { withoutContradictions } from './class-names/without-contradictions.ts'

/** Class names put together; of two that contradict each other the later one stands. */
export const cn = (...classes: readonly ClassValue[]): string => withoutContradictions(clsx(classes))
