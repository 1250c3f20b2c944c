export { differingTexts } from './differing-texts.ts'
