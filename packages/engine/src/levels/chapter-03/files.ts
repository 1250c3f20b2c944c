import level041 from './041.json' with { type: 'json' }
import level042 from './042.json' with { type: 'json' }
import level043 from './043.json' with { type: 'json' }
import level044 from './044.json' with { type: 'json' }
import level045 from './045.json' with { type: 'json' }
import level046 from './046.json' with { type: 'json' }
import level047 from './047.json' with { type: 'json' }
import level048 from './048.json' with { type: 'json' }
import level049 from './049.json' with { type: 'json' }
import level050 from './050.json' with { type: 'json' }
import level051 from './051.json' with { type: 'json' }
import level052 from './052.json' with { type: 'json' }
import level053 from './053.json' with { type: 'json' }
import level054 from './054.json' with { type: 'json' }
import level055 from './055.json' with { type: 'json' }
import level056 from './056.json' with { type: 'json' }
import level057 from './057.json' with { type: 'json' }
import level058 from './058.json' with { type: 'json' }
import level059 from './059.json' with { type: 'json' }
import level060 from './060.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_03: readonly unknown[] = [
  level041,
  level042,
  level043,
  level044,
  level045,
  level046,
  level047,
  level048,
  level049,
  level050,
  level051,
  level052,
  level053,
  level054,
  level055,
  level056,
  level057,
  level058,
  level059,
  level060,
]
