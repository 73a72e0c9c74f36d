/**
 * Which source prefills which answer: profile, affiliate cookie, wholesale referral, offer code, query, in this order of precedence; and after all of
 * them the estimate that the borrower came from.
 */
import type { Prefill, PrefilledAddress } from './prefill.ts'
import { emptyAddress, emptyRegisterData, type RegisterAddress, type RegisterData } from './register-data.ts'

export const PREFILL_SOURCES = ['profile', 'affiliate', 'referral', 'offerCode', 'query', 'estimate'] as const
export type PrefillSource = (typeof PREFILL_SOURCES)[number]

export type PrefillGroup = keyof Prefill

export interface Prepopulation {
  readonly values: Prefill
  /** Where each prefilled answer came from; answers that are not named here were not prefilled. */
  readonly prefilled: Readonly<Partial<Record<PrefillGroup, PrefillSource>>>
}

const GROUPS = [
  'name',
  'propertyAddress',
  'homeAddress',
  'dob',
  'email',
  'phoneNumber',
  'income',
] as const satisfies readonly PrefillGroup[]

type Sources = Readonly<Partial<Record<PrefillSource, Prefill>>>

const isBareState = (address: PrefilledAddress | undefined): boolean =>
  address !== undefined && Object.entries(address).every(([part, value]) => part === 'state' || !value)

/** A link's state alone is no home: it gives way to the home of an estimate. */
function withoutBareState(sources: Sources): Sources {
  const { query, estimate } = sources
  if (!query || !estimate?.propertyAddress || !isBareState(query.propertyAddress)) return sources
  const { propertyAddress: _state, ...rest } = query
  return { ...sources, query: rest }
}

/** A name or an address comes from one source whole: parts of two people or two houses are never mixed. */
export function mergePrepopulation(named: Sources): Prepopulation {
  const sources = withoutBareState(named)
  const found = GROUPS.flatMap((group) => {
    const source = PREFILL_SOURCES.find((candidate) => sources[candidate]?.[group] !== undefined)
    return source === undefined ? [] : [{ group, source, value: sources[source]?.[group] }]
  })
  return {
    values: Object.fromEntries(found.map(({ group, value }) => [group, value])),
    prefilled: Object.fromEntries(found.map(({ group, source }) => [group, source])),
  }
}

/**
 * Fills what the borrower has not typed yet, and marks prepopulation complete. The flags for sale status and income stay as they are:
 * what is prefilled is shown for confirmation, never skipped.
 */
export function applyPrepopulation(data: RegisterData, { values, prefilled }: Prepopulation): RegisterData {
  // An application cannot be opened under another email than the account's, whatever was typed before the login.
  const ownEmail = prefilled.email === 'profile' ? values.email : undefined
  return {
    ...data,
    name: data.name.firstName === '' && data.name.lastName === '' ? { ...data.name, ...values.name } : data.name,
    propertyAddress: filledAddress(data.propertyAddress, values.propertyAddress),
    homeAddress: filledAddress(data.homeAddress, values.homeAddress),
    dob: data.dob ?? values.dob,
    email: ownEmail ?? (data.email || (values.email ?? '')),
    phoneNumber: data.phoneNumber || (values.phoneNumber ?? ''),
    income: data.isIncomeSet ? data.income : { ...data.income, income: values.income ?? data.income.income },
    isPrepopulationComplete: true,
  }
}

/** Without what a source had filled in and no one has typed over since: another letter's data are not shown under the new one. */
export function withoutSource(data: RegisterData, prefilled: Prepopulation['prefilled'], source: PrefillSource): Prepopulated {
  const of = (group: PrefillGroup) => prefilled[group] === source
  return {
    data: {
      ...data,
      ...(of('name') && { name: emptyRegisterData.name }),
      ...(of('propertyAddress') && { propertyAddress: emptyAddress }),
      ...(of('income') && { income: emptyRegisterData.income }),
    },
    prefilled: Object.fromEntries(Object.entries(prefilled).filter(([, from]) => from !== source)),
  }
}

export interface Prepopulated {
  readonly data: RegisterData
  readonly prefilled: Prepopulation['prefilled']
}

/** What an estimate fills in now: it stays under whatever other sources find later. */
export const heldFromEstimate = ({ data, prefilled }: Prepopulated): Prefill => ({
  ...(prefilled.propertyAddress === 'estimate' && { propertyAddress: data.propertyAddress }),
  ...(prefilled.income === 'estimate' && { income: data.income.income }),
})

/** From an estimate to the wizard: in place of an earlier estimate, and neither over another source nor over what the borrower answered. */
export function withEstimate({ data, prefilled }: Prepopulated, estimate: Prefill): Prepopulated {
  const without = withoutSource(data, prefilled, 'estimate')
  const { propertyAddress } = without.data
  const isHomeKnown = without.prefilled.propertyAddress
    ? !(without.prefilled.propertyAddress === 'query' && isBareState(propertyAddress))
    : propertyAddress.street1 !== '' || propertyAddress.city !== ''
  const isIncomeKnown = without.data.isIncomeSet || without.prefilled.income !== undefined
  const found = mergePrepopulation({
    estimate: {
      ...(!isHomeKnown && estimate.propertyAddress && { propertyAddress: estimate.propertyAddress }),
      ...(!isIncomeKnown && estimate.income !== undefined && { income: estimate.income }),
    },
  })
  return {
    // The other sources are still asked.
    data: { ...applyPrepopulation(without.data, found), isPrepopulationComplete: data.isPrepopulationComplete },
    prefilled: { ...without.prefilled, ...found.prefilled },
  }
}

const filledAddress = (typed: RegisterAddress, prefill: Prefill['propertyAddress']): RegisterAddress =>
  typed.street1 === '' && typed.city === '' ? { ...typed, ...prefill } : typed

/** The email field is disabled when it comes from the profile [registration/prefill]. */
export const isEmailLocked = ({ prefilled }: Pick<Prepopulation, 'prefilled'>): boolean => prefilled.email === 'profile'
