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
  NO_TOUCH,
  SKULL_ENDS,
  bank,
  cap,
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

/** Flicks beyond the first, so that the others come to play: one for three stars, three for one. */
const LAPS = { slack: 1, spare: 2 }

/** Somebody else wants the box as well, and the clock runs. */
export const FIRST_ONE_THERE: readonly Draft[] = [
  draft(
    [
      ['Ready, set', 'En sus marcas'],
      ['You flick first; make it the last flick.', 'Tiras primero; que no haga falta más.'],
    ],
    court(700, 1000, box(1, 350, 160, 100), kerb([350, 420], [350, 700])),
    [you(180, 880), rival([480, 160], 'normal', 0)],
    race(1),
    LAPS,
  ),
  draft(
    [
      ['Ice cream truck', 'El camión de helados'],
      ['She is nearer, so yours must go in at once.', 'Ella está más cerca: la tuya tiene que entrar ya.'],
    ],
    court(800, 1000, box(2, 400, 150, 100), post(400, 480, 50)),
    [you(400, 860, 2), rival([400, 340], 'hard', 1)],
    race(2),
    { ...LAPS, clock: 10 },
  ),
  draft(
    [
      ['Photo finish', 'Final de foto'],
      ['He is nearly there, but you have the first move.', 'Él ya casi está, pero tú sales primero.'],
    ],
    court(900, 700, box(3, 450, 160, 72), twin(450, kerb([300, 60], [300, 300]))),
    [you(160, 560, 3), rival([560, 160], 'hard', 2)],
    race(3),
    LAPS,
  ),
  draft(
    [
      ['Hail a cab', 'Parar un taxi'],
      ['Ten seconds are long if you know your line.', 'Diez segundos son muchos si ya tienes tu línea.'],
    ],
    court(700, 1100, box(4, 350, 180, 84), corridor(350, 360, 720, 140)),
    [you(350, 980, 4), cap(250, 780), cap(450, 780)],
    longShot(740),
    { rules: [NO_TOUCH], clock: 8, spare: 1 },
  ),
  draft(
    [
      ['Last seat', 'El último asiento'],
      ['Sit down before he does, or sit on his lap.', 'Siéntate antes que él, o siéntate encima.'],
    ],
    court(700, 900, box(5, 560, 180, 96), pen(560, 180, 150, 'left')),
    [you(560, 760, 5), rival([400, 180], 'normal', 4)],
    race(5),
    { ...LAPS, clock: 10 },
  ),
  draft(
    [
      ['Blocking out', 'Tapar la línea'],
      ['If you can not get in, get in the way.', 'Si no puedes entrar, ponte en medio.'],
    ],
    court(700, 1000, box(6, 350, 150, 100), gate(350, 400, 110, 30)),
    [you(120, 860, 6), rival([350, 280], 'normal', 5)],
    race(6),
    LAPS,
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
    court(800, 800, box(8, 400, 400, 72), four(400, 400, 220, 30)),
    [you(400, 700, 8), rival([270, 400], 'normal', 7), rival([530, 400], 'normal', 7)],
    race(8),
    LAPS,
  ),
  draft(
    [
      ['Wrong side of the tracks', 'Del otro lado de la vía'],
      ['He has the open side; you have the edge.', 'Él tiene el lado abierto; tú, el borde.'],
    ],
    court(800, 900, box(9, 600, 200, 100), kerb([120, 420], [700, 420])),
    [you(400, 760, 9), rival([470, 200], 'normal', 8)],
    race(9),
    { ...LAPS, rules: [NO_TOUCH], clock: 10 },
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
      ['He throws from the porch, you from the street.', 'Él tira desde el porche; tú, desde la calle.'],
    ],
    court(700, 1100, box(10, 350, 160, 104), roof(350, 420, 260, 90)),
    [you(350, 980, 10), rival([470, 160], 'hard', 9)],
    race(10),
    LAPS,
  ),
  draft(
    [
      ['Elevator', 'El ascensor'],
      ['The door closes: straight in, or not at all.', 'La puerta se cierra: derecho, o nada.'],
    ],
    court(600, 1000, box(11, 300, 150, 100), doorway(0, 600, 420, 300, 100)),
    [you(300, 880, 11), rival([170, 150], 'normal', 10)],
    race(11),
    { ...LAPS, clock: 8 },
  ),
  draft(
    [
      ['Skull shortcut', 'Atajo por la calavera'],
      [
        'Over the skull is shortest; stopping there is slowest.',
        'Por la calavera es más corto; parar ahí, lo más lento.',
      ],
    ],
    court(800, 1000, skull(400, 480, 300), box(12, 400, 140, 104)),
    [you(400, 860, 12), rival([520, 140], 'hard', 11)],
    race(12),
    { ...LAPS, rules: [SKULL_ENDS] },
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
      ['The lane is free for one flick.', 'El carril está libre por un solo tiro.'],
    ],
    court(1200, 600, box(1, 1060, 300, 110), alley(300, 300, 860, 130)),
    [you(130, 300), rival([1060, 160], 'normal', 0)],
    race(1),
    LAPS,
  ),
  draft(
    [
      ['Snatch', 'El arrebato'],
      ['Both at once, before the bell.', 'Las dos de una vez, antes de la campana.'],
    ],
    court(700, 900, strip([2, 3], [280, 150], [140, 0], 80), post(350, 430, 44)),
    [you(350, 780), cap(230, 430), cap(480, 300)],
    twoTouch('BC'),
    { clock: 6 },
  ),
  draft(
    [
      ['Neck and neck', 'Cabeza a cabeza'],
      [
        'Two lanes, one box: he is as good as you are.',
        'Dos carriles y una casilla: él es tan bueno como tú.',
      ],
    ],
    court(800, 1100, box(4, 400, 160, 96), kerb([400, 320], [400, 960])),
    [you(220, 960, 4), rival([560, 420], 'hard', 3)],
    race(4),
    { ...LAPS, clock: 10 },
  ),
  draft(
    [
      ['Stoop ball', 'Contra el escalón'],
      ['Off the step before he is up.', 'Contra el escalón antes de que se levante.'],
    ],
    court(800, 900, box(5, 200, 620, 80), kerb([480, 120], [700, 340]), row([60, 480], [340, 480], 4, 24)),
    [you(620, 760, 5), rival([340, 760], 'normal', 4)],
    race(5),
    LAPS,
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
      ['Two of them, both good; yours has to sit.', 'Son dos y son buenos; la tuya tiene que quedarse.'],
    ],
    court(900, 1000, box(7, 450, 180, 104), post(450, 520, 40), post(270, 400, 24), post(630, 400, 24)),
    [you(450, 880, 7), rival([160, 180], 'normal', 6), rival([740, 180], 'normal', 6)],
    race(7),
    { ...LAPS, rules: [CHALK_ENDS] },
  ),
]
