/** What the first page's address said about this visit, kept for all of it: organization, campaign, referrer, offer code [registration/entries]. */

export interface Visit {
  /** Only when the address chose it; otherwise the host name does. */
  readonly org?: string
  readonly utm: Readonly<Record<string, string>>
  /** The loan originator (`referrer`). */
  readonly referrer?: string
  /** The referral (`rid` of wholesale brokers, `referralUuid` of a referral's own link). */
  readonly rid?: string
  /** Of a direct-mail letter: `reservationCode`, or `prescreen` where the offer was a firm one to a prescreened person. */
  readonly offerCode?: string
  readonly isPrescreened?: boolean
  /** What an affiliate's link says of itself; it goes along with the application. */
  readonly affiliateAppIndicator?: string
  readonly affiliateLiveOffers?: boolean
  /** Versions of pages that the visitor came through: `ab_<name>=<version>`. */
  readonly abVersions?: Readonly<Record<string, string>>
  /** The two Total Expert ids of a partner's mailing. */
  readonly totalExpertOwnerId?: string
  readonly totalExpertContactId?: string
  /** The last part of a partner's link. */
  readonly prequalification?: string
  readonly state?: string
  readonly userData?: string
}

const KEY = 'visit'
/** Where a direct-mail landing page leaves the code [registration/entries]. */
const OFFER_CODE_KEY = 'offerCode'

/** Adds what this address says to what earlier pages of the visit said; what is not named stays. */
export function visitAfter(earlier: Visit, search: string, storedOfferCode?: string | null): Visit {
  const query = new URLSearchParams(search)
  const named = (...keys: readonly string[]) => keys.map((key) => query.get(key)?.trim()).find((value) => value) || undefined
  const prescreen = named('prescreen')
  const said: Partial<Visit> = {
    org: named('org'),
    referrer: named('referrer'),
    rid: named('rid', 'referralUuid'),
    offerCode: named('reservationCode') ?? codeOf(prescreen) ?? (storedOfferCode || undefined),
    isPrescreened: prescreen === undefined ? undefined : prescreen !== 'false',
    affiliateAppIndicator: named('affiliateAppIndicator'),
    affiliateLiveOffers: query.has('affiliateLiveOffers') ? named('affiliateLiveOffers') === 'true' : undefined,
    totalExpertOwnerId: named('totalExpertOwnerId'),
    totalExpertContactId: named('totalExpertContactId'),
    prequalification: named('prequalification'),
    state: named('state'),
    userData: named('userData'),
  }
  const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  const abVersions = { ...earlier.abVersions, ...prefixed(query, 'ab_') }
  return {
    ...earlier,
    ...known,
    ...(Object.keys(abVersions).length > 0 && { abVersions }),
    utm: { ...earlier.utm, ...prefixed(query, 'utm_', true) },
  }
}

/** `prescreen=true` beside a reservation code, or the code itself. */
const codeOf = (prescreen: string | undefined): string | undefined => (/^(true|false|1)$/.test(prescreen ?? '') ? undefined : prescreen)

/** The parameters of a family, by their names with or without what they begin with. */
const prefixed = (query: URLSearchParams, prefix: string, whole = false): Record<string, string> =>
  Object.fromEntries(
    [...query]
      .filter(([key, value]) => key.startsWith(prefix) && key !== prefix && value !== '')
      .map(([key, value]) => [whole ? key : key.slice(prefix.length), value]),
  )

let visit: Visit = { utm: {} }

/** Called once at the start of every page. */
export function openVisit(search: string): Visit {
  try {
    const earlier = JSON.parse(sessionStorage.getItem(KEY) ?? '{"utm":{}}') as Visit
    visit = visitAfter(earlier, search, sessionStorage.getItem(OFFER_CODE_KEY))
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    visit = visitAfter({ utm: {} }, search)
  }
  return visit
}

/** Who sent this visitor, as the address names them. */
export const senderIdOf = ({ referrer, rid }: Visit): string | undefined => [referrer, rid].filter(Boolean).join('/') || undefined

export const currentVisit = (): Visit => visit

/** Another code than the visit began with, or none any more. */
export function changeOfferCode(code: string | undefined): void {
  const { offerCode: _before, ...rest } = visit
  visit = code ? { ...rest, offerCode: code } : rest
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
    // The landing page's word would otherwise come back with the next page.
    sessionStorage.removeItem(OFFER_CODE_KEY)
  } catch {
    // Without a store the visit is this page alone.
  }
}
