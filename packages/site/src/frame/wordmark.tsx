import type { ReactNode } from 'react'

/** The name in chalk, with a cap for its dot. */
export const Wordmark = (): ReactNode => (
  <span className="font-chalk text-ink flex items-center gap-2 text-2xl leading-none">
    <svg viewBox="0 0 32 32" className="size-7" aria-hidden>
      <circle
        cx="16"
        cy="16"
        r="13.500"
        className="stroke-tin fill-none"
        strokeWidth="4"
        strokeDasharray="2.600 1.440"
      />
      <circle cx="16" cy="16" r="12.500" className="fill-tin" />
      <circle cx="16" cy="16" r="9.800" className="fill-accent" />
      <path
        d="M11.500 13.500q4.500-4.500 9 0q1 4.500-1.800 6v2.300h-5.400v-2.300q-2.800-1.500-1.800-6z"
        className="fill-page"
      />
    </svg>
    <span className="-rotate-2">Skelly</span>
  </span>
)
