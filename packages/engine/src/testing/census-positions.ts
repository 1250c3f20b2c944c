/** A position that the census flicks from. */
export interface CensusPosition {
  readonly name: string
  /** In notation; the census gives its mover each fill in turn. */
  readonly line: string
}

/** Every situation that a rule speaks of, by the rule's number. */
export const CENSUS_POSITIONS: readonly CensusPosition[] = [
  // R2.2, R2.4: from START
  { name: 'opening', line: 'A@60,1190>1? B@150,1190>1? | A in START' },
  { name: 'four in START', line: 'A@90,1190>1 B.crayon@150,1190>1 C.floor@210,1190>1 D.tar@270,1190>1 | A' },
  // R1.7: legs of the run, out and home
  { name: 'leg 1 to 2', line: 'A@40,40>2 B@150,1190>1? | A in 1' },
  { name: 'leg 2 to 3', line: 'A@960,940>3 B.tar@960,400>2 | A in 2' },
  { name: 'leg 5 to 6', line: 'A@940,440>6 B.candle@500,380>5 | A in 5' },
  { name: 'leg 8 to 9', line: 'A@300,200>9 B.crayon@540,120>9 | A' },
  { name: 'leg 12 to 13', line: 'A@540,940>13 B@620,880>4 | A in 12' },
  { name: 'leg 11 to 10', line: 'A@480,40<10 B.floor@460,800<12 | A in 11' },
  { name: 'last stop', line: 'A@220,160<1 B.candle@600,900<5 | A' },
  // R5.1, R5.10, R6.1, R6.2: pots and the turn
  { name: 'pot next door', line: 'A@960,470>7/5 B@150,1190>1? | A in 5' },
  { name: 'pot across', line: 'A@40,540>7 B.tar@500,300>5 | A in 6' },
  { name: 'pot at the turn', line: 'A@540,960>13 B@300,700>4 | A in 12' },
  { name: 'turn, 12 not left', line: 'A@540,950<12/12 B.candle@500,500>13 | A' },
  // R4.2 to R4.6, R6.3: touches
  { name: 'crowd', line: 'A@300,500>6 B@340,560>4 C.candle@260,540>9 D.floor@300,600>3 | A' },
  { name: 'rescue', line: 'A@300,400>5 B@400,400>3!2 C.tar@420,500>7!1 | A' },
  { name: 'rescue in a row', line: 'A@250,500>8 B@600,500>3!2 C@632,500>7!1 D.tar@664,500>2 | A' },
  { name: 'knock-in', line: 'A@700,60>3 B@860,50>2 | A' },
  { name: 'knock-in for a killer', line: 'A@800,800<2 B.candle@890,890>6 | A' },
  // R4.1, R5.5, R5.6: killers
  { name: 'hunting', line: 'A@500,733* B.tar@560,640>12 C.crayon@440,640<4 | A' },
  { name: 'fleeing', line: 'A@560,640>12 B.tar@500,733* C.crayon@440,640<4 | A' },
  { name: 'home', line: 'A@500,600* B@700,1200>8 | A' },
  { name: 'parked', line: 'A@600,420>5 B@700,1200>8 | A' },
  // R1.4, R1.6: on the lines
  { name: "skull's edge", line: 'A@340,500>9 B.crayon@400,480>5!1 | A' },
  { name: 'on the chalk', line: 'A@180,1120>4 B@120,960>3 | A' },
  // R2.5: at the edge
  { name: 'corner', line: 'A@984,16>4 B.floor@952,16>5 | A' },
  { name: 'against the edge', line: 'A@984,700>7 B.tar@984,668>8 C@952,700<3 | A' },
]
