import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Class names put together; of two that contradict each other the later one stands. */
export const cn = (...classes: readonly ClassValue[]): string => twMerge(clsx(classes))
