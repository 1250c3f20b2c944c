import {
  alley,
  corridor,
  cross,
  cutCorners,
  doorway,
  four,
  funnel,
  gate,
  pen,
  roof,
  stagger,
} from '../courts/ideas.ts'
import { box, court, kerb, post, row, skull, strip, twin, wall } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import {
  CHALK_ENDS,
  FEW,
  NO_TOUCH,
  SKULL_ENDS,
  bank,
  cap,
  chalkCosts,
  draft,
  killer,
  knockout,
  longShot,
  push,
  race,
  rival,
  run,
  twoTouch,
  you,
} from './say-it.ts'

/**
 * The first flick for three stars, the second for two, then two for one. The others miss twice by their seed and seldom
 * a third time: who has not landed by then does not come to the last flick, unless he has got in their way.
 */
const LAPS = { slack: 0, spare: 3, spareForTwo: 1 }

/** Somebody else wants the box as well, and the clock runs. */
export const FIRST_ONE_THERE: readonly Draft[] = [
  draft(
    [
      ['Ready, set', 'En sus marcas'],
      ['You flick first; make it the last flick.', 'Tiras primero; que no haga falta más.'],
    ],
    court(700, 1000, box(1, 350, 160, 50), kerb([350, 420], [350, 700])),
    [you(180, 880), rival([520, 880], 'normal', 0)],
    race(1),
    { ...LAPS, seed: 4718 },
  ),
  draft(
    [
      ['Ice cream truck', 'El camión de helados'],
      [
        'She is nearer, but the post is in her way as well.',
        'Ella está más cerca, pero el poste también le estorba.',
      ],
    ],
    court(800, 1000, box(2, 400, 150, 50), post(400, 480, 50)),
    [you(400, 860, 2), rival([400, 600], 'normal', 1)],
    race(2),
    { ...LAPS, seed: 8934, rules: [chalkCosts(1)], clock: 10 },
  ),
  draft(
    [
      ['Photo finish', 'Final de foto'],
      ['He is nearer, but you have the first move.', 'Él está más cerca, pero tú sales primero.'],
    ],
    court(900, 700, box(3, 450, 160, 50), twin(450, kerb([300, 60], [300, 300]))),
    [you(160, 560, 3), rival([800, 100], 'hard', 2)],
    race(3),
    { ...LAPS, seed: 9664 },
  ),
  draft(
    [
      ['Hail a cab', 'Parar un taxi'],
      ['Eight seconds are long if you know your line.', 'Ocho segundos son muchos si ya tienes tu línea.'],
    ],
    court(700, 1100, box(4, 350, 180, 84), corridor(350, 360, 720, 140)),
    [you(350, 980, 4), cap(250, 780), cap(450, 780)],
    longShot(740),
    { rules: [NO_TOUCH], clock: 8, spare: 2 },
  ),
  draft(
    [
      ['Last seat', 'El último asiento'],
      [
        'Sit down before he does: he will not get up again.',
        'Siéntate antes que él, que después no se levanta.',
      ],
    ],
    court(700, 900, box(5, 560, 180, 60), pen(560, 180, 150, 'left')),
    [you(560, 760, 5), rival([140, 760], 'normal', 4)],
    race(5),
    { ...LAPS, seed: 7375, rules: [chalkCosts(1)], clock: 10 },
  ),
  draft(
    [
      ['Blocking out', 'Tapar la línea'],
      ['If you can not get in, get in the way.', 'Si no puedes entrar, ponte en medio.'],
    ],
    court(700, 1000, box(6, 350, 150, 50), gate(350, 400, 110, 30)),
    [you(120, 860, 6), rival([580, 860], 'normal', 5)],
    race(6),
    { ...LAPS, seed: 8122, rules: [chalkCosts(1)] },
  ),
  draft(
    [
      ['Quick hands', 'Manos rápidas'],
      ['Do not count the posts, there is no time.', 'No cuentes los postes, no hay tiempo.'],
    ],
    court(800, 900, box(7, 640, 150, 84), stagger([400, 360], [170, 110], [4, 3], 24)),
    [you(160, 780, 7)],
    bank(2),
    { clock: 6 },
  ),
  draft(
    [
      ['Musical chairs', 'El juego de las sillas'],
      ['One chair, three of you.', 'Una silla para tres.'],
    ],
    court(800, 800, box(8, 400, 400, 44), four(400, 400, 220, 30)),
    [you(400, 700, 8), rival([100, 400], 'easy', 7), rival([700, 400], 'easy', 7)],
    race(8),
    { ...LAPS, seed: 2 },
  ),
  draft(
    [
      ['Wrong side of the tracks', 'Del otro lado de la vía'],
      ['He has the open side; you have the edge.', 'Él tiene el lado abierto; tú, el borde.'],
    ],
    court(800, 900, box(9, 600, 200, 66), kerb([120, 420], [700, 420])),
    [you(400, 760, 9), rival([200, 300], 'easy', 8)],
    race(9),
    { ...LAPS, seed: 7263, rules: [NO_TOUCH, CHALK_ENDS], clock: 10 },
  ),
  draft(
    [
      ['Rolling blackout', 'Apagón'],
      [
        'Three stops, little time: know the way beforehand.',
        'Tres paradas y poco tiempo: apréndete el camino antes.',
      ],
    ],
    court(800, 900, box(1, 160, 160, 76), box(2, 640, 160, 76), box(3, 640, 620, 76), cross(400, 420, 120)),
    [you(160, 740)],
    run(3),
    { clock: 6 },
  ),
  draft(
    [
      ['Paper route', 'Repartidor'],
      [
        'He throws from beside the porch, you from the street.',
        'Él tira desde al lado del porche; tú, desde la calle.',
      ],
    ],
    court(700, 1100, box(10, 350, 160, 60), roof(350, 420, 260, 90)),
    [you(350, 980, 10), rival([540, 420], 'hard', 9)],
    race(10),
    { ...LAPS, seed: 7263, rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Elevator', 'El ascensor'],
      [
        'One door for two: be through it first, and straight.',
        'Una puerta para dos: pasa primero, y derecho.',
      ],
    ],
    court(600, 1000, box(11, 300, 150, 50), doorway(0, 600, 420, 300, 100)),
    [you(300, 880, 11), rival([500, 500], 'normal', 10)],
    race(11),
    { ...LAPS, seed: 9664, rules: [chalkCosts(1)], clock: 8 },
  ),
  draft(
    [
      ['Skull shortcut', 'Atajo por la calavera'],
      [
        'Over the skull is shortest; stopping there is the end.',
        'Por la calavera es más corto; parar ahí es el final.',
      ],
    ],
    court(800, 1000, skull(400, 480, 300), box(12, 400, 140, 60)),
    [you(400, 860, 12), rival([700, 500], 'normal', 11)],
    race(12),
    { ...LAPS, seed: 7074, rules: [SKULL_ENDS, chalkCosts(1)] },
  ),
  draft(
    [
      ['Hot potato', 'Papa caliente'],
      ['Get rid of it into the box, fast.', 'Suéltala en la casilla, rápido.'],
    ],
    court(700, 900, box(13, 180, 180, 100), funnel(470, 380, 240, 300, 130), wall(350, 60, 350, 240)),
    [you(470, 780), cap(470, 560)],
    push(13),
    { clock: 6 },
  ),
  draft(
    [
      ['Express lane', 'Carril rápido'],
      [
        'The lane is one way in; off the long edge is another.',
        'El carril es un camino; por el borde largo hay otro.',
      ],
    ],
    court(1200, 600, box(1, 1060, 300, 60), alley(300, 300, 860, 130)),
    [you(130, 300), rival([500, 200], 'normal', 0)],
    race(1),
    { ...LAPS, seed: 6947, rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Snatch', 'El arrebato'],
      ['Both at once, before the bell.', 'Las dos de una vez, antes de la campana.'],
    ],
    court(700, 900, strip([2, 3], [280, 150], [140, 0], 80), post(350, 430, 44)),
    [you(350, 780), cap(230, 430), cap(480, 300)],
    twoTouch('BC'),
    { ...FEW, clock: 6 },
  ),
  draft(
    [
      ['Neck and neck', 'Cabeza a cabeza'],
      [
        'Two lanes, one box, and he has just as far to go.',
        'Dos carriles, una casilla, y él tiene el mismo camino que tú.',
      ],
    ],
    court(800, 1100, box(4, 400, 160, 76), kerb([400, 320], [400, 960])),
    [you(220, 960, 4), rival([580, 960], 'normal', 3)],
    race(4),
    { ...LAPS, seed: 7375, rules: [CHALK_ENDS], clock: 10 },
  ),
  draft(
    [
      ['Stoop ball', 'Contra el escalón'],
      [
        'He lies beside your line: flick before he is up.',
        'Está junto a tu línea: tira antes de que se levante.',
      ],
    ],
    court(800, 900, box(5, 200, 620, 60), kerb([480, 120], [700, 340]), row([60, 480], [340, 480], 4, 24)),
    [you(620, 760, 5), rival([500, 800], 'easy', 4)],
    race(5),
    { ...LAPS, seed: 832, rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Picket fence', 'La empalizada'],
      ['Through one gap, and then round the screen.', 'Por un hueco y luego al otro lado del biombo.'],
    ],
    court(900, 900, wall(450, 60, 450, 400), row([50, 460], [850, 460], 9, 30), cutCorners(900, 900, 100)),
    [killer(450, 780), cap(300, 250), cap(600, 250)],
    knockout('BC'),
    { clock: 5 },
  ),
  draft(
    [
      ['Three-way stop', 'Cruce de tres'],
      [
        'One on either side, and yours may not touch a line.',
        'Uno a cada lado, y la tuya no puede tocar ninguna línea.',
      ],
    ],
    court(900, 1000, box(7, 450, 180, 104), post(450, 520, 40), post(270, 400, 24), post(630, 400, 24)),
    [you(450, 880, 7), rival([100, 500], 'easy', 6), rival([800, 500], 'easy', 6)],
    race(7),
    { ...LAPS, seed: 34, rules: [CHALK_ENDS], slack: 1 },
  ),
]
