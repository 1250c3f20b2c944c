import { cutCorners, doorway, four, gate } from '../courts/ideas.ts'
import { box, court, kerb, post, strip } from '../courts/parts.ts'
import type { Draft } from '../draft.ts'
import { draft, run, you } from './say-it.ts'

/** Direction, strength, the order of the boxes, setting down: boxes alone, and the first posts to look at. */
export const FIRST_CHALK: readonly Draft[] = [
  draft(
    [
      ['Straight up', 'Todo recto'],
      [
        'Pull back from the box, and the cap goes toward it.',
        'Arrastra en contra de la casilla y la chapa va hacia ella.',
      ],
    ],
    court(600, 600, box(1, 300, 90, 120)),
    [you(300, 480)],
    run(1),
  ),
  draft(
    [
      ['Sidewalk to stoop', 'De la acera al escalón'],
      ['Short pulls make short slides.', 'Si arrastras poco, la chapa se desliza poco.'],
    ],
    court(600, 600, box(2, 300, 170, 130), kerb([180, 60], [420, 60])),
    [you(300, 420, 2)],
    run(2),
  ),
  draft(
    [
      ['Corner pocket', 'A la esquina'],
      [
        'Aim for the middle of the box and forget the wall.',
        'Apunta al centro de la casilla y olvida la pared.',
      ],
    ],
    court(600, 700, box(3, 500, 100, 110), box(5, 100, 100, 110)),
    [you(180, 560, 3)],
    run(3),
  ),
  draft(
    [
      ['One, two', 'Un, dos'],
      [
        'When you land the first, set the cap down where the second is easiest.',
        'Al caer en la primera, pon la chapa donde la segunda te quede fácil.',
      ],
    ],
    court(600, 700, box(1, 170, 140, 110), box(2, 430, 140, 110)),
    [you(170, 540)],
    run(2),
  ),
  draft(
    [
      ['Next door', 'La casa de al lado'],
      ['Neighbors are close: a small pull will do.', 'Son vecinas: basta un toque suave.'],
    ],
    court(600, 700, strip([4, 5], [250, 250], [100, 0], 100), kerb([200, 120], [400, 120])),
    [you(250, 520, 4)],
    run(5),
  ),
  draft(
    [
      ['Ladder', 'La escalera'],
      ['Climb one rung at a time.', 'Sube un peldaño a la vez.'],
    ],
    court(500, 800, strip([1, 2, 3], [250, 560], [0, -200], 100)),
    [you(250, 710)],
    run(3),
  ),
  draft(
    [
      ['Between the cans', 'Entre los botes'],
      [
        'There is more room between the posts than it seems.',
        'Entre los postes hay más lugar del que parece.',
      ],
    ],
    court(600, 800, box(6, 300, 140, 110), gate(300, 380, 160, 26)),
    [you(300, 660, 6)],
    run(6),
  ),
  draft(
    [
      ['Far curb', 'La otra acera'],
      ['Twice as far takes less than twice the pull.', 'El doble de lejos pide menos del doble de fuerza.'],
    ],
    court(600, 1000, box(7, 300, 150, 120), kerb([200, 280], [200, 40]), kerb([400, 280], [400, 40])),
    [you(300, 860, 7)],
    run(7),
  ),
  draft(
    [
      ['Triangle', 'El triángulo'],
      [
        'Set down in the corner nearest to the next box.',
        'Pon la chapa en la esquina más cercana a la próxima casilla.',
      ],
    ],
    court(700, 700, box(1, 350, 140, 100), box(2, 560, 500, 100), box(3, 140, 500, 100)),
    [you(350, 420)],
    run(3),
  ),
  draft(
    [
      ['Around the hydrant', 'Por un lado del hidrante'],
      [
        'The straight line is taken: look for the side that is free.',
        'La línea recta está ocupada: busca el lado libre.',
      ],
    ],
    court(600, 800, box(8, 400, 160, 110), post(300, 420, 34)),
    [you(200, 640, 8)],
    run(8),
  ),
  draft(
    [
      ['Hopscotch', 'Rayuela'],
      ['Odd ones left, even ones right.', 'Las impares a un lado, las pares al otro.'],
    ],
    court(
      560,
      860,
      box(1, 200, 620, 100),
      box(2, 360, 470, 100),
      box(3, 200, 320, 100),
      box(4, 360, 170, 100),
    ),
    [you(360, 760)],
    run(3),
  ),
  draft(
    [
      ['Doorway', 'El portal'],
      [
        'Line up with the door first, then think of strength.',
        'Primero ponte frente a la puerta; luego piensa en la fuerza.',
      ],
    ],
    court(600, 800, box(9, 300, 150, 110), doorway(0, 600, 400, 300, 180)),
    [you(300, 640, 9)],
    run(9),
  ),
  draft(
    [
      ['Kitty-corner', 'En diagonal'],
      [
        'The long way of a court runs from corner to corner.',
        'Lo más largo de una cancha va de esquina a esquina.',
      ],
    ],
    court(700, 900, box(10, 560, 140, 110), cutCorners(700, 900, 120)),
    [you(160, 740, 10)],
    run(10),
  ),
  draft(
    [
      ['Two floors up', 'Segundo piso'],
      [
        'Land in the first box, and the second is straight above it.',
        'Cae en la primera casilla y la segunda queda derecho hacia arriba.',
      ],
    ],
    court(500, 900, box(1, 250, 520, 90), box(2, 250, 160, 90), four(250, 340, 240, 18)),
    [you(250, 780)],
    run(2),
  ),
  draft(
    [
      ['Four square', 'Cuatro cuadros'],
      ['Go round like the hand of a clock.', 'Da la vuelta como las agujas del reloj.'],
    ],
    court(700, 800, box(1, 230, 230, 90), box(2, 470, 230, 90), box(3, 470, 470, 90), box(4, 230, 470, 90)),
    [you(230, 660)],
    run(4),
  ),
  draft(
    [
      ['Mailbox', 'El buzón'],
      [
        'A narrow slot likes a cap that comes in straight.',
        'A una ranura estrecha le gusta la chapa que entra derecha.',
      ],
    ],
    court(600, 800, box(11, 300, 160, 90), kerb([245, 105], [245, 300]), kerb([355, 105], [355, 300])),
    [you(300, 640, 11)],
    run(11),
  ),
  draft(
    [
      ['Traditional', 'Como siempre'],
      [
        'It begins as the real street does: across to the far corner.',
        'Empieza como en la calle: hasta la esquina de enfrente.',
      ],
    ],
    court(700, 900, box(1, 90, 90, 90), box(2, 610, 620, 90), box(3, 610, 90, 90)),
    [you(130, 780)],
    run(2),
  ),
  draft(
    [
      ['Stepping stones', 'De piedra en piedra'],
      ['Each stone is smaller than the one before.', 'Cada piedra es más chica que la anterior.'],
    ],
    court(600, 900, box(1, 160, 660, 110), box(2, 400, 480, 90), box(3, 200, 280, 76), box(4, 440, 120, 66)),
    [you(400, 800)],
    run(4),
  ),
  draft(
    [
      ['Home stretch', 'De vuelta a casa'],
      ['Count down: after three comes two.', 'Cuenta hacia atrás: después del tres viene el dos.'],
    ],
    court(
      600,
      900,
      box(1, 300, 720, 80),
      box(2, 300, 440, 80),
      box(3, 300, 160, 80),
      gate(300, 300, 200, 20),
    ),
    [{ at: [120, 440], fill: null, progress: 22, wonLast: null }],
    run(25),
  ),
  draft(
    [
      ['First day out', 'El primer día'],
      ['Nothing new here, only all of it at once.', 'Nada nuevo, solo todo a la vez.'],
    ],
    court(
      700,
      1000,
      box(1, 120, 160, 84),
      box(2, 580, 160, 84),
      box(3, 350, 380, 84),
      box(4, 120, 600, 84),
      box(5, 580, 600, 84),
      post(350, 160, 24),
    ),
    [you(350, 880)],
    run(5),
  ),
]
