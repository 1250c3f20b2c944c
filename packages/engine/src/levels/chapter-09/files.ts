import level161 from './161.json' with { type: 'json' }
import level162 from './162.json' with { type: 'json' }
import level163 from './163.json' with { type: 'json' }
import level164 from './164.json' with { type: 'json' }
import level165 from './165.json' with { type: 'json' }
import level166 from './166.json' with { type: 'json' }
import level167 from './167.json' with { type: 'json' }
import level168 from './168.json' with { type: 'json' }
import level169 from './169.json' with { type: 'json' }
import level170 from './170.json' with { type: 'json' }
import level171 from './171.json' with { type: 'json' }
import level172 from './172.json' with { type: 'json' }
import level173 from './173.json' with { type: 'json' }
import level174 from './174.json' with { type: 'json' }
import level175 from './175.json' with { type: 'json' }
import level176 from './176.json' with { type: 'json' }
import level177 from './177.json' with { type: 'json' }
import level178 from './178.json' with { type: 'json' }
import level179 from './179.json' with { type: 'json' }
import level180 from './180.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_09: readonly unknown[] = [
  level161,
  level162,
  level163,
  level164,
  level165,
  level166,
  level167,
  level168,
  level169,
  level170,
  level171,
  level172,
  level173,
  level174,
  level175,
  level176,
  level177,
  level178,
  level179,
  level180,
]
