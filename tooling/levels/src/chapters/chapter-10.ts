import { corridor, cross, cutCorners, doorway, four, gate, roof, spiral } from '../courts/ideas.ts'
import { box, court, kerb, post, row, skull, strip, twin, wall } from '../courts/parts.ts'
import { STREET } from '../courts/street.ts'
import type { Draft } from '../draft.ts'
import type { CapFile } from '../level-file.ts'
import {
  CHALK_ENDS,
  FEW,
  NO_TOUCH,
  SKULL_ENDS,
  bank,
  cap,
  draft,
  free,
  game,
  killer,
  knockout,
  longShot,
  push,
  rival,
  run,
  stuck,
  twoTouch,
  you,
} from './say-it.ts'

/** Yours, after so many stops. */
const after = (x: number, y: number, progress: number): CapFile => ({
  at: [x, y],
  fill: null,
  progress,
  wonLast: null,
})

/** A flick more than three stars take is two, and two more are one: the others do not wait. */
const GAME = { slack: 0, spare: 2 }

/** Whole games against computer players, and the hardest of everything. */
export const KING_OF_THE_BLOCK: readonly Draft[] = [
  draft(
    [
      ['First blood', 'Primera sangre'],
      ['One box, then one touch, before he does the same.', 'Una casilla y un toque, antes que él.'],
    ],
    court(700, 900, box(1, 350, 160, 60), gate(350, 480, 200, 30)),
    [after(200, 760, 24), rival([600, 800], 'hard', 24)],
    game,
    { ...GAME, seed: 1 },
  ),
  draft(
    [
      ['Corner store duel', 'Duelo en la bodega'],
      ['Both killers, and it is your flick: use it.', 'Los dos son killers y te toca: aprovecha.'],
    ],
    court(800, 1000, box(3, 400, 140, 84), kerb([160, 500], [640, 500]), four(400, 500, 500, 24)),
    [killer(400, 880), rival([400, 100], 'easy', 25)],
    game,
    { ...GAME, seed: 5 },
  ),
  draft(
    [
      ['Two to go', 'Faltan dos'],
      ['Two comes before one, here too.', 'Aquí también el dos va antes que el uno.'],
    ],
    court(700, 1000, box(1, 160, 180, 60), box(2, 540, 180, 60), post(350, 480, 40)),
    [after(350, 860, 23), rival([540, 620], 'hard', 23)],
    game,
    { ...GAME, seed: 1003 },
  ),
  draft(
    [
      ['The bully', 'El matón'],
      [
        'He is a killer already: out of his line first of all.',
        'Él ya es killer: ante todo, sal de su línea.',
      ],
    ],
    court(800, 900, box(1, 640, 160, 60), kerb([400, 240], [400, 660])),
    [after(640, 740, 24), rival([100, 100], 'easy', 25)],
    game,
    { ...GAME, seed: 1004 },
  ),
  draft(
    [
      ['Skull and bones', 'Calavera y huesos'],
      ['Who lands in the middle is nobody’s king.', 'Quien cae en el medio no es rey de nada.'],
    ],
    court(800, 1000, skull(400, 480, 320), box(1, 140, 140, 60), box(2, 660, 140, 60)),
    [after(400, 860, 23), rival([140, 860], 'hard', 24)],
    game,
    { ...GAME, seed: 1 },
  ),
  draft(
    [
      ['Three in a yard', 'Tres en el patio'],
      ['Let the two of them look at each other.', 'Deja que ellos dos se miren.'],
    ],
    court(900, 900, box(1, 450, 450, 60), box(2, 450, 100, 60), four(450, 450, 360, 30)),
    [after(450, 780, 23), rival([100, 800], 'hard', 24), rival([800, 800], 'hard', 24)],
    game,
    { ...GAME, seed: 7 },
  ),
  draft(
    [
      ['Alley cats', 'Gatos de callejón'],
      ['There is one way through, and both of you know it.', 'Hay un solo paso y los dos lo saben.'],
    ],
    court(700, 1100, box(1, 350, 150, 64), box(2, 350, 940, 64), doorway(0, 700, 540, 350, 160)),
    [after(160, 760, 23), rival([600, 1000], 'hard', 24)],
    game,
    { ...GAME, seed: 3 },
  ),
  draft(
    [
      ['Long way home', 'El camino largo'],
      ['Three, two, one, and he has only one to go.', 'Tres, dos, uno, y a él le queda solo una.'],
    ],
    court(900, 1000, box(1, 150, 160, 60), box(2, 750, 160, 60), box(3, 750, 700, 60), cross(450, 430, 120)),
    [after(150, 840, 22), rival([640, 240], 'normal', 24)],
    game,
    { ...GAME, seed: 1008 },
  ),
  draft(
    [
      ['High noon', 'Mediodía'],
      ['Behind the post you are safe for a moment.', 'Detrás del poste estás a salvo un momento.'],
    ],
    court(
      800,
      1100,
      box(4, 400, 550, 84),
      row([280, 320], [520, 320], 3, 26),
      row([280, 780], [520, 780], 3, 26),
    ),
    [killer(400, 980), rival([400, 120], 'easy', 25)],
    game,
    { ...GAME, seed: 25 },
  ),
  draft(
    [
      ['Stickup', 'Manos arriba'],
      [
        'One is a killer and the other nearly is: be quicker than both.',
        'Uno ya es killer y el otro casi: sé más rápido que los dos.',
      ],
    ],
    court(900, 1000, box(1, 450, 180, 60), roof(450, 480, 360, 120)),
    [after(450, 820, 24), rival([120, 120], 'easy', 25), rival([780, 120], 'easy', 24)],
    game,
    { ...GAME, seed: 1010, rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Rooftop rumble', 'Pelea en la azotea'],
      ['No corner to hide in: they are all cut off.', 'Sin rincones: las esquinas están cortadas.'],
    ],
    court(800, 800, box(1, 400, 160, 60), box(2, 400, 640, 60), cutCorners(800, 800, 220)),
    [after(240, 400, 23), rival([560, 400], 'hard', 24)],
    game,
    { ...GAME, spare: 5, spareForTwo: 2, seed: 4 },
  ),
  draft(
    [
      ['King of the hill', 'El rey del monte'],
      [
        'The hill is in the middle: slide over it, but do not stop there.',
        'El monte está en el medio: pásalo, pero no pares ahí.',
      ],
    ],
    court(900, 900, skull(450, 420, 320), box(13, 450, 420, 60), box(1, 120, 120, 60), box(2, 780, 120, 60)),
    [after(450, 780, 23), rival([120, 780], 'normal', 24)],
    game,
    { ...GAME, seed: 1012 },
  ),
  draft(
    [
      ['Needlework', 'Costura'],
      [
        'Through the three gates, or off two edges round them.',
        'Por las tres puertas, o rodeándolas por dos bordes.',
      ],
    ],
    court(
      700,
      1300,
      box(5, 350, 140, 76),
      gate(350, 980, 110, 24),
      gate(350, 700, 110, 24),
      gate(350, 420, 110, 24),
    ),
    [you(350, 1180, 5), cap(230, 560), cap(470, 560)],
    longShot(980),
    { rules: [NO_TOUCH] },
  ),
  draft(
    [
      ['Grand tour', 'La gran vuelta'],
      [
        'Every corner of the block, and nobody may notice.',
        'Todas las esquinas de la cuadra, sin que nadie lo note.',
      ],
    ],
    court(
      900,
      900,
      box(1, 150, 150, 76),
      box(2, 750, 150, 76),
      box(3, 750, 750, 76),
      box(4, 150, 750, 76),
      post(450, 450, 80),
    ),
    [you(300, 780), cap(450, 150), cap(750, 450), cap(450, 750), cap(150, 450)],
    run(4),
    { rules: [NO_TOUCH], slack: 1, spare: 2 },
  ),
  draft(
    [
      ['Triple bank', 'Tres bandas'],
      ['Three walls, and then the quietest of landings.', 'Tres paredes y luego la caída más suave.'],
    ],
    court(800, 900, box(6, 560, 560, 84), spiral(400, 400, 560, 190)),
    [you(215, 800, 6)],
    bank(3),
    FEW,
  ),
  draft(
    [
      ['Three at a blow', 'Tres de un golpe'],
      ['Break them open like a rack.', 'Ábrelas como un triángulo de billar.'],
    ],
    court(700, 1000, box(7, 350, 140, 84), corridor(350, 240, 560, 260)),
    [you(350, 880, 1, 'tar'), cap(350, 480), cap(330, 452), cap(370, 452)],
    twoTouch('BCD'),
    FEW,
  ),
  draft(
    [
      ['Breakout', 'Fuga en masa'],
      ['Three to get out, and no line may touch you.', 'Hay que sacar a tres, y ninguna línea debe tocarte.'],
    ],
    court(900, 900, skull(450, 380, 380), strip([8, 9, 10], [250, 800], [200, 0], 84), post(450, 620, 24)),
    [you(150, 700), stuck(320, 250), stuck(450, 400), stuck(580, 250)],
    free('BCD'),
    { rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Long haul', 'Carga larga'],
      [
        'A long push through a narrow gate into a far box.',
        'Un empujón largo por una puerta angosta hasta la casilla lejana.',
      ],
    ],
    court(600, 1200, box(11, 300, 200, 100), gate(300, 520, 120, 28)),
    [you(300, 1060), cap(300, 820, 'crayon')],
    push(11),
  ),
  draft(
    [
      ['Clean the block', 'Limpia la cuadra'],
      [
        'One in each corner but yours, one behind the post, and nowhere to rest.',
        'Una en cada esquina menos la tuya, otra tras el poste y ni un descanso.',
      ],
    ],
    court(
      900,
      1000,
      skull(450, 500, 320),
      twin(450, wall(200, 40, 200, 300)),
      twin(450, wall(200, 700, 200, 960)),
      post(450, 200, 40),
    ),
    [killer(110, 880), cap(110, 120), cap(450, 100), cap(790, 120), cap(790, 880)],
    knockout('BCDE'),
    { rules: [SKULL_ENDS], slack: 0 },
  ),
  draft(
    [
      ['The real street', 'La calle de verdad'],
      [
        'From START to the last cap, as it was always played.',
        'Desde START hasta la última chapa, como se jugó siempre.',
      ],
    ],
    STREET,
    [you(90, 1190), rival([270, 1190], 'hard', 0)],
    game,
    { slack: 4, spare: 8, spareForTwo: 2 },
  ),
]
