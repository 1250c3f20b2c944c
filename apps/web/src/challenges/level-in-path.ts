import { paths } from '../frame/paths.ts'

/** The level whose page an address is: its number; null for the page of all, 'none' for what is neither. */
export const levelInPath = (path: string): number | null | 'none' => {
  if (path === paths.challenges) return null
  const number = path.startsWith(`${paths.challenges}/`) ? path.slice(paths.challenges.length + 1) : ''
  return /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 'none'
}
