export { differingTexts } from './differing-texts.ts'
export { leftoverTexts } from './leftover-texts.ts'
export { sameTexts } from './same-texts.ts'
export { usedTexts } from './used-texts.ts'
