/** Where an organization lends: by state, and by zip prefixes it leaves out. */
import { type Brand, licenseLineOf } from '@hearthline/brands'
import { US_STATES, usStateCodes } from '@hearthline/domain/registration'
import type { Container } from '../../container.ts'
import { withUnservedZips } from './unserved-zips.ts'

export const listStatesEligibility = (brand: Brand) =>
  usStateCodes.map((code) => ({ abbrev: code, name: US_STATES[code], eligible: brand.lending.servedStates.includes(code) }))

export const listStateLicenses = (brand: Brand) =>
  usStateCodes
    .filter((code) => brand.company.licensedStates.includes(code))
    .map((code) => ({
      abbrev: code,
      name: US_STATES[code],
      line: licenseLineOf(brand.company, code) ?? null,
      nmlsNumber: brand.company.nmlsNumber,
    }))

type Reason = 'UNKNOWN_ZIP' | 'STATE_NOT_SERVED' | 'ZIP_NOT_SERVED'

/** The verdict on a zip; without one, only the prefixes. */
export async function zipEligibility({ db, provider }: Pick<Container, 'db' | 'provider'>, lender: Brand, zip: string | undefined) {
  const brand = await withUnservedZips(db, lender)
  const { unservedZipPrefixes } = brand.lending
  if (zip === undefined) return { unservedZipPrefixes, zip: null, city: null, state: null, eligible: null, reason: null }
  const place = provider('postal-codes', brand.orgCode).cityOf(zip)
  const reason = reasonAgainst(brand, zip, place?.state)
  return { unservedZipPrefixes, zip, city: place?.city ?? null, state: place?.state ?? null, eligible: reason === null, reason }
}

function reasonAgainst(brand: Brand, zip: string, state: string | undefined): Reason | null {
  if (!state) return 'UNKNOWN_ZIP'
  if (!(brand.lending.servedStates as readonly string[]).includes(state)) return 'STATE_NOT_SERVED'
  return brand.lending.unservedZipPrefixes.some((prefix) => zip.startsWith(prefix)) ? 'ZIP_NOT_SERVED' : null
}
