import { cross, cutCorners, doorway, four, gate, pen, roof, stagger } from '../courts/ideas.ts'
import { box, court, kerb, post, row, skull, strip, twin, wall } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import {
  CHALK_ENDS,
  SKULL_ENDS,
  cap,
  draft,
  free,
  killer,
  knockout,
  push,
  rival,
  stuck,
  you,
} from './say-it.ts'

/** Killers: who is touched is out, and one more flick for each. */
export const LAST_CAP_STANDING: readonly Draft[] = [
  draft(
    [
      ['Duel at dusk', 'Duelo al atardecer'],
      ['Two gates, one line: aim through the far one.', 'Dos puertas, una línea: apunta por la de más allá.'],
    ],
    court(600, 1200, gate(300, 780, 56, 26), gate(300, 440, 56, 26)),
    [killer(300, 1100), cap(300, 160)],
    knockout('B'),
  ),
  draft(
    [
      ['Back to back', 'Espalda con espalda'],
      [
        'Each leans on his side of the fence: come in by the edge.',
        'Cada una en su lado de la cerca: entra por el borde.',
      ],
    ],
    court(700, 900, wall(350, 180, 350, 420), roof(350, 500, 260, 80)),
    [killer(350, 780), cap(310, 300), cap(390, 300)],
    knockout('BC'),
  ),
  draft(
    [
      ['Two for one', 'Dos por uno'],
      [
        'Hit the inner half of the first and you bounce into the second.',
        'Pega en la mitad de adentro de la primera y rebotas en la segunda.',
      ],
    ],
    court(600, 900, kerb([200, 200], [400, 200]), row([160, 520], [440, 520], 2, 30)),
    [killer(300, 780), cap(260, 320), cap(340, 320)],
    knockout('BC'),
  ),
  draft(
    [
      ['Peekaboo', 'Cucú'],
      ['Thick as a tree: the edge looks behind it.', 'Grueso como un árbol: el borde ve lo que hay detrás.'],
    ],
    court(700, 1000, post(350, 500, 70), twin(350, post(230, 330, 22)), kerb([250, 200], [450, 200])),
    [killer(350, 860), cap(350, 320)],
    knockout('B'),
  ),
  draft(
    [
      ['In the courtyard', 'En el patio'],
      [
        'The yard is open to the far wall: fall into it from there.',
        'El patio se abre a la pared del fondo: cae desde allí.',
      ],
    ],
    court(700, 900, pen(350, 400, 160, 'up'), row([120, 400], [580, 400], 2, 30)),
    [killer(350, 780), cap(350, 400)],
    knockout('B'),
  ),
  draft(
    [
      ['Windmill', 'El molino'],
      ['Every sail hides one; go round with the wind.', 'Cada aspa esconde una; gira con el viento.'],
    ],
    court(
      800,
      800,
      wall(180, 40, 180, 180),
      wall(760, 180, 620, 180),
      wall(620, 760, 620, 620),
      wall(40, 620, 180, 620),
      post(400, 400, 30),
    ),
    [killer(400, 540), cap(120, 110), cap(690, 120), cap(680, 690)],
    knockout('BCD'),
  ),
  draft(
    [
      ['Rooftop pigeons', 'Palomas en la azotea'],
      [
        'They sit on the far ledge, one beside the other.',
        'Están en la cornisa de enfrente, una junto a otra.',
      ],
    ],
    court(1000, 1300, roof(500, 420, 360, 120), cutCorners(1000, 1300, 160)),
    [killer(500, 1180), cap(460, 160), cap(540, 160)],
    knockout('BC'),
  ),
  draft(
    [
      ['Chimney sweep', 'El deshollinador'],
      ['You start beside the shaft, not below it.', 'Empiezas al costado del tiro, no debajo.'],
    ],
    court(600, 1100, twin(300, wall(266, 120, 266, 620)), post(300, 780, 34)),
    [killer(300, 960), cap(300, 180)],
    knockout('B'),
  ),
  draft(
    [
      ['Hide and seek', 'Escondidas'],
      ['Three trees, three hiders: count to four.', 'Tres árboles, tres escondidas: cuenta hasta cuatro.'],
    ],
    court(700, 900, box(4, 350, 120, 90), kerb([200, 400], [200, 460], [500, 460], [500, 400])),
    [killer(400, 860), cap(120, 340), cap(400, 200), cap(680, 340)],
    knockout('BCD'),
  ),
  draft(
    [
      ['Shooting gallery', 'Tiro al blanco'],
      ['Three windows; the middle one is the shortest way.', 'Tres ventanas; la del medio es la más corta.'],
    ],
    court(
      700,
      1000,
      kerb([0, 480], [110, 480]),
      kerb([190, 480], [310, 480]),
      kerb([390, 480], [510, 480]),
      kerb([590, 480], [700, 480]),
    ),
    [killer(350, 880), cap(110, 140), cap(350, 140), cap(590, 140)],
    knockout('BCD'),
  ),
  draft(
    [
      ['Through the crowd', 'Entre la multitud'],
      [
        'Only the one at the back counts; the others cost a flick each.',
        'Solo cuenta la del fondo; las demás cuestan un tiro cada una.',
      ],
    ],
    court(600, 1000, twin(300, wall(180, 240, 180, 700))),
    [killer(300, 880), cap(300, 200), cap(260, 420, 'floor'), cap(340, 420, 'floor'), cap(300, 560, 'floor')],
    knockout('B'),
  ),
  draft(
    [
      ['Edge of the pit', 'Al borde del pozo'],
      [
        'Miss softly and you stop in the skull: go hard.',
        'Si fallas suave te quedas en la calavera: ve con fuerza.',
      ],
    ],
    court(800, 1000, skull(400, 460, 320), twin(400, post(180, 460, 30))),
    [killer(400, 880), cap(220, 260), cap(580, 260)],
    knockout('BC'),
    { rules: [SKULL_ENDS], clock: 15 },
  ),
  draft(
    [
      ['Not a smudge', 'Ni una mancha'],
      [
        'Boxes all over: what does not hit has to stop between them.',
        'Casillas por todas partes: si no pegas, para entre ellas.',
      ],
    ],
    court(800, 900, strip([1, 3, 5], [200, 300], [200, 0], 100), strip([2, 4, 6], [200, 560], [200, 0], 100)),
    [killer(400, 780), cap(300, 160), cap(500, 160)],
    knockout('BC'),
    { rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Quick draw', 'El más rápido'],
      ['He shoots next, and he seldom misses.', 'Después tira él, y casi nunca falla.'],
    ],
    court(600, 1100, gate(300, 560, 54, 40), twin(300, wall(60, 560, 180, 560))),
    [killer(240, 980), rival([360, 140], 'hard', 25)],
    knockout('B'),
    { clock: 10 },
  ),
  draft(
    [
      ['Stoop kids', 'Los del escalón'],
      ['Three on the steps: two can go at once.', 'Tres en los escalones: dos pueden caer juntas.'],
    ],
    court(700, 900, kerb([200, 180], [500, 180]), kerb([140, 240], [200, 240]), kerb([500, 240], [560, 240])),
    [killer(350, 800), cap(290, 300), cap(350, 300), cap(410, 300)],
    knockout('BCD'),
    { spare: 0 },
  ),
  draft(
    [
      ['Four corners', 'Cuatro esquinas'],
      ['One at each corner of the crossing but yours.', 'Una en cada esquina del cruce, menos en la tuya.'],
    ],
    court(900, 900, cross(450, 450, 330)),
    [killer(200, 700), cap(200, 200), cap(700, 200), cap(700, 700)],
    knockout('BCD'),
  ),
  draft(
    [
      ['Stand-off', 'Nadie se mueve'],
      ['Two against you: the first flick must count.', 'Dos contra ti: el primer tiro tiene que valer.'],
    ],
    court(800, 1000, twin(400, post(260, 500, 44)), wall(400, 120, 400, 380)),
    [killer(400, 860), rival([200, 180], 'normal', 25), rival([600, 180], 'normal', 25)],
    knockout('BC'),
    { clock: 15 },
  ),
  draft(
    [
      ['Witness protection', 'Testigos protegidos'],
      ['Nobody goes out today: get the two out of the hole.', 'Hoy no cae nadie: saca a las dos del pozo.'],
    ],
    court(
      800,
      1000,
      skull(400, 380, 360),
      box(9, 400, 90, 90),
      doorway(160, 640, 640, 400, 120),
      row([120, 380], [680, 380], 2, 30),
    ),
    [you(400, 860, 9), stuck(300, 270), stuck(500, 270)],
    free('BC'),
    { rules: [SKULL_ENDS] },
  ),
  draft(
    [
      ['Body check', 'Cuerpo a cuerpo'],
      ['Shove it home through the players’ door.', 'Mándala a casa por la puerta del equipo.'],
    ],
    court(700, 1000, box(10, 350, 180, 110), doorway(0, 700, 520, 350, 120), four(350, 180, 220, 18)),
    [you(350, 880, 10, 'floor'), cap(350, 700)],
    push(10),
  ),
  draft(
    [
      ['Last one out', 'El último apaga la luz'],
      ['Five to go; save the crowd for one good flick.', 'Faltan cinco; guarda el montón para un buen tiro.'],
    ],
    court(900, 1100, stagger([450, 420], [200, 160], [2, 3, 2], 26)),
    [killer(450, 980), cap(420, 200), cap(480, 200), cap(150, 580), cap(750, 580)],
    knockout('BCDE'),
  ),
]
