/** Asks every source of a prefill that this visit names, and fills what the borrower has not typed [registration/prefill]. */
import {
  applyPrepopulation,
  heldFromEstimate,
  mergePrepopulation,
  type Prefill,
  prefillFromAffiliate,
  prefillFromOfferCode,
  prefillFromPartner,
  prefillFromProfile,
  prefillFromQuery,
  prefillFromReferral,
  withoutSource,
} from '@hearthline/domain/registration'
import { RequestError, request } from '../api/request.ts'
import { LOGIN } from '../routing/access.ts'
import { type Entry, fillRegister, type OfferEntry, readRegisterAnswers } from '../session/register-answers.ts'
import { currentVisit, senderIdOf } from '../session/visit.ts'
import { askOfficer, askReferral, isUnknown, senderOf, unansweredOf } from './sender.ts'

export interface PrepopulateInput {
  readonly signedIn: boolean
  readonly affiliate: boolean
  /** They come for the variant for owners of digital assets, and this lender has it. */
  readonly isCrypto: boolean
}

interface Found<T> {
  readonly prefill: Prefill | undefined
  readonly answer: T | undefined
  readonly error: unknown
}

/** A source that knows nothing prefills nothing: the borrower types. One that cannot be reached is told of, and can be asked again. */
const asked = async <T>(wanted: boolean, call: () => Promise<T>, read: (answer: T) => Prefill): Promise<Found<T>> => {
  if (!wanted) return { prefill: undefined, answer: undefined, error: undefined }
  try {
    const answer = await call()
    return { prefill: read(answer), answer, error: undefined }
  } catch (error) {
    return { prefill: undefined, answer: undefined, error }
  }
}

const askOffer = (code: string) =>
  asked(
    code !== '',
    () => request('GET', '/service-application/external/api/v1/offercode/:code', { params: { code } }),
    prefillFromOfferCode,
  )

export async function prepopulate({ signedIn, affiliate, isCrypto }: PrepopulateInput): Promise<void> {
  const visit = currentVisit()
  const { referrer = '', rid = '', offerCode = '', state, userData, prequalification = '' } = visit
  if (rid && !signedIn && (await leavesForLogin(rid))) return
  const [profile, affiliated, referral, offer, sent, officer] = await Promise.all([
    asked(signedIn, () => request('GET', '/service-profile/api/v1/profile', { sessionEnd: 'stay' }), prefillFromProfile),
    asked(affiliate, () => request('GET', '/a/external/prepop'), prefillFromAffiliate),
    asked(rid !== '', () => askReferral(rid), prefillFromReferral),
    askOffer(offerCode),
    asked(
      prequalification !== '',
      () => request('GET', '/service-application/external/api/v1/heloc/prequalification/:token', { params: { token: prequalification } }),
      prefillFromPartner,
    ),
    asked(
      referrer !== '',
      () => askOfficer(referrer),
      () => ({}),
    ),
  ])
  const sender = senderOf(senderIdOf(visit), [officer, referral])
  const sources = {
    profile: profile.prefill,
    affiliate: affiliated.prefill,
    referral: referral.prefill,
    offerCode: offer.prefill,
    // What a partner keeps for us behind the link is the link's own data.
    query: { ...prefillFromQuery({ state, userData }), ...sent.prefill },
  }
  fill(sources, {
    ...(sender && { sender }),
    unanswered: unansweredOf(
      [profile, affiliated, referral, offer, sent, officer].map(({ error }) => error),
      Date.now(),
    ),
    ...((sent.answer || isUnknown(sent.error)) && { partner: { name: sent.answer?.partnerName } }),
    ...(isCrypto && { isCrypto: true as const }),
    ...(offerCode && { offer: offerEntry(offerCode, offer) }),
    ...(affiliated.answer && { affiliate: { name: affiliated.answer.affiliate, abVersion: affiliated.answer.abVersion ?? undefined } }),
  })
}

/** A code typed again. */
export async function lookUpOffer(code: string): Promise<void> {
  const found = await askOffer(code)
  fill({ offerCode: found.prefill }, { offer: offerEntry(code, found), unanswered: unansweredOf([found.error], Date.now()) })
}

function fill(sources: Parameters<typeof mergePrepopulation>[0], more: Entry): void {
  const { entry, ...held } = readRegisterAnswers()
  // An estimate gives way to each of them, and stays where none says anything.
  const estimate = heldFromEstimate(held)
  const before = withoutSource(held.data, held.prefilled, 'estimate')
  const isAnotherOffer = more.offer !== undefined && entry.offer !== undefined && more.offer.code !== entry.offer.code
  const { data, prefilled } = isAnotherOffer ? withoutSource(before.data, before.prefilled, 'offerCode') : before
  const found = mergePrepopulation({ ...sources, estimate })
  const { unanswered, ...known } = { ...entry, ...more }
  fillRegister(applyPrepopulation(data, found), { ...prefilled, ...found.prefilled }, unanswered ? { ...known, unanswered } : known)
}

/** 404 and a code of another form are unknown, 410 has ended [registration/offer-codes]; without an answer nothing is said against it. */
function offerEntry(
  code: string,
  { answer, error }: Found<Pick<OfferEntry, 'isPrescreened' | 'isFirmOffer' | 'promises' | 'sentBy'> & { readonly respondByDate: string }>,
): OfferEntry {
  if (answer) {
    const { respondByDate, isPrescreened, isFirmOffer, promises, sentBy } = answer
    return { code, status: 'good', respondByDate, isPrescreened, isFirmOffer, ...(promises && { promises }), ...(sentBy && { sentBy }) }
  }
  const status = error instanceof RequestError ? error.status : 0
  return { code, status: status === 410 ? 'ended' : status === 404 || status === 422 || status === 400 ? 'unknown' : 'unchecked' }
}

/** A referral that has become an application continues behind the login, with the email filled in [registration/prefill]. */
async function leavesForLogin(referralUuid: string): Promise<boolean> {
  try {
    const { status, email } = await request('GET', '/service-application/external/api/v1/heloc/referral-id/:referralUuid', {
      params: { referralUuid },
    })
    if (status !== 'APPLIED') return false
    window.location.assign(`${LOGIN}${email ? `?email=${encodeURIComponent(email)}` : ''}`)
    return true
  } catch {
    return false
  }
}
