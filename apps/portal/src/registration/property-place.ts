/** What follows from where the property lies: notices, the New York host, the waitlist [registration/property]. Pure. */
import {
  newYorkRedirect,
  type PlaceRules,
  type PropertyNotice,
  propertyNotices,
  type WaitlistReason,
  waitlistReason,
} from '@hearthline/domain/registration'
import type { OrganizationInfo } from '../session/organization.ts'
import type { Visit } from '../session/visit.ts'
import type { Flags } from '../visitor/flags.ts'

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
  readonly organization: OrganizationInfo
  readonly flags: Flags
  readonly visit: Pick<Visit, 'utm'>
  /** Of this page. */
  readonly origin: string
}

export const inlineNotices = (place: Place, rules: PlaceRules): readonly PropertyNotice[] =>
  propertyNotices(place, rules).filter(({ as }) => as !== 'modal')

/** What Continue leads to. A word about the place comes before the waitlist: it says more. */
export function placeOutcome(place: Place, { rules, organization, flags, visit, origin }: PlaceSetting): PlaceOutcome {
  const blocking = propertyNotices(place, rules).find(({ blocks }) => blocks)
  if (blocking) return blocking.as === 'modal' ? { kind: 'modal', notice: blocking } : { kind: 'blocked' }
  const url = otherHost(place.state, organization, origin)
  if (url) return { kind: 'new-york-host', url, toNewYork: place.state === 'NY' }
  const product = organization.orgMetaData.products.HELOC
  const reason = waitlistReason({
    ...place,
    servedStates: product?.servedStates ?? [],
    unservedZipPrefixes: product?.unservedZipPrefixes ?? [],
    utmSource: visit.utm.utm_source,
    cryptoEnabled: flags.isOn('crypto-heloc'),
  })
  return reason ? { kind: 'waitlist', reason } : { kind: 'continue' }
}

/** The New York host is a name of its own; every other address of the organization counts as the main one. */
function otherHost(propertyState: string, { baseUrl, orgMetaData }: OrganizationInfo, origin: string): string | undefined {
  const { newYorkHost } = orgMetaData.companyInfo
  if (!newYorkHost) return undefined
  const here = new URL(origin)
  const isNewYorkHost = here.hostname === newYorkHost
  const newYorkOrigin = isNewYorkHost ? origin : `${here.protocol}//${newYorkHost}`
  const main =
    baseUrl && new URL(baseUrl).hostname !== newYorkHost ? baseUrl : `${here.protocol}//${newYorkHost.split('.').slice(1).join('.')}`
  return newYorkRedirect({ propertyState, newYorkOrigin, mainOrigin: isNewYorkHost ? main : origin, currentOrigin: origin })
}
