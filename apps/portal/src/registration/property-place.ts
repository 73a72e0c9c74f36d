/** What follows from where the property lies: notices, the New York host, the waitlist (seed 000 §5, seed 001 §2). Pure. */
import {
  newYorkRedirect,
  type PlaceRules,
  type PropertyNotice,
  propertyNotices,
  type WaitlistReason,
  waitlistReason,
} from '@hearthline/domain/registration'
import type { Flags } from '../session/flags.ts'
import type { OrganisationInfo } from '../session/organisation.ts'
import type { Visit } from '../session/visit.ts'

export interface Place {
  readonly state: string
  readonly zip: string
}

export type PlaceOutcome =
  | { readonly kind: 'modal'; readonly notice: PropertyNotice }
  | { readonly kind: 'new-york-host'; readonly url: string; readonly toNewYork: boolean }
  | { readonly kind: 'waitlist'; readonly reason: WaitlistReason }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'continue' }

/** What a place is judged by, wherever it is. */
export interface PlaceSetting {
  readonly rules: PlaceRules
  readonly organisation: OrganisationInfo
  readonly flags: Flags
  readonly visit: Pick<Visit, 'utm'>
  /** Of this page. */
  readonly origin: string
}

export const inlineNotices = (place: Place, rules: PlaceRules): readonly PropertyNotice[] =>
  propertyNotices(place, rules).filter(({ as }) => as !== 'modal')

/** What Continue leads to. A word about the place comes before the waitlist: it says more. */
export function placeOutcome(place: Place, { rules, organisation, flags, visit, origin }: PlaceSetting): PlaceOutcome {
  const blocking = propertyNotices(place, rules).find(({ blocks }) => blocks)
  if (blocking) return blocking.as === 'modal' ? { kind: 'modal', notice: blocking } : { kind: 'blocked' }
  const url = otherHost(place.state, organisation, origin)
  if (url) return { kind: 'new-york-host', url, toNewYork: place.state === 'NY' }
  const product = organisation.orgMetaData.products.HELOC
  const reason = waitlistReason({
    ...place,
    servedStates: product?.servedStates ?? [],
    unservedZipPrefixes: product?.unservedZipPrefixes ?? [],
    utmSource: visit.utm.utm_source,
    cryptoEnabled: flags.isOn('crypto-heloc'),
  })
  return reason ? { kind: 'waitlist', reason } : { kind: 'continue' }
}

/** The New York host is a name of its own; every other address of the organisation counts as the main one. */
function otherHost(propertyState: string, { baseUrl, orgMetaData }: OrganisationInfo, origin: string): string | undefined {
  const { newYorkHost } = orgMetaData.companyInfo
  if (!newYorkHost) return undefined
  const here = new URL(origin)
  const isNewYorkHost = here.hostname === newYorkHost
  const newYorkOrigin = isNewYorkHost ? origin : `${here.protocol}//${newYorkHost}`
  const main =
    baseUrl && new URL(baseUrl).hostname !== newYorkHost ? baseUrl : `${here.protocol}//${newYorkHost.split('.').slice(1).join('.')}`
  return newYorkRedirect({ propertyState, newYorkOrigin, mainOrigin: isNewYorkHost ? main : origin, currentOrigin: origin })
}
