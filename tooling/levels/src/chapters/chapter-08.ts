import { alley, cross, cutCorners, doorway, four, funnel, gate, roof, stagger } from '../courts/ideas.ts'
import { box, court, kerb, post, row, strip } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import { CHALK_ENDS, FEW, cap, draft, longShot, run, you } from './say-it.ts'

/** Long ways, and what is poured into a cap: how far it slides is the whole question. */
export const ACROSS_THE_STREET: readonly Draft[] = [
  draft(
    [
      ['Clothesline', 'El tendedero'],
      [
        'Slide under the line and look at nothing but the box.',
        'Pasa por debajo de la cuerda y mira solo la casilla.',
      ],
    ],
    court(700, 1000, box(1, 350, 160, 120), kerb([60, 500], [230, 500]), kerb([470, 500], [640, 500])),
    [you(350, 860)],
    longShot(600),
  ),
  draft(
    [
      ['Candle in the wind', 'Vela al viento'],
      [
        'Candle wax hardly brakes: half the pull is plenty.',
        'La cera de vela casi no frena: con media fuerza sobra.',
      ],
    ],
    court(700, 1000, box(2, 350, 180, 120), four(350, 180, 260, 20)),
    [you(350, 860, 2, 'candle')],
    longShot(600),
  ),
  draft(
    [
      ['Crosswalk', 'Paso de peatones'],
      [
        'The stripes are only paint; your box is the last one.',
        'Las rayas son solo pintura; tu casilla es la última.',
      ],
    ],
    court(1000, 700, strip([9, 8, 7], [340, 350], [260, 0], 110)),
    [you(110, 350, 7)],
    longShot(660),
  ),
  draft(
    [
      ['Heavy pockets', 'Bolsillos pesados'],
      [
        'Tar starts slowly; give it all the arm it asks for.',
        'A la brea le cuesta arrancar; dale todo el brazo.',
      ],
    ],
    court(700, 900, box(3, 350, 150, 110), post(170, 450, 30), post(530, 450, 30)),
    [you(350, 780, 3, 'tar')],
    run(3),
    { rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Down the avenue', 'Por la avenida'],
      ['Keep to the middle: both kerbs bounce.', 'Ve por el medio: los dos bordes rebotan.'],
    ],
    court(600, 1200, box(4, 300, 160, 110), kerb([170, 900], [170, 300]), kerb([430, 900], [430, 300])),
    [you(300, 1060, 4)],
    longShot(800),
  ),
  draft(
    [
      ['Stoop to stoop', 'De escalón a escalón'],
      [
        'Two far ends; setting down on the near side saves a step.',
        'Dos extremos lejanos; colocar la chapa del lado cercano te ahorra un paso.',
      ],
    ],
    court(
      600,
      1000,
      box(1, 300, 140, 100),
      box(2, 300, 860, 100),
      kerb([220, 60], [380, 60]),
      kerb([220, 940], [380, 940]),
    ),
    [you(300, 500)],
    run(2),
    { rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Corner to corner', 'De punta a punta'],
      ['Nothing in the way but distance.', 'No hay nada en medio, solo distancia.'],
    ],
    court(900, 900, box(5, 790, 110, 100), cutCorners(900, 900, 80)),
    [you(110, 790, 5)],
    longShot(850),
  ),
  draft(
    [
      ['Melted crayons', 'Crayones derretidos'],
      [
        'Crayon slides long and even: pull for two thirds of what a shell would need.',
        'El crayón desliza parejo: usa dos tercios de lo que pide una chapa vacía.',
      ],
    ],
    court(700, 1000, box(6, 540, 160, 110), box(7, 160, 160, 110), post(350, 500, 30)),
    [you(160, 860, 6, 'crayon')],
    run(6),
    { ...FEW, rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Thread the gate', 'Enhebrar la puerta'],
      [
        'Far away, a gate is as wide as your aim is straight.',
        'De lejos, la puerta es tan ancha como recto sea tu tiro.',
      ],
    ],
    court(600, 1100, box(7, 300, 160, 110), gate(300, 620, 150, 30)),
    [you(300, 980, 7)],
    longShot(750),
  ),
  draft(
    [
      ['Two by two', 'De a dos cuadras'],
      [
        'One long, one short: the second needs a lighter hand.',
        'Una larga y una corta: la segunda pide mano suave.',
      ],
    ],
    court(700, 1100, box(1, 200, 180, 100), box(2, 500, 180, 100), row([350, 120], [350, 240], 2, 18)),
    [you(200, 960)],
    run(2),
    { rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Over the manhole', 'Sobre la alcantarilla'],
      [
        'Lids lie flat: only what stands up can stop you.',
        'Las tapas son planas: solo te para lo que sobresale.',
      ],
    ],
    court(700, 1100, box(8, 350, 180, 100), box(11, 350, 560, 160), post(180, 560, 24), post(520, 560, 24)),
    [you(350, 960, 8)],
    longShot(700),
  ),
  draft(
    [
      ['Floor polish', 'Piso encerado'],
      [
        'Floor wax keeps its line; trust it past the posts.',
        'La cera de piso mantiene su línea; confía en ella entre los postes.',
      ],
    ],
    court(700, 1000, box(9, 520, 150, 100), stagger([350, 420], [180, 120], [2, 1, 2], 22)),
    [you(120, 860, 9, 'floor')],
    longShot(700),
  ),
  draft(
    [
      ['The long hallway', 'El pasillo largo'],
      [
        'Straight in at one end and almost out at the other.',
        'Entra derecho por un lado y casi sal por el otro.',
      ],
    ],
    court(1100, 600, box(10, 960, 300, 100), alley(300, 300, 850, 150)),
    [you(120, 300, 10)],
    longShot(780),
    { spare: 3 },
  ),
  draft(
    [
      ['Lighthouse', 'El faro'],
      [
        'Pass the tower on the side where the box shows.',
        'Pasa la torre por el lado donde asoma la casilla.',
      ],
    ],
    court(700, 1100, box(11, 480, 160, 100), post(350, 560, 60)),
    [you(240, 960, 11)],
    longShot(760),
    { spare: 2 },
  ),
  draft(
    [
      ['Rooftops', 'Azoteas'],
      ['From roof to roof; slide past the gable.', 'De techo en techo; pasa junto al alero.'],
    ],
    court(700, 1000, box(12, 560, 160, 100), roof(350, 560, 300, 140)),
    [you(140, 860, 12)],
    longShot(760),
  ),
  draft(
    [
      ['Three avenues', 'Tres avenidas'],
      [
        'Three long ones in a row; set down for the next each time.',
        'Tres largas seguidas; coloca siempre pensando en la próxima.',
      ],
    ],
    court(
      900,
      900,
      box(1, 160, 160, 100),
      box(2, 740, 160, 100),
      box(3, 740, 740, 100),
      cross(450, 450, 110),
    ),
    [you(160, 740)],
    run(3),
  ),
  draft(
    [
      ['Into the funnel', 'Al embudo'],
      [
        'The funnel forgives a crooked line, not a heavy hand.',
        'El embudo perdona una línea torcida, no una mano pesada.',
      ],
    ],
    court(700, 1100, box(13, 350, 150, 100), funnel(350, 520, 260, 420, 130)),
    [you(350, 980, 13)],
    longShot(780),
  ),
  draft(
    [
      ['Sleeping dog', 'Perro dormido'],
      [
        'Somebody naps on the short line; take the open one.',
        'Alguien duerme en la línea corta; toma la libre.',
      ],
    ],
    court(700, 1100, box(2, 350, 160, 100), box(5, 150, 560, 90), box(6, 550, 560, 90)),
    [you(350, 980, 2), cap(350, 560, 'tar')],
    longShot(700),
  ),
  draft(
    [
      ['Slow street', 'Calle lenta'],
      ['Rough asphalt today: everything stops sooner.', 'Hoy el asfalto es áspero: todo para antes.'],
    ],
    court(700, 1200, box(4, 350, 160, 90), doorway(0, 700, 600, 350, 160)),
    [you(350, 1060, 4)],
    longShot(850),
    { grip: 115 },
  ),
  draft(
    [
      ['Uptown express', 'Expreso al norte'],
      ['No stops between here and the last box.', 'Sin paradas hasta la última casilla.'],
    ],
    court(
      1000,
      1300,
      box(3, 850, 150, 100),
      box(1, 500, 650, 100),
      row([320, 470], [680, 830], 2, 30),
      row([680, 470], [320, 830], 2, 30),
    ),
    [you(150, 1150, 3)],
    longShot(1150),
  ),
]
