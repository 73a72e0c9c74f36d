/** A decision made again by the very tables that made it, and the same application under a table that someone would like to change. */
import { primeRows } from '../../policy/prime-rate.ts'
import type { Tables } from '../situation/situation.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { guidelines } from '../tables/guideline-on.ts'
import { pricingTables } from '../tables/pricing-on.ts'
import { FIRST_STATE_LAW, stateLaws } from '../tables/states/state-law-on.ts'
import type { Decision } from './decision.ts'
import { underwrite } from './underwrite.ts'

function versionOf<T extends { readonly version: string }>(name: string, tables: readonly T[], version: string): T {
  const found = tables.find((table) => table.version === version)
  if (found === undefined)
    throw new RangeError(`There is no ${name} ${version}: a version that decisions were made by must never be removed`)
  return found
}

type Versions = Pick<Decision, 'guidelineVersion' | 'pricingVersion' | 'stateLawVersion' | 'index'>

/** The tables that a stored decision names. Throws RangeError where a version is no longer there. */
export const tablesOf = ({ guidelineVersion, pricingVersion, stateLawVersion = FIRST_STATE_LAW, index }: Versions): Tables => ({
  guideline: versionOf('guideline', guidelines, guidelineVersion),
  pricing: versionOf('price table', pricingTables, pricingVersion),
  stateLaw: versionOf('state law', stateLaws, stateLawVersion),
  primeRows: index === undefined ? primeRows : [index],
})

type Made = Versions & Pick<Decision, 'pricingAsOf' | 'pricedAt' | 'apor'>

/**
 * The decision again: the same facts on the same day by the same versions, index row and rates, whatever is in force now. `changed`: other
 * tables in the place of its own, for what a change would have made of it.
 */
export function replay(input: UnderwritingInput, made: Made, changed: Partial<Tables> = {}): Decision {
  const { apor, index, pricingAsOf: on, pricedAt: now } = made
  const again = underwrite({ ...input, on, now, apor, index }, { ...tablesOf(made), ...changed })
  if (index !== undefined) return again
  const { index: _published, ...asStored } = again
  return asStored
}
