/** Asks every source of a prefill that this visit names, and fills what the borrower has not typed (seed 000 §9). */
import {
  applyPrepopulation,
  mergePrepopulation,
  type Prefill,
  prefillFromAffiliate,
  prefillFromOfferCode,
  prefillFromProfile,
  prefillFromQuery,
  prefillFromReferral,
} from '@hearthline/domain/registration'
import { request } from '../api/request.ts'
import { LOGIN } from '../frame/access.ts'
import { fillRegister, readRegisterAnswers } from '../session/register-answers.ts'
import { currentVisit } from '../session/visit.ts'

export interface PrepopulateInput {
  readonly signedIn: boolean
  readonly affiliate: boolean
}

/** A source that cannot be reached, or knows nothing, prefills nothing: the borrower types. */
const asked = async <T>(wanted: boolean, call: () => Promise<T>, read: (answer: T) => Prefill): Promise<Prefill | undefined> => {
  if (!wanted) return undefined
  try {
    return read(await call())
  } catch {
    return undefined
  }
}

export async function prepopulate({ signedIn, affiliate }: PrepopulateInput): Promise<void> {
  const { rid = '', offerCode = '', state, userData } = currentVisit()
  if (rid && !signedIn && (await leavesForLogin(rid))) return
  const [profile, fromAffiliate, referral, offer] = await Promise.all([
    asked(signedIn, () => request('GET', '/service-profile/api/v1/profile', { sessionEnd: 'stay' }), prefillFromProfile),
    asked(affiliate, () => request('GET', '/a/external/prepop'), prefillFromAffiliate),
    asked(
      rid !== '',
      () => request('GET', '/service-lead-portal/api/referrals/:referralUuid', { params: { referralUuid: rid }, sessionEnd: 'stay' }),
      prefillFromReferral,
    ),
    asked(
      offerCode !== '',
      () => request('GET', '/service-application/external/api/v1/offercode/:code', { params: { code: offerCode } }),
      prefillFromOfferCode,
    ),
  ])
  const found = mergePrepopulation({
    profile,
    affiliate: fromAffiliate,
    referral,
    offerCode: offer,
    query: prefillFromQuery({ state, userData }),
  })
  fillRegister(applyPrepopulation(readRegisterAnswers().data, found), found.prefilled)
}

/** A referral that has become an application goes on behind the login, with the email filled in (seed 000 §7). */
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
