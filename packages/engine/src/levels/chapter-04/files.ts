import level061 from './061.json' with { type: 'json' }
import level062 from './062.json' with { type: 'json' }
import level063 from './063.json' with { type: 'json' }
import level064 from './064.json' with { type: 'json' }
import level065 from './065.json' with { type: 'json' }
import level066 from './066.json' with { type: 'json' }
import level067 from './067.json' with { type: 'json' }
import level068 from './068.json' with { type: 'json' }
import level069 from './069.json' with { type: 'json' }
import level070 from './070.json' with { type: 'json' }
import level071 from './071.json' with { type: 'json' }
import level072 from './072.json' with { type: 'json' }
import level073 from './073.json' with { type: 'json' }
import level074 from './074.json' with { type: 'json' }
import level075 from './075.json' with { type: 'json' }
import level076 from './076.json' with { type: 'json' }
import level077 from './077.json' with { type: 'json' }
import level078 from './078.json' with { type: 'json' }
import level079 from './079.json' with { type: 'json' }
import level080 from './080.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_04: readonly unknown[] = [
  level061,
  level062,
  level063,
  level064,
  level065,
  level066,
  level067,
  level068,
  level069,
  level070,
  level071,
  level072,
  level073,
  level074,
  level075,
  level076,
  level077,
  level078,
  level079,
  level080,
]
