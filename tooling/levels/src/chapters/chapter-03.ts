import { corridor, cutCorners, four, gate, roof } from '../courts/ideas.ts'
import { box, court, kerb, post, row, skull, twin, wall } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import { CHALK_ENDS, FEW, SKULL_ENDS, bank, cap, draft, free, longShot, run, stuck, you } from './say-it.ts'

/** The skull: who is stuck in it, and how to stay out of it. */
export const THE_SKULL: readonly Draft[] = [
  draft(
    [
      ['Jailbreak', 'La fuga'],
      ['A push from below and it is over the line.', 'Un empujón desde abajo y ya cruzó la línea.'],
    ],
    court(700, 800, skull(350, 330, 280), box(1, 120, 120, 90)),
    [you(200, 680), stuck(350, 310, 'floor')],
    free('B'),
  ),
  draft(
    [
      ['Thin ice', 'Hielo delgado'],
      [
        'The box lies behind the skull: slide over it and do not stop.',
        'La casilla está detrás de la calavera: pásala sin detenerte.',
      ],
    ],
    court(700, 800, skull(350, 400, 260), box(2, 350, 140, 100)),
    [you(350, 680, 2)],
    run(2),
    { rules: [SKULL_ENDS] },
  ),
  draft(
    [
      ['Side exit', 'Salida lateral'],
      ['Nearer to the side than to the top.', 'Está más cerca del costado que de arriba.'],
    ],
    court(700, 700, skull(350, 320, 300), box(3, 580, 120, 90), kerb([200, 100], [500, 100])),
    [you(120, 600), stuck(390, 320)],
    free('B'),
  ),
  draft(
    [
      ['Lifeguard', 'El salvavidas'],
      ['Go in for it; whoever rescues does not sit out.', 'Entra por ella; quien rescata no pierde turnos.'],
    ],
    court(800, 800, skull(400, 380, 360), box(4, 660, 120, 90), box(5, 140, 120, 90)),
    [you(90, 720), stuck(400, 380, 'tar')],
    free('B'),
  ),
  draft(
    [
      ['Graveyard shift', 'Turno de noche'],
      ['Stop short or carry over: in between is the end.', 'Quédate corto o pásate: en medio se acaba.'],
    ],
    court(600, 1000, skull(300, 460, 240), box(6, 300, 780, 100), box(7, 300, 160, 100)),
    [you(300, 620, 7)],
    run(7),
    { rules: [SKULL_ENDS], spare: 2 },
  ),
  draft(
    [
      ['Two in the tank', 'Dos en el tanque'],
      ['One each, or both at once if you are brave.', 'De a una, o las dos juntas si te atreves.'],
    ],
    court(700, 800, skull(350, 360, 320), box(8, 350, 90, 100)),
    [you(350, 680), stuck(260, 270), stuck(440, 270)],
    free('BC'),
  ),
  draft(
    [
      ['Between the bars', 'Entre rejas'],
      ['There is a gap in front of the cell.', 'Frente a la celda hay un hueco.'],
    ],
    court(700, 800, skull(350, 300, 260), box(9, 120, 640, 90), row([230, 460], [470, 460], 3, 20)),
    [you(290, 680), stuck(350, 220)],
    free('B'),
  ),
  draft(
    [
      ['Ricochet rescue', 'Rescate de rebote'],
      ['Come from behind, by way of the edge.', 'Llega por detrás, pasando por el borde.'],
    ],
    court(700, 800, skull(350, 330, 280), box(10, 580, 660, 90), kerb([190, 500], [510, 500])),
    [you(350, 660), stuck(350, 420, 'empty')],
    free('B'),
    { spare: 2 },
  ),
  draft(
    [
      ['Skull corner', 'La esquina negra'],
      [
        'The skull waits in the corner; leave it a wide berth.',
        'La calavera espera en la esquina; no te acerques.',
      ],
    ],
    court(700, 900, skull(540, 160, 280), box(11, 160, 160, 90), box(12, 540, 420, 90), post(350, 420, 28)),
    [you(540, 760, 11)],
    bank(1),
    { rules: [SKULL_ENDS] },
  ),
  draft(
    [
      ['Chain gang', 'La cadena'],
      ['You need not touch the stuck one yourself.', 'No hace falta que toques tú a la atrapada.'],
    ],
    court(600, 900, skull(300, 340, 260), box(13, 300, 120, 90), corridor(300, 520, 760, 160)),
    [you(300, 820), stuck(300, 240), cap(300, 580)],
    free('B'),
  ),
  draft(
    [
      ['Moat', 'El foso'],
      [
        'Thirteen sits in the middle; the ring round it bites.',
        'La trece está en el medio; el anillo muerde.',
      ],
    ],
    court(700, 800, skull(350, 340, 280), box(13, 350, 340, 110), four(350, 340, 420, 22)),
    [you(350, 680, 13)],
    run(13),
    { rules: [SKULL_ENDS] },
  ),
  draft(
    [
      ['Heavy sleeper', 'Sueño pesado'],
      ['That one is full of tar; bring weight of your own.', 'Esa está llena de brea; lleva tu propio peso.'],
    ],
    court(700, 1100, skull(350, 320, 280), box(1, 350, 90, 100), twin(350, kerb([140, 460], [140, 180]))),
    [you(350, 980, 1, 'tar'), stuck(350, 300, 'tar')],
    free('B'),
  ),
  draft(
    [
      ['Opposite doors', 'Puertas opuestas'],
      [
        'The post is in your way: come round it once for each.',
        'El poste estorba: rodéalo una vez por cada una.',
      ],
    ],
    court(800, 700, skull(400, 320, 300), box(2, 120, 120, 90), box(3, 680, 120, 90), post(400, 560, 24)),
    [you(400, 640), stuck(300, 320), stuck(500, 320)],
    free('BC'),
  ),
  draft(
    [
      ['Eye of the needle', 'El ojo de la aguja'],
      [
        'Through the gate, and hit what lies right behind.',
        'Por la puerta, y dale a lo que está justo detrás.',
      ],
    ],
    court(700, 900, skull(350, 300, 300), box(4, 120, 780, 90), gate(350, 540, 100, 30)),
    [you(350, 780), stuck(350, 210)],
    free('B'),
    FEW,
  ),
  draft(
    [
      ['Widow’s walk', 'Por la cornisa'],
      [
        'The ledge runs between the skull and the right edge: straight along it.',
        'La cornisa va entre la calavera y el borde derecho: síguela derecho.',
      ],
    ],
    court(700, 900, skull(300, 440, 400), box(5, 590, 150, 110), box(6, 590, 740, 90)),
    [you(590, 660, 5)],
    longShot(300),
    { rules: [SKULL_ENDS] },
  ),
  draft(
    [
      ['Bystander', 'El testigo'],
      [
        'Free the one, leave the other alone: it is in your way on purpose.',
        'Libera a una y esquiva a la otra: está en medio a propósito.',
      ],
    ],
    court(700, 800, skull(350, 300, 300), box(7, 350, 90, 90), roof(350, 480, 200, 60)),
    [you(200, 680), stuck(430, 230), cap(300, 400, 'tar')],
    free('B'),
  ),
  draft(
    [
      ['Three wishes', 'Tres deseos'],
      [
        'One flick along the row can take two of them.',
        'Un tiro a lo largo de la fila puede llevarse a dos.',
      ],
    ],
    court(800, 900, skull(400, 360, 360), box(8, 400, 90, 100), cutCorners(800, 900, 100)),
    [you(400, 780), stuck(270, 260), stuck(400, 230), stuck(530, 260)],
    free('BCD'),
  ),
  draft(
    [
      ['Quicksand', 'Arenas movedizas'],
      [
        'Three boxes round the pit, and never a foot in it.',
        'Tres casillas junto al pozo, y ni un pie adentro.',
      ],
    ],
    court(700, 800, skull(350, 400, 240), box(1, 130, 400, 84), box(2, 350, 160, 84), box(3, 570, 400, 84)),
    [you(130, 680)],
    run(3),
    { rules: [SKULL_ENDS] },
  ),
  draft(
    [
      ['Solitary', 'Aislamiento'],
      ['Walls on three sides of the cell; the door is the edge’s.', 'Tres paredes; la puerta da al borde.'],
    ],
    court(
      700,
      900,
      skull(350, 340, 240),
      box(9, 120, 120, 84),
      box(10, 580, 120, 84),
      kerb([210, 340], [210, 500], [490, 500], [490, 340]),
    ),
    [you(350, 760), stuck(350, 280)],
    free('B'),
  ),
  draft(
    [
      ['Silent rescue', 'Rescate silencioso'],
      ['Both out, and not a smudge of chalk on your cap.', 'Las dos afuera y ni una mancha de tiza.'],
    ],
    court(
      800,
      900,
      skull(400, 360, 340),
      box(11, 150, 150, 90),
      box(12, 650, 150, 90),
      wall(400, 620, 400, 760),
    ),
    [you(260, 760), stuck(300, 250), stuck(500, 250)],
    free('BC'),
    { rules: [CHALK_ENDS] },
  ),
]
