export { createOpinionWorld, type OpinionWorld } from './opinion-world.ts'
export { opinionOn, opinionsOn, type Differing, type MatchOpinion, type Ruled } from './opinion-on.ts'
export { secondOpinion, type Opinion } from './second-opinion.ts'
