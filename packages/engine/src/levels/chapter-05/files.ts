import level081 from './081.json' with { type: 'json' }
import level082 from './082.json' with { type: 'json' }
import level083 from './083.json' with { type: 'json' }
import level084 from './084.json' with { type: 'json' }
import level085 from './085.json' with { type: 'json' }
import level086 from './086.json' with { type: 'json' }
import level087 from './087.json' with { type: 'json' }
import level088 from './088.json' with { type: 'json' }
import level089 from './089.json' with { type: 'json' }
import level090 from './090.json' with { type: 'json' }
import level091 from './091.json' with { type: 'json' }
import level092 from './092.json' with { type: 'json' }
import level093 from './093.json' with { type: 'json' }
import level094 from './094.json' with { type: 'json' }
import level095 from './095.json' with { type: 'json' }
import level096 from './096.json' with { type: 'json' }
import level097 from './097.json' with { type: 'json' }
import level098 from './098.json' with { type: 'json' }
import level099 from './099.json' with { type: 'json' }
import level100 from './100.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_05: readonly unknown[] = [
  level081,
  level082,
  level083,
  level084,
  level085,
  level086,
  level087,
  level088,
  level089,
  level090,
  level091,
  level092,
  level093,
  level094,
  level095,
  level096,
  level097,
  level098,
  level099,
  level100,
]
