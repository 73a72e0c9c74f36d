/** Address suggestions, and the reading of an address that was typed to its end. */
import { isUsState } from '@hearthline/domain/registration'
import { request } from '../../api/request.ts'
import type { AddressValues } from './address-fields.tsx'

export interface FoundAddress extends AddressValues {
  /** Stands in the box when chosen. */
  readonly text: string
}

interface Item {
  readonly street1: string
  readonly street2?: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly secondaries?: readonly string[]
}

const MOST = 8
/** Shorter texts find everything and nothing. */
export const SEARCH_FROM = 3

export const addressText = ({ street1, street2, city, state, zip }: AddressValues): string =>
  `${street1}${street2 ? `, ${street2}` : ''}, ${city}, ${state} ${zip}`

const found = ({ street1, street2 = '', city, state, zip }: Item): FoundAddress => {
  const address = { street1, street2, city, state, zip }
  return { ...address, text: addressText(address) }
}

/** A building first, then each of its units. */
export const withUnits = (items: readonly Item[]): readonly FoundAddress[] =>
  items.flatMap((item) => [found(item), ...(item.secondaries ?? []).map((unit) => found({ ...item, street2: unit }))]).slice(0, MOST)

export async function findAddresses(text: string, signal?: AbortSignal): Promise<readonly FoundAddress[]> {
  return withUnits(await request('GET', '/service-address/external/api/v1/search', { query: { filter: text.trim() }, signal }))
}

const TYPED = /^\s*([^,]+?)\s*,\s*(?:([^,]+?)\s*,\s*)?([A-Za-z .'-]+?)\s*,?\s+([A-Za-z]{2})\.?\s*,?\s+(\d{5})(?:-\d{4})?\s*$/

/** "12 Alder Way, Sacramento, CA 95814", with or without a unit; undefined for anything less. */
export function readTypedAddress(text: string): FoundAddress | undefined {
  const match = TYPED.exec(text)
  if (!match) return undefined
  const [, street1 = '', street2 = '', city = '', state = '', zip = ''] = match
  if (!/\d/.test(street1) || !isUsState(state.toUpperCase())) return undefined
  const address = { street1, street2, city, state: state.toUpperCase(), zip }
  return { ...address, text: addressText(address) }
}
