/** What a letter that is out has promised: it may become better for whoever got it, and never worse (15 U.S.C. 1681a(l), 1681m(d)). */
import { addDays, type LocalDate } from '@hearthline/domain'
import type { StoredEntry } from './stored-entries.ts'

type OfferCode = StoredEntry<'offer-code'>
type FirmOffer = NonNullable<OfferCode['firmOffer']>

/** Letters are with the mail this many days before they arrive, and can no longer be called back. */
const DAYS_IN_THE_MAIL = 7

/** Until when the promise of an entry binds its lender; undefined where it binds no one. @param today by which the letter's last day is counted (letterDay) */
export function boundUntil({ firmOffer, inHomeDate }: OfferCode, today: LocalDate): LocalDate | undefined {
  if (!firmOffer || firmOffer.expiresOn < today || addDays(inHomeDate, -DAYS_IN_THE_MAIL) > today) return undefined
  return firmOffer.expiresOn
}

type Bound = number | undefined

/** What is promised as at most so much: it stays, or falls. */
const rises = (before: Bound, after: Bound): boolean => before !== undefined && (after === undefined || after > before)
/** What has to be met as at least so much: it stays, falls, or is asked no more. */
const asksMore = (before: Bound, after: Bound): boolean => after !== undefined && (before === undefined || after > before)
/** What has to be met as at most so much: it stays, rises, or is asked no more. */
const allowsLess = (before: Bound, after: Bound): boolean => after !== undefined && (before === undefined || after < before)
/** Which of several are taken: all where none are named. */
const takesFewer = (before: readonly string[] | undefined, after: readonly string[] | undefined): boolean =>
  after !== undefined && after.length > 0 && (before === undefined || before.length === 0 || before.some((one) => !after.includes(one)))

/** To whom a letter went. */
const ADDRESSED = ['firstName', 'lastName', 'street1', 'street2', 'city', 'state', 'zip'] as const

/** Each field in which `after` promises less than `before`, or asks more; none where the recipient loses nothing. */
export function worseThanMailed(before: OfferCode, after: OfferCode): string[] {
  const { firmOffer: had } = before
  const { firmOffer: has } = after
  if (!had) return []
  if (!has) return ['firmOffer']
  const worse: Record<string, boolean> = {
    ...Object.fromEntries(ADDRESSED.map((field) => [field, (before[field] ?? null) !== (after[field] ?? null)])),
    // Moved later, the letter would not be out yet, and everything else could be changed.
    inHomeDate: after.inHomeDate > before.inHomeDate,
    respondByDate: after.respondByDate < before.respondByDate,
    'firmOffer.expiresOn': has.expiresOn < had.expiresOn,
    'firmOffer.amountCents': had.amountCents !== undefined && (has.amountCents ?? 0) < had.amountCents,
    'firmOffer.rateBps': rises(had.rateBps, has.rateBps),
    'firmOffer.marginBps': rises(had.marginBps, has.marginBps),
    // A floor that the letter does not state is the lender's own of the day.
    'firmOffer.floorBps': had.marginBps !== undefined && (rises(had.floorBps, has.floorBps) || asksMore(had.floorBps, has.floorBps)),
    'firmOffer.feeBps': rises(had.feeBps, has.feeBps),
    ...stricter(had, has),
  }
  return Object.keys(worse).filter((field) => worse[field])
}

function stricter({ criteria: met = {}, collateral: home = {} }: FirmOffer, { criteria = {}, collateral = {} }: FirmOffer) {
  return {
    'firmOffer.criteria.minimumScore': asksMore(met.minimumScore, criteria.minimumScore),
    'firmOffer.criteria.maximumDtiBps': allowsLess(met.maximumDtiBps, criteria.maximumDtiBps),
    'firmOffer.criteria.bankruptcyYears': asksMore(met.bankruptcyYears, criteria.bankruptcyYears),
    'firmOffer.criteria.foreclosureYears': asksMore(met.foreclosureYears, criteria.foreclosureYears),
    'firmOffer.criteria.maximumCollectionsCents': allowsLess(met.maximumCollectionsCents, criteria.maximumCollectionsCents),
    'firmOffer.collateral.states': takesFewer(home.states, collateral.states),
    'firmOffer.collateral.occupancies': takesFewer(home.occupancies, collateral.occupancies),
    'firmOffer.collateral.maximumCltvBps': allowsLess(home.maximumCltvBps, collateral.maximumCltvBps),
    'firmOffer.collateral.maximumPosition': allowsLess(home.maximumPosition, collateral.maximumPosition),
    'firmOffer.collateral.standards': (collateral.standards ?? []).some((one) => !(home.standards ?? []).includes(one)),
  }
}
