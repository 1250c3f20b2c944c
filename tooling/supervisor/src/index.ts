export { servicesUrl } from './services-url.ts'
export type { ServiceName } from './services.ts'
export { startSystem, type System, type SystemOptions } from './start-system.ts'
export type { Settings } from './settings.ts'
