import { z } from 'zod'

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

/** Radius of cards and controls in pixels. */
export const radiusSets = {
  crisp: { card: 12, control: 8 },
  soft: { card: 18, control: 12 },
  round: { card: 24, control: 16 },
} as const

/**
 * Type families that we serve from our own origin (the name is that of the package in packages/ui, each under the SIL Open Font License 1.1), or that
 * the platform has. Each has tabular figures.
 */
export const typeFamilies = {
  'instrument-sans': "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  figtree: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  outfit: "'Outfit Variable', 'Outfit Fallback', system-ui, sans-serif",
  'public-sans': "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif",
  'nunito-sans': "'Nunito Sans Variable', 'Nunito Sans Fallback', system-ui, sans-serif",
  archivo: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif",
  bitter: "'Bitter Variable', 'Bitter Fallback', ui-serif, Georgia, serif",
  lora: "'Lora Variable', 'Lora Fallback', ui-serif, Georgia, serif",
  'source-serif-4': "'Source Serif 4 Variable', 'Source Serif 4 Fallback', ui-serif, Georgia, serif",
  'system-sans': "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  'system-serif': "ui-serif, Charter, 'Iowan Old Style', Georgia, serif",
} as const

/** Heights of fields and buttons in rem. */
export const densities = {
  comfortable: { field: 3.75, button: 3.5, row: 1 },
  compact: { field: 3.25, button: 3, row: 0.75 },
} as const

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
