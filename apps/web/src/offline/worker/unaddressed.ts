/**
 * The same answer without an address of its own. A page's worker is told what to do behind the `#` of its address, and
 * takes the answer's address for its own where it has one: kept answers have theirs without a `#`.
 */
export const unaddressed = ({ body, headers, status, statusText }: Response): Response =>
  new Response(body, { headers, status, statusText })
