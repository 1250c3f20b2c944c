export { clientAddress } from './client-address.ts'
export { networkOf } from './network-of.ts'
export { trustedAmong, type Trusted } from './trusted-among.ts'
