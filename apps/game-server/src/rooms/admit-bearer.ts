import { ServerError, type AuthContext } from '@colyseus/core'
import type { TicketBearer, TicketPurpose } from '@skelly/protocol'
import { isAllowedOrigin } from '../sockets/allowed-origin.ts'
import type { TicketOffice } from './ticket-office.ts'

const UNAUTHORISED = 401
const FORBIDDEN = 403

export type BearerFor<Kind extends TicketPurpose['kind']> = TicketBearer & {
  readonly purpose: Extract<TicketPurpose, { readonly kind: Kind }>
}

/**
 * Who may join a room of this kind: the bearer of a valid ticket for it, which is used up by this.
 * @throws ServerError 401 for the ticket, 403 for where the request comes from
 */
export const admitBearer = async <Kind extends TicketPurpose['kind']>(
  office: TicketOffice,
  kind: Kind,
  token: string | undefined,
  context: AuthContext,
): Promise<BearerFor<Kind>> => {
  if (!isAllowedOrigin(context.headers.get('origin'), office.webOrigins)) {
    throw new ServerError(FORBIDDEN, 'foreign-origin')
  }
  const spent = await office.spend(token ?? '')
  if (!spent.ok) throw new ServerError(UNAUTHORISED, spent.refusal)
  if (!isFor(spent.value, kind)) throw new ServerError(UNAUTHORISED, 'other-purpose')
  return spent.value
}

const isFor = <Kind extends TicketPurpose['kind']>(
  bearer: TicketBearer,
  kind: Kind,
): bearer is BearerFor<Kind> => bearer.purpose.kind === kind
