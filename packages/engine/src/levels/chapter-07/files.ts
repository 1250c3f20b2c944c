import level121 from './121.json' with { type: 'json' }
import level122 from './122.json' with { type: 'json' }
import level123 from './123.json' with { type: 'json' }
import level124 from './124.json' with { type: 'json' }
import level125 from './125.json' with { type: 'json' }
import level126 from './126.json' with { type: 'json' }
import level127 from './127.json' with { type: 'json' }
import level128 from './128.json' with { type: 'json' }
import level129 from './129.json' with { type: 'json' }
import level130 from './130.json' with { type: 'json' }
import level131 from './131.json' with { type: 'json' }
import level132 from './132.json' with { type: 'json' }
import level133 from './133.json' with { type: 'json' }
import level134 from './134.json' with { type: 'json' }
import level135 from './135.json' with { type: 'json' }
import level136 from './136.json' with { type: 'json' }
import level137 from './137.json' with { type: 'json' }
import level138 from './138.json' with { type: 'json' }
import level139 from './139.json' with { type: 'json' }
import level140 from './140.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_07: readonly unknown[] = [
  level121,
  level122,
  level123,
  level124,
  level125,
  level126,
  level127,
  level128,
  level129,
  level130,
  level131,
  level132,
  level133,
  level134,
  level135,
  level136,
  level137,
  level138,
  level139,
  level140,
]
