import level001 from './001.json' with { type: 'json' }
import level002 from './002.json' with { type: 'json' }
import level003 from './003.json' with { type: 'json' }
import level004 from './004.json' with { type: 'json' }
import level005 from './005.json' with { type: 'json' }
import level006 from './006.json' with { type: 'json' }
import level007 from './007.json' with { type: 'json' }
import level008 from './008.json' with { type: 'json' }
import level009 from './009.json' with { type: 'json' }
import level010 from './010.json' with { type: 'json' }
import level011 from './011.json' with { type: 'json' }
import level012 from './012.json' with { type: 'json' }
import level013 from './013.json' with { type: 'json' }
import level014 from './014.json' with { type: 'json' }
import level015 from './015.json' with { type: 'json' }
import level016 from './016.json' with { type: 'json' }
import level017 from './017.json' with { type: 'json' }
import level018 from './018.json' with { type: 'json' }
import level019 from './019.json' with { type: 'json' }
import level020 from './020.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_01: readonly unknown[] = [
  level001,
  level002,
  level003,
  level004,
  level005,
  level006,
  level007,
  level008,
  level009,
  level010,
  level011,
  level012,
  level013,
  level014,
  level015,
  level016,
  level017,
  level018,
  level019,
  level020,
]
