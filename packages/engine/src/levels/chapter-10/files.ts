import level181 from './181.json' with { type: 'json' }
import level182 from './182.json' with { type: 'json' }
import level183 from './183.json' with { type: 'json' }
import level184 from './184.json' with { type: 'json' }
import level185 from './185.json' with { type: 'json' }
import level186 from './186.json' with { type: 'json' }
import level187 from './187.json' with { type: 'json' }
import level188 from './188.json' with { type: 'json' }
import level189 from './189.json' with { type: 'json' }
import level190 from './190.json' with { type: 'json' }
import level191 from './191.json' with { type: 'json' }
import level192 from './192.json' with { type: 'json' }
import level193 from './193.json' with { type: 'json' }
import level194 from './194.json' with { type: 'json' }
import level195 from './195.json' with { type: 'json' }
import level196 from './196.json' with { type: 'json' }
import level197 from './197.json' with { type: 'json' }
import level198 from './198.json' with { type: 'json' }
import level199 from './199.json' with { type: 'json' }
import level200 from './200.json' with { type: 'json' }

/** The files of the chapter's levels, in order. */
export const CHAPTER_10: readonly unknown[] = [
  level181,
  level182,
  level183,
  level184,
  level185,
  level186,
  level187,
  level188,
  level189,
  level190,
  level191,
  level192,
  level193,
  level194,
  level195,
  level196,
  level197,
  level198,
  level199,
  level200,
]
