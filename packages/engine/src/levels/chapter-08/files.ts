import level141 from './141.json' with { type: 'json' }
import level142 from './142.json' with { type: 'json' }
import level143 from './143.json' with { type: 'json' }
import level144 from './144.json' with { type: 'json' }
import level145 from './145.json' with { type: 'json' }
import level146 from './146.json' with { type: 'json' }
import level147 from './147.json' with { type: 'json' }
import level148 from './148.json' with { type: 'json' }
import level149 from './149.json' with { type: 'json' }
import level150 from './150.json' with { type: 'json' }
import level151 from './151.json' with { type: 'json' }
import level152 from './152.json' with { type: 'json' }
import level153 from './153.json' with { type: 'json' }
import level154 from './154.json' with { type: 'json' }
import level155 from './155.json' with { type: 'json' }
import level156 from './156.json' with { type: 'json' }
import level157 from './157.json' with { type: 'json' }
import level158 from './158.json' with { type: 'json' }
import level159 from './159.json' with { type: 'json' }
import level160 from './160.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_08: readonly unknown[] = [
  level141,
  level142,
  level143,
  level144,
  level145,
  level146,
  level147,
  level148,
  level149,
  level150,
  level151,
  level152,
  level153,
  level154,
  level155,
  level156,
  level157,
  level158,
  level159,
  level160,
]
