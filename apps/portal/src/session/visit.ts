/** What the first page's address said about this visit, kept for all of it: organisation, campaign, referrer, offer code (seed 000 §9). */

export interface Visit {
  /** Only when the address chose it; otherwise the host name does. */
  readonly org?: string
  readonly utm: Readonly<Record<string, string>>
  /** The loan originator (`referrer`). */
  readonly referrer?: string
  /** The wholesale referral (`rid`). */
  readonly rid?: string
  readonly offerCode?: string
  /** The two Total Expert ids of a partner's mailing. */
  readonly totalExpertOwnerId?: string
  readonly totalExpertContactId?: string
  readonly state?: string
  readonly userData?: string
}

const KEY = 'visit'
/** Where a direct-mail landing page leaves the code (seed 000 §9). */
const OFFER_CODE_KEY = 'offerCode'

/** Adds what this address says to what earlier pages of the visit said; what is not named stays. */
export function visitAfter(earlier: Visit, search: string, storedOfferCode?: string | null): Visit {
  const query = new URLSearchParams(search)
  const utm = Object.fromEntries([...query].filter(([key, value]) => key.startsWith('utm_') && value !== ''))
  const named = (...keys: readonly string[]) => keys.map((key) => query.get(key)?.trim()).find((value) => value) || undefined
  const said: Partial<Visit> = {
    org: named('org'),
    referrer: named('referrer'),
    rid: named('rid'),
    offerCode: named('reservationCode') ?? (storedOfferCode || undefined),
    totalExpertOwnerId: named('totalExpertOwnerId'),
    totalExpertContactId: named('totalExpertContactId'),
    state: named('state'),
    userData: named('userData'),
  }
  const known = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  return { ...earlier, ...known, utm: { ...earlier.utm, ...utm } }
}

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

export const currentVisit = (): Visit => visit
