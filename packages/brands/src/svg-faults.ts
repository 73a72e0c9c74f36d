import { SaxesParser } from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** What a logo is drawn with. Nothing that runs, moves, embeds, styles by rules or leads elsewhere. */
const ELEMENTS = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  (
    'viewBox width height preserveAspectRatio role aria-label aria-labelledby aria-hidden focusable id class version x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d ' +
    'points transform fill fill-rule fill-opacity clip-rule clip-path clipPathUnits mask maskUnits maskContentUnits stroke stroke-width stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color offset stop-color stop-opacity gradientUnits ' +
    'gradientTransform spreadMethod font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline vector-effect ' +
    'shape-rendering data-name'
  ).split(' '),
)

/** A value may name a part of the drawing, `url(#shade)`, and nothing else by url(); an escape could spell the word. */
const leadsOut = (value: string): boolean => /\\|url\(/i.test(value.replace(/url\(\s*#[\w-]+\s*\)/g, ''))

/** A logo has a few dozen of these. The parser looks names up through all that is open, so that the cost grows with the square of the depth. */
const MOST = { depth: 40, parts: 5_000, attributes: 60, faults: 20 }

const short = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)

/** Ends the reading: what follows costs time and says nothing new. */
class Enough extends Error {}

/** What may not be in a logo that is shown on every page, as a parser reads it: only what is allowed by name is. Sentences; empty when it is clean. */
export function svgFaults(svg: string): string[] {
  const faults = new Set<string>()
  let isRoot = true
  let depth = 0
  let parts = 0
  let attributesRead = 0
  const stopAt = (fault: string): never => {
    faults.add(fault)
    throw new Enough()
  }
  const countPart = () => {
    parts += 1
    if (parts > MOST.parts) stopAt('holds more than 5,000 elements: simplify the drawing.')
  }
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => stopAt('is not well-formed XML.'))
  parser.on('doctype', () => faults.add('declares a document type, which a logo does not need.'))
  parser.on('processinginstruction', () => stopAt('holds a processing instruction, which a logo does not need.'))
  for (const kind of ['comment', 'cdata'] as const) parser.on(kind, countPart)
  parser.on('opentagstart', () => {
    attributesRead = 0
    depth += 1
    countPart()
    if (depth > MOST.depth) stopAt(`nests elements more than ${MOST.depth} deep, which a logo does not need.`)
  })
  parser.on('attribute', () => {
    attributesRead += 1
    if (attributesRead > MOST.attributes) stopAt(`holds an element with more than ${MOST.attributes} attributes.`)
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const named = Object.values(attributes)
    if (isRoot && (local !== 'svg' || !named.some(({ name }) => name === 'viewBox'))) faults.add('is not an SVG drawing with a viewBox.')
    isRoot = false
    if ((uri !== SVG && uri !== '') || !ELEMENTS.has(local)) faults.add(`holds an element a logo may not have: ${short(local)}.`)
    for (const { name, uri: space, value } of named) {
      if (space === XMLNS) continue
      if (!ATTRIBUTES.has(name) && name !== 'xml:space') faults.add(`holds an attribute a logo may not have: ${short(name)}.`)
      else if (leadsOut(value)) faults.add('points to something outside itself.')
      if (faults.size >= MOST.faults) throw new Enough()
    }
  })
  try {
    parser.write(svg.trim()).close()
    if (isRoot) faults.add('is not an SVG drawing with a viewBox.')
  } catch (problem) {
    if (!(problem instanceof Enough)) throw problem
  }
  return [...faults]
}
