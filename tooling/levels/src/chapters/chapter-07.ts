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
  stagger,
} from '../courts/ideas.ts'
import { box, court, kerb, post, row, strip, twin, wall } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import { CHALK_ENDS, FEW, bank, cap, chalkCosts, draft, push, twoTouch, you } from './say-it.ts'

/** One flick, two caps: kisses, caroms and rows. */
export const TWO_BIRDS: readonly Draft[] = [
  draft(
    [
      ['Double scoop', 'Doble bola'],
      ['Right between the two.', 'Justo entre las dos.'],
    ],
    court(600, 700, box(1, 300, 140, 110), box(2, 140, 140, 90), box(3, 460, 140, 90)),
    [you(300, 580), cap(273, 320), cap(327, 320)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Hot dog stand', 'Puesto de perros calientes'],
      [
        'Glance off the first, the second stands in your new way.',
        'Roza la primera; la segunda está en tu nuevo camino.',
      ],
    ],
    court(600, 800, box(4, 300, 120, 100), twin(300, kerb([160, 260], [240, 180]))),
    [you(300, 680), cap(320, 440), cap(210, 320)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Wall and neighbor', 'Pared y vecino'],
      [
        'Glance off the near one toward the far one, or come back to it off the wall.',
        'Roza la cercana hacia la lejana, o vuelve a ella desde la pared.',
      ],
    ],
    court(600, 800, strip([5, 6], [240, 400], [120, 0], 90), kerb([160, 80], [440, 80])),
    [you(300, 700), cap(330, 480), cap(250, 270)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Follow through', 'De largo'],
      [
        'Tar keeps going after a light cap: use that.',
        'La brea sigue después de pegarle a una liviana: aprovéchalo.',
      ],
    ],
    court(600, 900, box(7, 300, 140, 100), corridor(300, 240, 700, 200)),
    [you(300, 800, 1, 'tar'), cap(300, 600), cap(300, 320)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Twins', 'Gemelas'],
      [
        'They stand an arm apart; you need one to give you the other.',
        'Están separadas; que una te lleve a la otra.',
      ],
    ],
    court(700, 700, box(8, 350, 120, 100), post(350, 400, 24)),
    [you(350, 600), cap(230, 380), cap(470, 380)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Pass it on', 'Pásala'],
      [
        'The other one is in your way: come in off the edge behind you.',
        'La otra te tapa el paso: entra rebotando en el borde de atrás.',
      ],
    ],
    court(600, 900, box(3, 180, 200, 110), box(9, 420, 200, 110), wall(300, 100, 300, 300)),
    [you(360, 780), cap(180, 420), cap(270, 600)],
    push(3),
    { rules: [chalkCosts(1)] },
  ),
  draft(
    [
      ['Ping and pong', 'Ping y pong'],
      ['Left wall, right wall, and one on each.', 'Pared izquierda, pared derecha, y una en cada una.'],
    ],
    court(600, 900, box(10, 300, 160, 100), four(300, 480, 260, 20)),
    [you(300, 780), cap(110, 500), cap(490, 300)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Card trick', 'Truco de cartas'],
      [
        'A bounce off the other cap is no bank: find a real wall.',
        'La chapa ajena no cuenta como pared: busca una de verdad.',
      ],
    ],
    court(700, 800, box(2, 520, 220, 100), kerb([240, 120], [360, 120]), pen(520, 220, 150, 'left')),
    [you(520, 660, 2), cap(520, 420, 'tar')],
    bank(1),
    { rules: [chalkCosts(1)] },
  ),
  draft(
    [
      ['Snake eyes', 'Dos unos'],
      ['Two in a row, with air between them.', 'Dos en fila, con aire de por medio.'],
    ],
    court(600, 900, box(1, 180, 160, 90), box(11, 420, 160, 90), gate(300, 300, 120, 24)),
    [you(300, 780), cap(300, 560), cap(300, 200)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Sandwich', 'El sándwich'],
      ['Bounce off the bread: one slice is enough.', 'Rebota en el pan: con una rebanada basta.'],
    ],
    court(700, 800, box(12, 350, 140, 100), alley(360, 160, 540, 150)),
    [you(350, 680), cap(250, 520), cap(450, 520)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Milk bottles', 'Botellas de leche'],
      ['All three in one go, as at the fair.', 'Las tres de una, como en la feria.'],
    ],
    court(600, 800, box(13, 300, 120, 100), kerb([180, 220], [420, 220])),
    [you(300, 680), cap(300, 360), cap(278, 320), cap(322, 320)],
    twoTouch('BCD'),
    FEW,
  ),
  draft(
    [
      ['Around the table', 'Vuelta a la mesa'],
      ['The post in the middle is the table.', 'El poste del medio es la mesa.'],
    ],
    court(700, 700, box(4, 120, 120, 90), box(5, 580, 580, 90), post(350, 350, 70)),
    [you(350, 580), cap(500, 400), cap(420, 160)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Off the hydrant', 'Contra el hidrante'],
      ['One cap, then the iron, and off it to the other.', 'Una chapa, luego el hierro, y de ahí a la otra.'],
    ],
    court(700, 900, box(6, 350, 140, 90), post(350, 420, 40), twin(350, kerb([120, 300], [120, 560]))),
    [you(350, 760), cap(220, 560), cap(480, 360)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Domino', 'Dominó'],
      ['The last tile has to fall into the box.', 'La última ficha tiene que caer en la casilla.'],
    ],
    court(600, 1000, box(7, 300, 180, 110), stagger([300, 380], [220, 200], [2, 2], 24)),
    [you(300, 880), cap(300, 420), cap(300, 560), cap(300, 700)],
    push(7),
  ),
  draft(
    [
      ['Street corner', 'La esquina'],
      ['One round each side of the corner.', 'Una a cada lado de la esquina.'],
    ],
    court(800, 800, box(8, 640, 200, 100), kerb([400, 60], [400, 400], [60, 400])),
    [you(640, 560), cap(470, 470), cap(300, 480)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Clean hands', 'Manos limpias'],
      ['Touch both and still keep off every line.', 'Toca las dos y no pises ninguna línea.'],
    ],
    court(700, 900, strip([9, 10, 11], [200, 200], [150, 0], 110), box(12, 350, 480, 110)),
    [you(350, 780), cap(300, 360), cap(420, 360)],
    twoTouch('BC'),
    { rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Keyhole', 'La cerradura'],
      ['Through the hole, and spread out behind it.', 'Por el ojo, y ábrete detrás.'],
    ],
    court(700, 900, box(13, 350, 130, 90), doorway(0, 700, 520, 350, 110)),
    [you(350, 780), cap(310, 360), cap(430, 280)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Cross-fire', 'Fuego cruzado'],
      [
        'The walls quarter the street; the edge joins it again.',
        'Las paredes parten la calle; el borde la une.',
      ],
    ],
    court(800, 800, box(1, 400, 120, 90), cross(400, 420, 150)),
    [you(200, 640), cap(200, 260), cap(600, 260)],
    twoTouch('BC'),
  ),
  draft(
    [
      ['Three amigos', 'Tres amigos'],
      ['Glance, glance, and the third stands at the end.', 'Un roce, otro roce, y la tercera al final.'],
    ],
    court(700, 900, box(2, 350, 130, 90), funnel(350, 460, 260, 440, 200), cutCorners(700, 900, 70)),
    [you(350, 800), cap(325, 600), cap(376, 520), cap(330, 440)],
    twoTouch('BCD'),
  ),
  draft(
    [
      ['Long division', 'División larga'],
      [
        'Thin off the first, and the tar carries on to the second.',
        'Roza la primera y la brea sigue hasta la segunda.',
      ],
    ],
    court(
      600,
      1200,
      box(3, 300, 600, 100),
      row([180, 420], [420, 420], 2, 30),
      row([180, 780], [420, 780], 2, 30),
    ),
    [you(120, 1080, 1, 'tar'), cap(290, 640), cap(390, 240)],
    twoTouch('BC'),
  ),
]
