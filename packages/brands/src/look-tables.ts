// What a look is chosen from: pure, and without the schema, so that a browser loads little.

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
