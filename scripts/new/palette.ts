/**
 * A whole palette, light and dark, from one brand color. Colors are chosen in OKLCH, where equal steps of lightness look equal, and each is
 * made darker or lighter until it is readable on everything that it stands on: what comes out has no contrast fault, whatever went in.
 */
import { contrast, type Palette } from '@hearthline/brands'
import { clampChroma, converter, formatHex } from 'culori'
import { NewProblem } from './command.ts'

const toOklch = converter('oklch')

/** The hue of grounds, text and lines. brand: a little of the brand's own. plain: gray. */
export const NEUTRALS = ['warm', 'cool', 'brand', 'plain'] as const
export type Neutral = (typeof NEUTRALS)[number]

const WARM = { hue: 80, chroma: 0.012 }
const COOL = { hue: 265, chroma: 0.014 }
/** Green, amber and red of what went well, what needs care, and what went wrong. */
const MEANING = { positive: 158, caution: 75, critical: 28 } as const

interface Tone {
  readonly hue: number
  readonly chroma: number
}

/** Readable on each surface with this ratio; a little above what is asked, because six digits round. */
const TEXT = 4.6
const CONTROL = 3.1
/** A pale button with pale words looks as if it could not be pressed: its words are darker than they need to be. */
const ON_LIGHT_BUTTON = 7

const hex = (l: number, { hue, chroma }: Tone): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'))!.toUpperCase()

type Wanted = readonly (readonly [surface: string, ratio: number])[]

/** The first color on the way from `from` to black (or white) that has every wanted contrast. */
function readable(from: number, tone: Tone, towards: 'black' | 'white', wanted: Wanted): string {
  for (let step = 0; step <= 200; step += 1) {
    const l = towards === 'black' ? from - step / 200 : from + step / 200
    const color = hex(Math.min(1, Math.max(0, l)), tone)
    if (wanted.every(([surface, ratio]) => contrast(color, surface) >= ratio)) return color
    if (l <= 0 || l >= 1) break
  }
  return towards === 'black' ? '#000000' : '#FFFFFF'
}

/** @throws NewProblem unless it is six hexadecimal digits */
function toneOf(color: string): Tone & { readonly l: number } {
  if (!/^#[0-9A-Fa-f]{6}$/.test(color)) throw new NewProblem(`A color is six hexadecimal digits, such as "#0F5240"; "${color}" is not.`)
  const { l, c, h } = toOklch(color)!
  return { l, chroma: c, hue: h ?? 0 }
}

const neutralOf = (neutral: Neutral, brand: Tone): Tone => {
  if (neutral === 'warm') return WARM
  if (neutral === 'cool') return COOL
  return { hue: brand.hue, chroma: neutral === 'plain' ? 0 : Math.min(0.014, brand.chroma / 4) }
}

export interface BrandColors {
  readonly color: string
  /** The brand color on dark grounds; a lighter one of the same hue where left out. */
  readonly darkColor?: string | undefined
  readonly neutral?: Neutral | undefined
}

export function paletteOf({ color, darkColor, neutral = 'brand' }: BrandColors): { light: Palette; dark: Palette } {
  const brand = toneOf(color)
  const gray = neutralOf(neutral, brand)
  const dark = toneOf(darkColor ?? color)
  return { light: lightPalette(brand, gray), dark: darkPalette({ ...dark, l: darkColor ? dark.l : Math.max(dark.l, 0.76) }, gray) }
}

function lightPalette(brand: Tone & { readonly l: number }, gray: Tone): Palette {
  const ground = hex(0.984, { ...gray, chroma: gray.chroma * 0.5 })
  const card = '#FFFFFF'
  const hairline = hex(0.915, gray)
  const softAction = hex(0.95, { hue: brand.hue, chroma: Math.min(0.025, brand.chroma / 3) })
  const soft = (hue: number) => hex(0.953, { hue, chroma: 0.028 })
  const meaning = (name: keyof typeof MEANING, chroma: number, also: Wanted = []) =>
    readable(0.5, { hue: MEANING[name], chroma }, 'black', [[card, TEXT], [ground, TEXT], [soft(MEANING[name]), TEXT], ...also])
  return {
    ground,
    card,
    ink: hex(0.215, { ...gray, chroma: gray.chroma * 1.6 }),
    muted: readable(0.53, { ...gray, chroma: gray.chroma * 1.6 }, 'black', [
      [ground, TEXT],
      [card, TEXT],
    ]),
    hairline,
    controlLine: hex(0.855, { ...gray, chroma: gray.chroma * 1.2 }),
    controlEdge: readable(0.64, { ...gray, chroma: gray.chroma * 1.6 }, 'black', [
      [ground, CONTROL],
      [card, CONTROL],
    ]),
    action: readable(brand.l, brand, 'black', [
      [ground, TEXT],
      [card, TEXT],
      [hairline, CONTROL],
      [softAction, CONTROL],
    ]),
    onAction: '#FFFFFF',
    softAction,
    onSoftAction: readable(Math.min(brand.l, 0.42), brand, 'black', [[softAction, TEXT]]),
    positive: meaning('positive', 0.1),
    softPositive: soft(MEANING.positive),
    caution: meaning('caution', 0.11, [[hairline, CONTROL]]),
    softCaution: soft(MEANING.caution),
    critical: meaning('critical', 0.18),
    softCritical: soft(MEANING.critical),
  }
}

function darkPalette(brand: Tone & { readonly l: number }, gray: Tone): Palette {
  const ground = hex(0.172, { ...gray, chroma: gray.chroma * 0.9 })
  const card = hex(0.218, gray)
  const hairline = hex(0.315, gray)
  const softAction = hex(0.3, { hue: brand.hue, chroma: Math.min(0.05, brand.chroma) })
  const soft = (hue: number) => hex(0.295, { hue, chroma: 0.042 })
  const meaning = (name: keyof typeof MEANING, chroma: number) =>
    readable(0.8, { hue: MEANING[name], chroma }, 'white', [
      [card, TEXT],
      [ground, TEXT],
      [soft(MEANING[name]), TEXT],
      [hairline, CONTROL],
    ])
  const action = readable(brand.l, { ...brand, chroma: Math.min(brand.chroma, 0.15) }, 'white', [
    [ground, TEXT],
    [card, TEXT],
    [hairline, CONTROL],
    [softAction, CONTROL],
    // What stands on the button must be easily read too, and nothing is darker than black.
    ['#000000', ON_LIGHT_BUTTON + 0.1],
  ])
  return {
    ground,
    card,
    ink: hex(0.955, { ...gray, chroma: gray.chroma * 0.6 }),
    muted: readable(0.73, gray, 'white', [
      [ground, TEXT],
      [card, TEXT],
    ]),
    hairline,
    controlLine: hex(0.405, { ...gray, chroma: gray.chroma * 1.3 }),
    controlEdge: readable(0.57, { ...gray, chroma: gray.chroma * 1.4 }, 'white', [
      [ground, CONTROL],
      [card, CONTROL],
    ]),
    action,
    onAction: readable(0.25, { ...brand, chroma: Math.min(brand.chroma, 0.06) }, 'black', [[action, ON_LIGHT_BUTTON]]),
    softAction,
    onSoftAction: readable(0.88, { hue: brand.hue, chroma: Math.min(brand.chroma, 0.06) }, 'white', [[softAction, TEXT]]),
    positive: meaning('positive', 0.1),
    softPositive: soft(MEANING.positive),
    caution: meaning('caution', 0.11),
    softCaution: soft(MEANING.caution),
    critical: meaning('critical', 0.12),
    softCritical: soft(MEANING.critical),
  }
}
