export { keepRunning, type Kept, type Keeping } from './keep-running.ts'
export { servicesOn, type Service, type ServicePorts } from './services.ts'
