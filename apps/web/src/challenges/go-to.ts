import { paths } from '../frame/paths.ts'

/** Goes to another of the challenges' pages without asking the server. Null is the page of all levels. */
export const goTo = (number: number | null): void => {
  history.pushState(null, '', number === null ? paths.challenges : paths.level(number))
  scrollTo(0, 0)
}
