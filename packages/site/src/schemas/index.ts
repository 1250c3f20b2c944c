export { neverCompileSchemas } from './never-compile-schemas.ts'
