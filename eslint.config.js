export { default } from '@skelly/eslint-config'
