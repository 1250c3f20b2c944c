import {
  alley,
  corridor,
  cutCorners,
  doorway,
  four,
  funnel,
  gate,
  pen,
  roof,
  stagger,
  zigzag,
} from '../courts/ideas.ts'
import { box, court, kerb, post, row, strip, twin, wall } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import { CHALK_ENDS, FEW, bank, chalkCosts, draft, longShot, run, you } from './say-it.ts'

/** Everything that stands on a street: posts, steps, fences, and the ways through them. */
export const HYDRANTS_AND_STOOPS: readonly Draft[] = [
  draft(
    [
      ['Open hydrant', 'Hidrante abierto'],
      ['The water is cold: go by on the dry side.', 'El agua está fría: pasa por el lado seco.'],
    ],
    court(600, 800, box(1, 300, 150, 100), post(300, 300, 40)),
    [you(300, 680)],
    run(1),
  ),
  draft(
    [
      ['Parked cars', 'Autos estacionados'],
      ['A cap is thinner than a bumper.', 'Una chapa es más delgada que un parachoques.'],
    ],
    court(
      700,
      900,
      box(2, 350, 140, 100),
      kerb([120, 360], [260, 360]),
      kerb([440, 360], [580, 360]),
      kerb([120, 560], [260, 560]),
      kerb([440, 560], [580, 560]),
    ),
    [you(200, 780, 2)],
    run(2),
  ),
  draft(
    [
      ['Newsstand', 'El quiosco'],
      [
        'Open at the top only: let the edge hand it over.',
        'Solo abre por arriba: que el borde te la alcance.',
      ],
    ],
    court(700, 900, box(3, 350, 380, 110), pen(350, 380, 180, 'up')),
    [you(350, 780, 3)],
    bank(1),
  ),
  draft(
    [
      ['Revolving door', 'Puerta giratoria'],
      [
        'Slip in past the tip of the front wall; the far edge sends you back.',
        'Entra junto a la punta de la pared de enfrente; el borde del fondo te devuelve.',
      ],
    ],
    court(
      700,
      800,
      box(4, 350, 320, 100),
      twin(350, kerb([250, 220], [250, 420])),
      kerb([300, 440], [400, 440]),
    ),
    [you(350, 680, 4)],
    run(4),
  ),
  draft(
    [
      ['Slalom', 'Eslalon'],
      [
        'One bold flick off three edges, or two short ones for a star less.',
        'Un tiro atrevido por tres bordes, o dos cortos por una estrella menos.',
      ],
    ],
    court(
      600,
      1000,
      box(5, 300, 140, 100),
      row([220, 760], [380, 760], 2, 26),
      post(300, 560, 40),
      row([220, 360], [380, 360], 2, 26),
    ),
    [you(300, 900, 5)],
    longShot(350),
  ),
  draft(
    [
      ['Phone booth', 'La cabina'],
      [
        'The door is on your side, behind the fence: come round by the edge.',
        'La puerta da hacia ti, detrás de la cerca: rodéala por el borde.',
      ],
    ],
    court(700, 800, box(6, 500, 240, 90), pen(500, 240, 150, 'left'), wall(260, 120, 260, 360)),
    [you(140, 240, 6)],
    run(6),
  ),
  draft(
    [
      ['Under the el', 'Bajo el tren elevado'],
      ['Pillars left, pillars right, and daylight in between.', 'Columnas a los lados y luz en el medio.'],
    ],
    court(
      700,
      1100,
      box(7, 350, 140, 110),
      twin(350, row([230, 320], [230, 860], 4, 24)),
      twin(350, row([100, 410], [100, 770], 3, 24)),
    ),
    [you(350, 980, 7)],
    longShot(350),
  ),
  draft(
    [
      ['Up the steps', 'Subir los escalones'],
      ['Each step is a shelf; stop on it, then go on.', 'Cada escalón es un descanso; para ahí y sigue.'],
    ],
    court(
      700,
      900,
      box(1, 150, 620, 90),
      box(2, 350, 420, 90),
      box(3, 550, 220, 90),
      kerb([60, 540], [240, 540]),
      kerb([260, 340], [440, 340]),
      kerb([460, 140], [640, 140]),
    ),
    [you(150, 800)],
    run(3),
  ),
  draft(
    [
      ['Barber pole', 'Poste de barbero'],
      ['Kiss the pole and drop to the right.', 'Besa el poste y cae a la derecha.'],
    ],
    court(700, 900, box(8, 560, 300, 100), post(350, 240, 50)),
    [you(200, 780, 8)],
    bank(1),
  ),
  draft(
    [
      ['Chain-link', 'Malla de alambre'],
      [
        'Every hole is the same size; choose the one on your line.',
        'Todos los huecos son iguales; elige el de tu línea.',
      ],
    ],
    court(800, 900, box(9, 400, 150, 110), row([80, 460], [720, 460], 9, 14)),
    [you(240, 780, 9)],
    longShot(300),
  ),
  draft(
    [
      ['Dumpster lane', 'Entre contenedores'],
      ['Wide going in, narrow going out.', 'Ancho al entrar, angosto al salir.'],
    ],
    court(700, 1000, box(10, 350, 150, 90), funnel(350, 720, 420, 360, 110), corridor(350, 300, 420, 110)),
    [you(350, 880, 10)],
    run(10),
    { rules: [chalkCosts(2)] },
  ),
  draft(
    [
      ['Fire escape', 'Escalera de incendios'],
      [
        'Stop on the landing in between; from there it is one more turn.',
        'Para en el descanso; de ahí queda una vuelta.',
      ],
    ],
    court(600, 1000, box(11, 120, 880, 100), zigzag(600, [320, 640], 120)),
    [you(120, 160, 11)],
    run(11),
    {
      via: [[550, 480]],
    },
  ),
  draft(
    [
      ['Scaffold', 'El andamio'],
      ['Poles in rows: look along the gaps.', 'Postes en fila: mira por los huecos.'],
    ],
    court(800, 900, box(12, 640, 160, 90), stagger([400, 320], [160, 110], [4, 3, 4], 18)),
    [you(160, 780, 12)],
    bank(1),
  ),
  draft(
    [
      ['Fresh paint', 'Pintura fresca'],
      ['Not on the lines: one smudge and it is over.', 'Ni una línea: una mancha y se acabó.'],
    ],
    court(700, 900, box(13, 350, 180, 110), gate(350, 480, 140, 34), post(350, 340, 16)),
    [you(350, 760, 13)],
    run(13),
    { rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Police barricade', 'Valla policial'],
      ['They closed the street, not the sidewalk.', 'Cerraron la calle, no la acera.'],
    ],
    court(900, 800, box(1, 450, 160, 90), kerb([160, 400], [740, 400]), row([160, 340], [740, 340], 2, 20)),
    [you(450, 660)],
    bank(1),
    { rules: [chalkCosts(1)], spare: 2 },
  ),
  draft(
    [
      ['Loading dock', 'Muelle de carga'],
      ['Straight in: three walls will hold it.', 'Entra derecho: tres paredes la sujetan.'],
    ],
    court(800, 800, box(2, 640, 400, 84), pen(640, 400, 110, 'left'), four(400, 400, 200, 24)),
    [you(120, 400, 2)],
    longShot(250),
  ),
  draft(
    [
      ['Playground', 'El parque'],
      ['Swing, slide, seesaw: pass all three.', 'Columpio, tobogán, sube y baja: pasa los tres.'],
    ],
    court(
      800,
      1000,
      box(3, 400, 150, 84),
      roof(230, 420, 180, 90),
      roof(570, 420, 180, 90),
      post(400, 620, 36),
    ),
    [you(400, 880, 3)],
    run(3),
    { rules: [chalkCosts(2)] },
  ),
  draft(
    [
      ['Brownstone row', 'Casas de ladrillo'],
      [
        'Three houses, three doors; a pot spares you the last.',
        'Tres casas, tres puertas; una embocada te ahorra la última.',
      ],
    ],
    court(
      900,
      700,
      strip([4, 5, 6], [200, 180], [250, 0], 84),
      ...[75, 325, 575, 825].map((x) => wall(x, 60, x, 300)),
    ),
    [you(200, 560, 4)],
    run(6),
  ),
  draft(
    [
      ['Turnstile', 'El molinete'],
      [
        'One bounce off the turnstile, and not a smudge of chalk.',
        'Un rebote en el molinete y ni una mancha de tiza.',
      ],
    ],
    court(
      700,
      1000,
      box(5, 350, 160, 110),
      doorway(0, 700, 640, 350, 170),
      post(350, 420, 30),
      cutCorners(700, 1000, 100),
    ),
    [you(350, 860, 5)],
    bank(1),
    { ...FEW, rules: [CHALK_ENDS] },
  ),
  draft(
    [
      ['Block party', 'Fiesta en la cuadra'],
      ['Tables everywhere; the cake is at the far end.', 'Mesas por todos lados; el pastel está al fondo.'],
    ],
    court(
      1000,
      1200,
      box(6, 850, 150, 130),
      alley(600, 300, 700, 200),
      stagger([500, 300], [220, 600], [3, 3], 30),
    ),
    [you(150, 1050, 6)],
    longShot(700),
    { rules: [chalkCosts(1)] },
  ),
]
