/** The corrected address while it is typed, and what is wrong with it. Pure. */
import { address as addressRules, waitlistReason } from '@hearthline/domain/registration'
import { isSameAddress } from '../../../credit/correction.ts'
import type { HomeAddress } from '../../../credit/obstacle.ts'
import { addressText, type FoundAddress, readTypedAddress } from '../../../forms/address/find-address.ts'
import { type FieldProblem, problemsOf } from '../../../forms/use-form.ts'

export interface TypedAddress {
  readonly search: string
  /** The fields are shown. */
  readonly manual: boolean
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export const typedAddress = ({ street1, street2 = '', city, state, zip }: HomeAddress): TypedAddress => {
  const parts = { street1, street2, city, state, zip }
  return { ...parts, search: addressText(parts), manual: false }
}

/** The address that the fields, or the line, mean; undefined while the line is neither chosen nor complete. */
export function matchedAddress(values: TypedAddress): FoundAddress | undefined {
  const { street1, street2, city, state, zip } = values
  const parts = { street1, street2, city, state, zip }
  if (values.manual || values.search === addressText(parts)) return { ...parts, text: addressText(parts) }
  return readTypedAddress(values.search)
}

interface Served {
  readonly servedStates: readonly string[]
  readonly unservedZipPrefixes: readonly string[]
}

/** A correction changes something, is an address, and stays where the organization lends. */
export function correctionProblems(meant: FoundAddress, before: HomeAddress, served: Served | undefined): readonly FieldProblem[] {
  const wrong = problemsOf(addressRules(), meant)
  if (wrong.length > 0) return wrong
  if (isSameAddress(meant, before)) {
    return [{ field: 'street1', message: 'We have already searched for this address. Please correct it.' }]
  }
  const reason = waitlistReason({ state: meant.state, zip: meant.zip, servedStates: [], unservedZipPrefixes: [], ...served })
  if (reason === 'STATE_NOT_SERVED') return [{ field: 'state', message: `we do not currently offer loans in ${meant.state}` }]
  return reason ? [{ field: 'zip', message: 'We don’t lend here yet.' }] : []
}
