import { z } from 'zod'
import { densities, radiusSets, typeFamilies } from './look-tables.ts'

export { radiusSets, typeFamilies } from './look-tables.ts'

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color of six hexadecimal digits, such as #0F5240')

/** Sixteen colors of one scheme. A pair is the text and the surface that it stands on. */
export const palette = z.strictObject({
  ground: color,
  card: color,
  ink: color,
  muted: color,
  /** Between things: no control depends on it. */
  hairline: color,
  /** Around selectable cards and secondary buttons, which text or marks already identify. */
  controlLine: color,
  /** The edge of a box to type in, a radio, a switch: what alone shows a control, so 3 to 1 (WCAG 1.4.11). */
  controlEdge: color,
  action: color,
  onAction: color,
  softAction: color,
  onSoftAction: color,
  positive: color,
  softPositive: color,
  caution: color,
  softCaution: color,
  critical: color,
  softCritical: color,
})

export type Palette = z.infer<typeof palette>

const oneOf = <const T extends Record<string, unknown>>(choices: T) =>
  z.enum(Object.keys(choices) as [keyof T & string, ...(keyof T & string)[]])

export const look = z.strictObject({
  radius: oneOf(radiusSets),
  density: oneOf(densities).default('comfortable'),
  typeFamily: oneOf(typeFamilies).default('instrument-sans'),
  /** Design-system variant [interface/variants]. */
  variant: z.enum(['v2023', 'v2024']).default('v2024'),
  light: palette,
  dark: palette,
})

export type Look = z.infer<typeof look>
