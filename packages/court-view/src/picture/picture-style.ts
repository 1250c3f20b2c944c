/** Of the page's style sheets, where they are custom properties. */
const ASPHALT = '#544e4b'
const CHALK = '#f4ead6'
const CORAL = '#f2a78c'

/**
 * What drawing.css says, with its colours put in: a picture that stands alone has no style sheets. Strands lie on one
 * another here, for transforms are the page's business.
 */
export const PICTURE_STYLE = `
.court-asphalt { fill: ${ASPHALT}; }
.court-stone-dark, .court-stone-light, .court-stone-warm { fill: none; stroke-linecap: round; }
.court-stone-dark { stroke: #2f2b2a; opacity: 0.6; }
.court-stone-light { stroke: #968d84; opacity: 0.5; }
.court-stone-warm { stroke: #c99b6a; opacity: 0.38; }
.court-crack { fill: none; stroke: #1f1b19; stroke-width: 3; stroke-linejoin: round; opacity: 0.55; }
.court-railing { opacity: 0.14; }
.court-dust, .court-strand, .court-line-again, .court-lettering { fill: none; stroke: ${CHALK}; stroke-linecap: round; stroke-linejoin: round; }
.court-dust { stroke-width: 16; opacity: 0.08; }
.court-strand-body { stroke-width: 5.6; opacity: 0.52; }
.court-strand-left, .court-strand-right { stroke-linecap: butt; stroke-width: 1.9; opacity: 0.7; }
.court-strand-left { stroke-dasharray: 61 2 23 1 88 3 12 1.5; }
.court-strand-right { stroke-dasharray: 17 1 74 2.5 39 1 53 4; }
.court-line-again { stroke-dasharray: 92 3 31 2 57 5; stroke-width: 2; opacity: 0.7; }
.court-coral, .court-coral > .court-strand { stroke: ${CORAL}; }
.court-faint { opacity: 0.8; }
.court-lettering { opacity: 0.7; }
.court-wall { stroke: #a4573d; stroke-width: 10; stroke-linecap: round; }
.court-post { fill: #6c7076; }
.court-post-top { fill: #9aa0a6; }
.court-post-shadow { fill: #0b0a0d; opacity: 0.45; }
.court-stuck { fill: none; stroke: ${CHALK}; stroke-linecap: round; stroke-width: 2.6; }
`
