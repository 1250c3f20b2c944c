import { alley, corridor, cutCorners, doorway, four, funnel, gate, pen, roof } from '../courts/ideas.ts'
import { box, court, kerb, post, row, strip, twin, wall } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import { CHALK_ENDS, FEW, NO_TOUCH, bank, cap, draft, longShot, push, run, you } from './say-it.ts'

/** Other caps: helped into boxes, or left in peace. */
export const GOOD_NEIGHBORS: readonly Draft[] = [
  draft(
    [
      ['Give a hand', 'Echar una mano'],
      ['Hit it square in the back and it goes straight on.', 'Dale justo por detrás y sigue derecho.'],
    ],
    court(600, 700, box(2, 300, 180, 120)),
    [you(300, 580), cap(300, 420)],
    push(2),
    { spare: 2 },
  ),
  draft(
    [
      ['Do not wake them', 'No los despiertes'],
      ['Pass between the two without a touch.', 'Pasa entre los dos sin rozarlos.'],
    ],
    court(600, 800, box(1, 300, 150, 110), kerb([120, 260], [200, 260]), kerb([400, 260], [480, 260])),
    [you(300, 660), cap(220, 400), cap(380, 400)],
    run(1),
    { ...FEW, rules: [NO_TOUCH] },
  ),
  draft(
    [
      ['Moving day', 'La mudanza'],
      ['The sofa goes through the door, not you.', 'El sofá pasa por la puerta; tú no.'],
    ],
    court(600, 800, box(3, 300, 160, 120), doorway(0, 600, 360, 300, 150)),
    [you(300, 680), cap(300, 480)],
    push(3),
  ),
  draft(
    [
      ['Bowling alley', 'La bolera'],
      ['A heavy cap needs a heavy push.', 'Una chapa pesada pide un empujón pesado.'],
    ],
    court(500, 900, box(4, 250, 180, 110), corridor(250, 80, 640, 220)),
    [you(250, 800), cap(250, 560, 'floor')],
    push(4),
  ),
  draft(
    [
      ['Corner shop', 'La bodega'],
      ['Hit the right half to send it left.', 'Pega en la mitad derecha para mandarla a la izquierda.'],
    ],
    court(700, 700, box(5, 200, 220, 120), post(460, 200, 26)),
    [you(480, 580), cap(400, 420)],
    push(5),
  ),
  draft(
    [
      ['Chalk artist at work', 'Artista trabajando'],
      ['She sits right on your line: go round off the edge.', 'Está sentada en tu línea: ve por el borde.'],
    ],
    court(700, 800, box(2, 350, 180, 110), strip([7, 8], [130, 400], [440, 0], 90)),
    [you(350, 660, 2), cap(350, 420, 'tar'), cap(260, 420, 'tar'), cap(440, 420, 'tar')],
    bank(1),
    { rules: [NO_TOUCH] },
  ),
  draft(
    [
      ['Shopping cart', 'El carrito'],
      ['Keep it between the shelves.', 'Mantenlo entre los estantes.'],
    ],
    court(
      600,
      900,
      box(6, 300, 200, 110),
      twin(300, kerb([220, 300], [220, 560])),
      row([120, 700], [480, 700], 2, 24),
    ),
    [you(300, 780), cap(300, 600, 'crayon')],
    push(6),
  ),
  draft(
    [
      ['Two stops', 'Dos paradas'],
      [
        'Into the first, then on into the second from behind.',
        'A la primera, y de ahí a la segunda por detrás.',
      ],
    ],
    court(500, 900, strip([3, 4], [250, 480], [0, -260], 120)),
    [you(250, 800), cap(250, 640)],
    push(3, 4),
  ),
  draft(
    [
      ['Rush hour', 'Hora pico'],
      [
        'The platform is crowded; the gap is in the middle.',
        'El andén está lleno; el hueco está en el medio.',
      ],
    ],
    court(800, 900, box(3, 400, 160, 100), alley(460, 60, 250, 140), alley(460, 550, 740, 140)),
    [you(400, 780, 3), cap(330, 460), cap(470, 460), cap(330, 330), cap(470, 330)],
    run(3),
    { rules: [NO_TOUCH, CHALK_ENDS] },
  ),
  draft(
    [
      ['Off the stoop', 'Desde el escalón'],
      ['Let the wall behind it do the last turn.', 'Deja que la pared de atrás dé el último giro.'],
    ],
    court(700, 800, box(7, 200, 320, 120), kerb([420, 160], [600, 340])),
    [you(500, 680), cap(500, 480)],
    push(7),
  ),
  draft(
    [
      ['Old friends', 'Viejos amigos'],
      [
        'They lie cheek to cheek; only the far one needs to move.',
        'Están pegadas; solo la de atrás tiene que moverse.',
      ],
    ],
    court(600, 800, box(8, 300, 200, 120), gate(300, 360, 180, 24)),
    [you(300, 660), cap(300, 448), cap(300, 482)],
    push(8),
  ),
  draft(
    [
      ['Hat in the ring', 'Al corral'],
      ['The pen is open toward you.', 'El corral está abierto hacia ti.'],
    ],
    court(
      700,
      800,
      box(9, 350, 220, 100),
      pen(350, 220, 140, 'down'),
      post(200, 440, 28),
      post(500, 440, 28),
    ),
    [you(350, 700), cap(350, 500)],
    push(9),
  ),
  draft(
    [
      ['Tiptoe', 'De puntillas'],
      [
        'Two short steps past the sleepers, none of them loud.',
        'Dos pasitos junto a los que duermen, sin ruido.',
      ],
    ],
    court(600, 900, box(1, 160, 480, 100), box(2, 440, 200, 100), wall(300, 60, 300, 300)),
    [you(440, 780), cap(300, 620), cap(300, 480), cap(300, 380)],
    run(2),
    { rules: [NO_TOUCH, CHALK_ENDS] },
  ),
  draft(
    [
      ['Sideways', 'De costado'],
      ['A thin hit sends it almost at a right angle.', 'Un roce fino la manda casi en ángulo recto.'],
    ],
    court(700, 700, box(10, 560, 350, 120), wall(240, 120, 240, 260), wall(240, 440, 240, 580)),
    [you(300, 580), cap(330, 350)],
    push(10),
  ),
  draft(
    [
      ['Through the roof', 'Por el techo'],
      ['Lead it up to the open ridge.', 'Llévala hasta la punta abierta del techo.'],
    ],
    court(700, 900, box(11, 350, 160, 110), funnel(350, 520, 280, 380, 130)),
    [you(350, 780), cap(350, 600)],
    push(11),
  ),
  draft(
    [
      ['Neighborhood watch', 'Vigilancia vecinal'],
      [
        'One looks from above, one from below: slip by between the two.',
        'Una mira desde arriba y otra desde abajo: pasa entre las dos.',
      ],
    ],
    court(
      900,
      700,
      box(4, 780, 350, 110),
      row([180, 180], [720, 180], 4, 20),
      row([180, 520], [720, 520], 4, 20),
    ),
    [you(120, 350, 4), cap(360, 300), cap(540, 400)],
    longShot(400),
    { rules: [NO_TOUCH] },
  ),
  draft(
    [
      ['Push and pull over', 'Empuja y aparta'],
      [
        'Push it into the far edge: it comes back past you.',
        'Empújala contra el borde del fondo: vuelve pasando junto a ti.',
      ],
    ],
    court(700, 900, box(12, 350, 700, 120), four(350, 450, 360, 26)),
    [you(350, 560), cap(350, 300)],
    push(12),
  ),
  draft(
    [
      ['Relay', 'Relevos'],
      [
        'You hit one, that one hits the other, the other goes home.',
        'Tú a una, esa a la otra, y la otra a casa.',
      ],
    ],
    court(600, 1000, box(13, 300, 200, 120), roof(120, 420, 160, 80), roof(480, 420, 160, 80)),
    [you(300, 880), cap(300, 440), cap(300, 640)],
    push(13),
  ),
  draft(
    [
      ['Quiet hours', 'Hora de silencio'],
      ['No noise, no smudges, two doors.', 'Sin ruido, sin manchas, dos puertas.'],
    ],
    court(
      800,
      800,
      box(1, 200, 200, 110),
      box(2, 600, 200, 110),
      box(3, 600, 600, 110),
      box(6, 400, 400, 110),
    ),
    [you(200, 640), cap(400, 200), cap(600, 400), cap(400, 560)],
    run(2),
    { rules: [NO_TOUCH, CHALK_ENDS] },
  ),
  draft(
    [
      ['Crosstown bus', 'El bus del barrio'],
      [
        'Gentle pushes: a bus that overshoots has to come back.',
        'Empujones suaves: un bus que se pasa tiene que volver.',
      ],
    ],
    court(
      700,
      900,
      box(2, 180, 600, 120),
      box(3, 180, 260, 120),
      box(4, 520, 260, 120),
      cutCorners(700, 900, 90),
    ),
    [you(500, 780), cap(400, 720, 'tar')],
    push(2, 3),
  ),
]
