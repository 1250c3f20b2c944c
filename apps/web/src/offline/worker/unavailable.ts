const SERVICE_UNAVAILABLE = 503

/** A page that stands in for another, and says so: nobody knows whether there is one at the address. */
export const unavailable = ({ body, headers }: Response): Response =>
  new Response(body, { headers, status: SERVICE_UNAVAILABLE, statusText: 'Service Unavailable' })
