import { housingCosts202612 } from './2026-12.ts'
import type { HousingCosts } from './housing-costs.ts'

/** Every version ever used: a guideline names the one that it counts by, so an old decision is replayed on its own. */
export const housingCosts: readonly HousingCosts[] = [housingCosts202612]

/** Throws RangeError for a version that is not there. */
export function housingCostsOf(version: string): HousingCosts {
  const found = housingCosts.find((table) => table.version === version)
  if (found === undefined) throw new RangeError(`There is no table of housing costs ${version}`)
  return found
}
