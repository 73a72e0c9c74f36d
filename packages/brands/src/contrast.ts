import type { Palette } from './look.ts'

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Relative luminance of "#RRGGBB" (WCAG 2.2, definition of relative luminance), 0 to 1. */
export function luminance(color: string): number {
  const part = (at: number) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

/** Contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

type Pair = readonly [keyof Palette, keyof Palette]

/** Text and what it stands on: 4.5 (WCAG 1.4.3). */
const textPairs: readonly Pair[] = [
  ['ink', 'ground'],
  ['ink', 'card'],
  ['ink', 'hairline'],
  ['muted', 'ground'],
  ['muted', 'card'],
  ['action', 'ground'],
  ['action', 'card'],
  ['onAction', 'action'],
  ['onSoftAction', 'softAction'],
  ['ink', 'softAction'],
  ['positive', 'card'],
  ['positive', 'ground'],
  ['positive', 'softPositive'],
  ['caution', 'card'],
  ['caution', 'softCaution'],
  ['critical', 'card'],
  ['critical', 'ground'],
  ['critical', 'softCritical'],
]

/** Parts that show a control or its state: 3 (WCAG 1.4.11). */
const controlPairs: readonly Pair[] = [
  ['controlEdge', 'card'],
  ['controlEdge', 'ground'],
  ['action', 'hairline'],
  ['action', 'softAction'],
  ['caution', 'hairline'],
]

export interface JudgedPair {
  readonly front: keyof Palette
  readonly back: keyof Palette
  readonly ratio: number
  readonly least: number
}

/** Every pair with its contrast; a pair with a color that cannot be read is left out. */
export function contrastOf(palette: Readonly<Record<string, unknown>>): readonly JudgedPair[] {
  const isColor = (color: unknown): color is string => typeof color === 'string' && /^#[0-9A-Fa-f]{6}$/.test(color)
  const judged = (pairs: readonly Pair[], least: number) =>
    pairs.flatMap(([front, back]) => {
      const [one, other] = [palette[front], palette[back]]
      return isColor(one) && isColor(other) ? [{ front, back, ratio: contrast(one, other), least }] : []
    })
  return [...judged(textPairs, 4.5), ...judged(controlPairs, 3)]
}

/** Sentences on what is too faint, one per pair; empty when all hold. `scheme` names the palette in them: "look.light". */
export function contrastFaults(palette: Palette, scheme: string): string[] {
  return contrastOf(palette).flatMap(({ front, back, ratio, least }) =>
    ratio >= least ? [] : [`${scheme}.${front} on ${scheme}.${back} has a contrast of ${ratio.toFixed(2)}; it needs ${least}.`],
  )
}
