/** The sandbox's property records: one home at the address, owned by who asks, unless the persona says otherwise. */
import type { PropertyMatches, PropertyRecord } from '@hearthline/domain/facts/property-record'
import type { PostalAddress } from '@hearthline/domain/facts/scalars'
import type { ProviderCall } from '../../provider-call.ts'
import { addressKey, applicantKey } from '../../sandbox/applicant-key.ts'
import type { SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { askSandbox } from '../../sandbox/ask-sandbox.ts'
import { countyOf } from '../../sandbox/county-of.ts'
import { drawBetween, drawDigits, drawFrom, drawReference, drawUuid, normalizeText } from '../../sandbox/draw.ts'
import { lastTransfer } from '../../sandbox/household.ts'
import { ownersOfRecord, recordedLiensOf } from '../../sandbox/land-record.ts'
import { personaOf } from '../../sandbox/personas.ts'
import { ADVICE_TAKEN_AFTER, type SandboxDay, sandboxDay } from '../../sandbox/sandbox-day.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { FindPropertyRequest, PropertyData } from '../port.ts'

const PROVIDER = 'Alder Property Records (sandbox)'

const KINDS = ['SFR', 'SFR', 'SFR', 'SFR', 'SFR', 'SFR', 'SFR', 'TOWNHOUSE', 'PUD', 'CONDOMINIUM'] as const

/** The persona without a property is found as soon as the street bears this word: the sandbox remembers no earlier question. */
const CORRECTED_STREET = /\bCEDAR\b/

function addressesFound({ address, applicantName }: FindPropertyRequest): PostalAddress[] {
  const persona = personaOf(applicantName.lastName)?.lastName
  if (persona === 'Noproperty' && !CORRECTED_STREET.test(normalizeText(address.street1))) return []
  if (persona === 'Multiproperty') return [address, { ...address, street2: 'Unit A' }, { ...address, street2: 'Unit B' }]
  return [address]
}

function recordOf(address: PostalAddress, request: FindPropertyRequest, day: SandboxDay): PropertyRecord {
  const { applicantName: name } = request
  const home = [applicantKey(name), addressKey(address)]
  const kind = drawFrom(KINDS, ...home, 'kind')
  const parcel = (count: number, part: string) => drawDigits(count, ...home, part)
  return {
    uuid: drawUuid(...home, 'home'),
    address,
    county: countyOf(address.city, address.state),
    parcelNumber: `${parcel(3, 'book')}-${parcel(4, 'page')}-${parcel(3, 'parcel')}`,
    kind,
    yearBuilt: drawBetween(1948, 2005, ...home, 'built'),
    livingAreaSquareFeet: drawBetween(115, 320, ...home, 'area') * 10,
    owners: ownersOfRecord(name),
    lastTransferOn: lastTransfer(name, day),
    ...billsOf(name, kind, home),
    listedForSale: personaOf(name.lastName)?.lastName === 'Listed' && day.daysOn < ADVICE_TAKEN_AFTER.listingEnds,
    recordedLiens: recordedLiensOf(name, address.state, day),
  }
}

/** The last tax bill and the association's dues, whole dollars: on record for Texan alone, so that others show what is estimated. */
const billsOf = ({ lastName }: FindPropertyRequest['applicantName'], kind: PropertyRecord['kind'], home: readonly string[]) =>
  personaOf(lastName)?.lastName === 'Texan' && {
    annualTaxCents: drawBetween(3_000, 4_200, ...home, 'tax bill') * 100,
    monthlyDuesCents: kind === 'SFR' ? 0 : drawBetween(60, 240, ...home, 'dues') * 100,
  }

function find(world: SandboxWorld, request: FindPropertyRequest, call: ProviderCall): SandboxAnswer<PropertyMatches> {
  const reference = drawReference('property', call.idempotencyKey)
  const matches = addressesFound(request).map((address) => recordOf(address, request, sandboxDay(world, call.now)))
  return { data: { reference, matches }, reference, response: { reference, matches: matches.map((match) => match.uuid) } }
}

export const sandboxPropertyData = (world: SandboxWorld): PropertyData => ({
  findProperty: (request, call) => {
    const { address, applicantName: name } = request
    const question = {
      provider: PROVIDER,
      capability: 'property-data.findProperty',
      name,
      address,
      request: { address, applicantName: name },
    }
    return askSandbox(world, question, call, () => find(world, request, call))
  },
})
