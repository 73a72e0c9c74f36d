/** Kinds of home, apart from the record that has them: a page that asks for one needs no schema library. */
export const PROPERTY_KINDS = [
  'SFR',
  'TOWNHOUSE',
  'PUD',
  'CONDOMINIUM',
  'DUPLEX',
  'MULTI_FAMILY',
  'COOPERATIVE',
  'MANUFACTURED',
  'MIXED_USE',
] as const
export type PropertyKind = (typeof PROPERTY_KINDS)[number]
