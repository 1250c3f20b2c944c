/** The same database as whom the services come as. */
export function servicesUrl(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = 'skelly_services'
  url.password = password
  return url.href
}
