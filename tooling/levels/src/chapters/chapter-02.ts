import {
  alley,
  corridor,
  cross,
  cutCorners,
  doorway,
  four,
  gate,
  pen,
  roof,
  spiral,
} from '../courts/ideas.ts'
import { box, court, kerb, post, row, wall } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import { FEW, bank, cap, chalkCosts, draft, longShot, run, you } from './say-it.ts'

/** Bounces: off the edge first, then off what stands on the street. */
export const OFF_THE_WALL: readonly Draft[] = [
  draft(
    [
      ['Cushion', 'La banda'],
      [
        'Hit the wall halfway between you and the box.',
        'Pega en la pared a medio camino entre tú y la casilla.',
      ],
    ],
    court(600, 700, box(1, 400, 160, 120), wall(300, 60, 300, 640)),
    [you(400, 560)],
    bank(1),
  ),
  draft(
    [
      ['Handball', 'Frontón'],
      ['Straight at the wall, straight back.', 'Directo a la pared y de vuelta.'],
    ],
    court(600, 700, box(2, 300, 260, 120), kerb([200, 60], [400, 60])),
    [you(300, 560, 2)],
    bank(1),
  ),
  draft(
    [
      ['Mirror, mirror', 'Espejito'],
      [
        'Aim at where the box would be behind the wall.',
        'Apunta a donde estaría la casilla detrás de la pared.',
      ],
    ],
    court(700, 700, box(3, 180, 180, 120), box(4, 180, 520, 120)),
    [you(180, 350, 3)],
    bank(1),
    FEW,
  ),
  draft(
    [
      ['Stickball', 'Con el palo de escoba'],
      [
        'The slanted board sends everything to the left.',
        'La tabla inclinada manda todo hacia la izquierda.',
      ],
    ],
    court(700, 700, box(4, 160, 200, 120), kerb([430, 120], [590, 280])),
    [you(510, 580, 4)],
    bank(1),
  ),
  draft(
    [
      ['Behind the fence', 'Detrás de la cerca'],
      [
        'Straight on is shut: let the edge go round for you.',
        'Derecho no se puede: deja que el borde dé la vuelta por ti.',
      ],
    ],
    court(700, 800, box(5, 350, 180, 110), kerb([200, 420], [500, 420])),
    [you(350, 660, 5)],
    run(5),
  ),
  draft(
    [
      ['Subway turn', 'Curva del metro'],
      [
        'Corner cut at an angle: in from below, out to the side.',
        'Esquina cortada: entras por abajo y sales de lado.',
      ],
    ],
    court(700, 700, box(6, 140, 160, 110), kerb([460, 60], [640, 240])),
    [you(560, 560, 6)],
    bank(1),
  ),
  draft(
    [
      ['Pinball', 'El flíper'],
      [
        'One touch of the post is enough, as thin as you like.',
        'Basta un roce del poste, tan fino como quieras.',
      ],
    ],
    court(600, 800, box(7, 300, 160, 110), post(300, 420, 40), post(120, 300, 24), post(480, 300, 24)),
    [you(300, 680, 7)],
    bank(1),
  ),
  draft(
    [
      ['Side door', 'Puerta de servicio'],
      [
        'The box is shut in front; its door is to the side.',
        'Por delante está cerrada; la puerta queda al costado.',
      ],
    ],
    court(700, 800, box(8, 460, 300, 100), pen(460, 300, 170, 'left')),
    [you(460, 660, 8)],
    run(8),
  ),
  draft(
    [
      ['Bounce pass', 'Pase picado'],
      ['Play it off the side, as to a teammate.', 'Juégala contra el costado, como a un compañero.'],
    ],
    court(
      600,
      900,
      box(9, 300, 180, 110),
      gate(300, 480, 60, 30),
      kerb([60, 480], [140, 480]),
      kerb([460, 480], [540, 480]),
    ),
    [you(300, 760, 9)],
    bank(1),
  ),
  draft(
    [
      ['Round the corner', 'A la vuelta'],
      ['You do not see the box; the edge does.', 'Tú no ves la casilla; el borde sí.'],
    ],
    court(700, 800, box(10, 540, 180, 110), kerb([350, 60], [350, 480])),
    [you(180, 260, 10)],
    run(10),
    { via: [null] },
  ),
  draft(
    [
      ['Wet chalk', 'Tiza mojada'],
      ['Stop short of the lines: they cost two here.', 'No te quedes en las líneas: aquí cuestan dos.'],
    ],
    court(700, 800, box(11, 350, 200, 110), box(12, 240, 200, 110), box(13, 460, 200, 110)),
    [you(350, 660, 11)],
    bank(1),
    { rules: [chalkCosts(2)] },
  ),
  draft(
    [
      ['Long carom', 'Carambola larga'],
      [
        'The edge behind you is nearer than the one in front.',
        'El borde de atrás está más cerca que el de enfrente.',
      ],
    ],
    court(600, 1100, box(1, 300, 720, 110), corridor(300, 200, 560, 240)),
    [you(300, 960)],
    bank(1),
  ),
  draft(
    [
      ['Roof and gutter', 'Techo y canaleta'],
      [
        'The side edge sends it down into the gutter as well as the roof does.',
        'El borde del costado también la manda a la canaleta, igual que el techo.',
      ],
    ],
    court(700, 800, box(2, 120, 560, 110), box(3, 580, 560, 110), roof(350, 240, 320, 110)),
    [you(350, 660, 2)],
    bank(1),
  ),
  draft(
    [
      ['Two walls', 'Dos paredes'],
      [
        'First one wall, then the next, and only then the box.',
        'Una pared, luego la otra, y al final la casilla.',
      ],
    ],
    court(700, 800, box(4, 180, 400, 120), kerb([330, 240], [330, 560])),
    [you(520, 560, 4)],
    bank(2),
  ),
  draft(
    [
      ['Dollar slot', 'La ranura'],
      [
        'Straight up to the far edge, and it comes back into the slot.',
        'Derecho hasta el borde del fondo, y de vuelta entra en la ranura.',
      ],
    ],
    court(600, 900, box(5, 480, 180, 100), wall(380, 60, 380, 380), doorway(0, 380, 380, 200, 90)),
    [you(480, 760, 5)],
    bank(1),
    { rules: [chalkCosts(1)] },
  ),
  draft(
    [
      ['Snail', 'El caracol'],
      ['Follow the wall in; it turns as you turn.', 'Sigue la pared hacia adentro; gira contigo.'],
    ],
    court(800, 900, box(6, 420, 400, 100), spiral(400, 400, 440, 150)),
    [you(185, 780, 6)],
    run(6),
    { via: [[260, 300]], spare: 2 },
  ),
  draft(
    [
      ['Trick shot', 'Tiro de fantasía'],
      ['Far, and off something: pick the widest wall.', 'Lejos y de rebote: elige la pared más ancha.'],
    ],
    court(800, 1000, box(7, 640, 160, 140), four(400, 500, 300, 26)),
    [you(160, 840, 7)],
    longShot(600),
    { rules: [chalkCosts(2)] },
  ),
  draft(
    [
      ['Cross streets', 'El cruce'],
      [
        'Every lane is blocked straight on; none is blocked sideways.',
        'De frente todo está tapado; de lado, nada.',
      ],
    ],
    court(800, 800, box(8, 620, 180, 110), cross(400, 400, 210)),
    [you(180, 620, 8)],
    bank(1),
  ),
  draft(
    [
      ['Narrow lane', 'Callejón'],
      ['Zig and zag between the walls until the box.', 'De pared en pared hasta la casilla.'],
    ],
    court(1000, 500, box(9, 860, 250, 100), alley(250, 240, 700, 170)),
    [you(120, 250, 9)],
    bank(2),
  ),
  draft(
    [
      ['Rubber room', 'Cuarto de goma'],
      ['One bounce is asked, two are allowed.', 'Se pide un rebote; dos también valen.'],
    ],
    court(800, 800, box(10, 400, 220, 110), cutCorners(800, 800, 160), row([250, 400], [550, 400], 3, 30)),
    [you(400, 640, 10), cap(400, 520, 'tar')],
    bank(1),
    { rules: [chalkCosts(1)] },
  ),
]
