import level101 from './101.json' with { type: 'json' }
import level102 from './102.json' with { type: 'json' }
import level103 from './103.json' with { type: 'json' }
import level104 from './104.json' with { type: 'json' }
import level105 from './105.json' with { type: 'json' }
import level106 from './106.json' with { type: 'json' }
import level107 from './107.json' with { type: 'json' }
import level108 from './108.json' with { type: 'json' }
import level109 from './109.json' with { type: 'json' }
import level110 from './110.json' with { type: 'json' }
import level111 from './111.json' with { type: 'json' }
import level112 from './112.json' with { type: 'json' }
import level113 from './113.json' with { type: 'json' }
import level114 from './114.json' with { type: 'json' }
import level115 from './115.json' with { type: 'json' }
import level116 from './116.json' with { type: 'json' }
import level117 from './117.json' with { type: 'json' }
import level118 from './118.json' with { type: 'json' }
import level119 from './119.json' with { type: 'json' }
import level120 from './120.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_06: readonly unknown[] = [
  level101,
  level102,
  level103,
  level104,
  level105,
  level106,
  level107,
  level108,
  level109,
  level110,
  level111,
  level112,
  level113,
  level114,
  level115,
  level116,
  level117,
  level118,
  level119,
  level120,
]
