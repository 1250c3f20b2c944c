/** Where a host writes down what an operator may want to know. No personal data goes there. */
export interface HostLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
