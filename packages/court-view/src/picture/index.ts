export { capAlone } from './cap-alone.tsx'
export { chalkWord } from './chalk-word.tsx'
export { courtPicture } from './court-picture.tsx'
