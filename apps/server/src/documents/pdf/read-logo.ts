/** A lender's logo as shapes to be drawn: paths with a fill or a stroke, as drawing programs write them. Another drawing is not half drawn. */

export interface LogoShape {
  readonly path: string
  readonly fill: string | undefined
  readonly stroke: string | undefined
  readonly strokeWidth: number
  readonly evenOdd: boolean
}

export interface Logo {
  readonly height: number
  readonly shapes: readonly LogoShape[]
}

const COLOR = /^#[0-9a-f]{6}$/i
/** What a path may say of itself. */
const KNOWN = new Set(['d', 'fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'])

/** Undefined where it holds anything but such paths: the lender's name stands there then. */
export function readLogo(svg: string): Logo | undefined {
  const box = (/\bviewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [left, top, , height] = box
  if (left !== 0 || top !== 0 || !height) return undefined
  const elements = [...svg.matchAll(/<([a-zA-Z]+)\b([^>]*)>/g)].filter(([, name]) => !['svg', 'title', 'desc'].includes(name!))
  const shapes = elements.map(([, name, attributes]) => (name === 'path' ? shapeOf(attributes!) : undefined))
  return shapes.length > 0 && shapes.every((shape) => shape !== undefined) ? { height, shapes } : undefined
}

function shapeOf(attributes: string): LogoShape | undefined {
  const of = new Map([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
  const path = of.get('d')
  const fill = of.get('fill') ?? '#000000'
  const stroke = of.get('stroke') ?? 'none'
  const areKnown = [...of.keys()].every((name) => KNOWN.has(name))
  const areColors = [fill, stroke].every((color) => color === 'none' || COLOR.test(color))
  if (path === undefined || !areKnown || !areColors) return undefined
  return {
    path,
    fill: fill === 'none' ? undefined : fill,
    stroke: stroke === 'none' ? undefined : stroke,
    strokeWidth: Number(of.get('stroke-width') ?? 1),
    evenOdd: of.get('fill-rule') === 'evenodd',
  }
}
