/** What is here talks with the server while it is open. */
export { ApiProvider as default } from '../../../trpc/api-provider.tsx'
