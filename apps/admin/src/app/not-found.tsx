export { MissingPage as default } from '@skelly/site'
