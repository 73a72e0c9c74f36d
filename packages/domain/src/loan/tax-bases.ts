/** How surely a recording tax is known; no tables here, as the browser names these too. */

/**
 * What is known of the tax before closing. EXACT: one dated row. INTERVAL: two ends of one row. NOT_KNOWN: the place has a tax, and no row
 * knows how much; the ends are those of the whole state. NONE_KNOWN: no tax is known there, and no one has confirmed that there is none.
 */
export const TAX_BASES = ['EXACT', 'INTERVAL', 'NOT_KNOWN', 'NONE_KNOWN'] as const
export type TaxBasis = (typeof TAX_BASES)[number]

/** Why a row knows no more than two ends of the tax. */
export const TAX_OPEN_REASONS = ['SOURCES_DIFFER', 'AFFIDAVIT', 'LOCAL_OPTION', 'CITY'] as const
export type TaxOpenReason = (typeof TAX_OPEN_REASONS)[number]
