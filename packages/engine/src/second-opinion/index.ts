export { createOpinionWorld, type OpinionWorld } from './opinion-world.ts'
export { secondOpinion, type Opinion } from './second-opinion.ts'
