/** The sources of a prefill, each as its lookup answers [registration/prefill]; and what was typed into an estimate. */
import type { Scenario } from '../scenario/scenario.ts'
import { fromCents } from '../values/money.ts'
import { unpackUserData } from './packed-user-data.ts'
import type { Prefill } from './prefill.ts'
import * as read from './prefill.ts'

type Loose = Readonly<Record<string, unknown>>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const looseOf = (value: unknown): Loose => (isLoose(value) ? value : {})
const listOf = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.filter(isLoose) : [])

/** GET /service-profile/api/v1/profile: its HOME address is where the applicant lives, not what they borrow on. */
export function prefillFromProfile(profile: unknown): Prefill {
  const from = looseOf(profile)
  const home = listOf(from.addresses).find(({ type }) => type === 'HOME')
  return read.prefillOf({
    name: read.prefilledName(looseOf(from.name)),
    homeAddress: home && read.prefilledAddress(home),
    dob: read.prefilledDob(from.dob),
    email: read.prefilledEmail(from.email),
    phoneNumber: read.prefilledPhone(listOf(from.phoneNumbers)[0]?.number),
  })
}

/** GET /a/external/prepop, only with the cookie _ft_prepop and for the one brand that has it: name, address, dob, email, phone, income. */
export function prefillFromAffiliate(answer: unknown): Prefill {
  const from = looseOf(answer)
  return read.prefillOf({
    name: read.prefilledName(looseOf(from.name)),
    propertyAddress: read.prefilledAddress(looseOf(from.address)),
    dob: read.prefilledDob(from.dob),
    email: read.prefilledEmail(from.email),
    phoneNumber: read.prefilledPhone(from.phone),
    income: read.prefilledIncome(from.income),
  })
}

/** GET /service-lead-portal/api/referrals/{rid}. */
export function prefillFromReferral(answer: unknown): Prefill {
  const from = looseOf(answer)
  return read.prefillOf({
    name: read.prefilledName(from),
    propertyAddress: read.prefilledAddress(from),
    email: read.prefilledEmail(from.email),
    phoneNumber: read.prefilledPhone(from.phoneNumber),
  })
}

/** GET …/offercode/{code}. */
export function prefillFromOfferCode(answer: unknown): Prefill {
  const from = looseOf(answer)
  return read.prefillOf({ name: read.prefilledName(from), propertyAddress: read.prefilledAddress(from) })
}

/** GET …/heloc/prequalification/{token}: whom a partner sent. */
export function prefillFromPartner(answer: unknown): Prefill {
  const from = looseOf(answer)
  return read.prefillOf({
    name: read.prefilledName(from),
    propertyAddress: read.prefilledAddress(from),
    dob: read.prefilledDob(from.dob),
    email: read.prefilledEmail(from.email),
    phoneNumber: read.prefilledPhone(from.phoneNumber),
    income: read.prefilledIncome(from.income),
  })
}

/** The query: `userData` packed, and `state` alone where the packed data name none. Keys that no one asked for are dropped. */
export function prefillFromQuery({ state, userData }: { readonly state?: string | null; readonly userData?: string | null }): Prefill {
  const from = (userData ? unpackUserData(userData) : undefined) ?? {}
  return prefillFromPartner({ ...(state ? { state } : {}), ...from })
}

/** What the borrower typed into an estimate, as far as the wizard asks it too. Whole dollars; an income of nothing is none that is known. */
export function prefillFromEstimate({
  state,
  zip,
  occupancy,
  incomeCents,
}: Partial<Pick<Scenario, 'state' | 'zip' | 'occupancy' | 'incomeCents'>>): Prefill {
  const place = read.prefilledAddress({ state, zip })
  return read.prefillOf({
    propertyAddress: place && { ...place, ...(occupancy && { occupancyType: occupancy }) },
    income: incomeCents ? read.prefilledIncome(Math.trunc(fromCents(incomeCents))) : undefined,
  })
}
