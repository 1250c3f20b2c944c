import { cross, cutCorners, doorway, four, gate, pen, roof, stagger } from '../courts/ideas.ts'
import { box, court, kerb, post, row, skull, strip, twin, wall } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import {
  CHALK_ENDS,
  FEW,
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
      [
        'Through the gates you only pass between them: come in from the right edge.',
        'Por las puertas solo pasas entre las dos: entra desde el borde derecho.',
      ],
    ],
    court(600, 1200, gate(300, 780, 52, 26), gate(300, 440, 52, 26)),
    [killer(300, 1100), cap(265, 160), cap(335, 160)],
    knockout('BC'),
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
    [killer(350, 780), cap(310, 340), cap(390, 340)],
    knockout('BC'),
    { spare: 2 },
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
    [killer(300, 780), cap(250, 320), cap(350, 320)],
    knockout('BC'),
  ),
  draft(
    [
      ['Peekaboo', 'Cucú'],
      [
        'Thick as trees, so let the edge look behind them.',
        'Son gruesos como árboles: deja que el borde mire detrás.',
      ],
    ],
    court(800, 1000, twin(400, post(240, 500, 70)), kerb([300, 200], [500, 200]), wall(400, 200, 400, 600)),
    [killer(400, 860), cap(240, 390), cap(560, 390)],
    knockout('BC'),
  ),
  draft(
    [
      ['In the courtyard', 'En el patio'],
      [
        'The yard is open to the far wall: fall into it from there.',
        'El patio se abre a la pared del fondo: cae desde allí.',
      ],
    ],
    court(700, 900, pen(350, 440, 90, 'up'), row([120, 440], [580, 440], 2, 30)),
    [killer(250, 780), cap(350, 450)],
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
    [killer(400, 540), cap(110, 110), cap(690, 110), cap(690, 690)],
    knockout('BCD'),
    { slack: 0, spare: 2 },
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
      [
        'The post shuts the shaft from below: come in from above.',
        'El poste tapa el tiro por abajo: entra por arriba.',
      ],
    ],
    court(600, 1100, twin(300, wall(266, 120, 266, 620)), post(300, 780, 34)),
    [killer(300, 960), cap(300, 180)],
    knockout('B'),
  ),
  draft(
    [
      ['Hide and seek', 'Escondidas'],
      [
        'Three sheds, three doors, and none of them faces you.',
        'Tres casetas, tres puertas y ninguna da hacia ti.',
      ],
    ],
    court(900, 1000, pen(180, 480, 130, 'left'), pen(450, 320, 130, 'up'), pen(720, 480, 130, 'right')),
    [killer(450, 860), cap(190, 480), cap(450, 330), cap(710, 480)],
    knockout('BCD'),
    { slack: 0, spare: 2 },
  ),
  draft(
    [
      ['Shooting gallery', 'Tiro al blanco'],
      [
        'One window, three ducks, and a wall between each.',
        'Una ventana, tres patos y una pared entre cada uno.',
      ],
    ],
    court(
      700,
      1000,
      doorway(0, 700, 520, 350, 80),
      twin(350, wall(170, 0, 170, 340)),
      twin(350, wall(290, 0, 290, 340)),
    ),
    [killer(350, 880), cap(230, 160), cap(350, 160), cap(470, 160)],
    knockout('BCD'),
    { slack: 0, spare: 2 },
  ),
  draft(
    [
      ['Through the crowd', 'Entre la multitud'],
      [
        'Only the one at the back counts, and over the rail there is a way round them all.',
        'Solo cuenta la del fondo, y por fuera de las vallas hay un camino que las evita a todas.',
      ],
    ],
    court(700, 1000, twin(350, wall(210, 80, 210, 720)), twin(350, post(105, 440, 26))),
    [
      killer(250, 880),
      cap(350, 180),
      cap(350, 440, 'floor'),
      cap(300, 440, 'floor'),
      cap(400, 440, 'floor'),
      cap(250, 440, 'floor'),
      cap(450, 440, 'floor'),
    ],
    knockout('B'),
  ),
  draft(
    [
      ['Edge of the pit', 'Al borde del pozo'],
      [
        'Miss softly and you stop in the skull, so go hard.',
        'Si fallas suave te quedas en la calavera: ve con fuerza.',
      ],
    ],
    court(800, 1000, skull(400, 460, 320), gate(400, 680, 90, 30)),
    [killer(400, 880), cap(340, 200), cap(460, 200)],
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
    [killer(400, 780), cap(345, 180), cap(455, 180)],
    knockout('BC'),
    { rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Quick draw', 'El más rápido'],
      [
        'He shoots next, so be done before he has his aim.',
        'Después tira él: termina antes de que afine la puntería.',
      ],
    ],
    court(600, 1300, gate(300, 650, 46, 40), twin(300, wall(60, 650, 180, 650))),
    [killer(220, 1180), rival([380, 120], 'normal', 25)],
    knockout('B'),
    { clock: 10, seed: 9471, spare: 3, spareForTwo: 1 },
  ),
  draft(
    [
      ['Stoop kids', 'Los del escalón'],
      [
        'Three on the steps, and two of them can go at once.',
        'Tres en los escalones, y dos pueden caer juntas.',
      ],
    ],
    court(700, 900, kerb([180, 180], [520, 180]), kerb([120, 240], [180, 240]), kerb([520, 240], [580, 240])),
    [killer(350, 800), cap(250, 320), cap(350, 320), cap(450, 320)],
    knockout('BCD'),
    { spare: 2 },
  ),
  draft(
    [
      ['Four corners', 'Cuatro esquinas'],
      ['One at each corner of the crossing but yours.', 'Una en cada esquina del cruce, menos en la tuya.'],
    ],
    court(900, 900, cross(450, 450, 370)),
    [killer(225, 675), cap(225, 225), cap(675, 225), cap(675, 675)],
    knockout('BCD'),
    { slack: 0 },
  ),
  draft(
    [
      ['Stand-off', 'Nadie se mueve'],
      ['Two against you: the first flick must count.', 'Dos contra ti: el primer tiro tiene que valer.'],
    ],
    court(800, 1000, twin(400, wall(100, 320, 330, 320)), twin(400, post(290, 560, 40)), post(400, 90, 30)),
    [killer(400, 860), rival([200, 200], 'hard', 25), rival([600, 200], 'hard', 25)],
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
      doorway(160, 640, 640, 400, 76),
      row([120, 380], [680, 380], 2, 30),
    ),
    [you(400, 860, 9), stuck(340, 330, 'tar'), stuck(460, 330, 'tar')],
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
      ['Four to go, and the pair is worth a flick.', 'Faltan cuatro, y la pareja te ahorra un tiro.'],
    ],
    court(900, 1100, stagger([450, 420], [200, 160], [2, 3, 2], 26)),
    [killer(450, 980), cap(405, 180), cap(495, 180), cap(130, 580), cap(770, 580)],
    knockout('BCDE'),
    { ...FEW, slack: 0 },
  ),
]
