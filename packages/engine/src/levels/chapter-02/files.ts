import level021 from './021.json' with { type: 'json' }
import level022 from './022.json' with { type: 'json' }
import level023 from './023.json' with { type: 'json' }
import level024 from './024.json' with { type: 'json' }
import level025 from './025.json' with { type: 'json' }
import level026 from './026.json' with { type: 'json' }
import level027 from './027.json' with { type: 'json' }
import level028 from './028.json' with { type: 'json' }
import level029 from './029.json' with { type: 'json' }
import level030 from './030.json' with { type: 'json' }
import level031 from './031.json' with { type: 'json' }
import level032 from './032.json' with { type: 'json' }
import level033 from './033.json' with { type: 'json' }
import level034 from './034.json' with { type: 'json' }
import level035 from './035.json' with { type: 'json' }
import level036 from './036.json' with { type: 'json' }
import level037 from './037.json' with { type: 'json' }
import level038 from './038.json' with { type: 'json' }
import level039 from './039.json' with { type: 'json' }
import level040 from './040.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_02: readonly unknown[] = [
  level021,
  level022,
  level023,
  level024,
  level025,
  level026,
  level027,
  level028,
  level029,
  level030,
  level031,
  level032,
  level033,
  level034,
  level035,
  level036,
  level037,
  level038,
  level039,
  level040,
]
