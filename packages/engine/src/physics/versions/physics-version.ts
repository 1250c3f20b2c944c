/** The newest physics: what new matches are played by. A replay keeps the one that it was played by. */
export const PHYSICS_VERSION = 1
