import { CRYPTO_UTM_SOURCE, PREPOPULATION_COOKIE } from '@hearthline/domain/registration'
import { useCallback, useEffect, useState } from 'react'
import type { OrganizationInfo } from '../session/organization.ts'
import { readRegisterAnswers } from '../session/register-answers.ts'
import { useOrganization } from '../session/use-organization.ts'
import { currentVisit, senderIdOf } from '../session/visit.ts'
import type { PrepopulateInput } from './prepopulate.ts'
import { useWizardSignedIn } from './use-wizard-signed-in.ts'

/** What there is to ask elsewhere; undefined when there is nothing, or it has been asked. */
function wanted({ flags }: OrganizationInfo, signedIn: boolean, again = false): PrepopulateInput | undefined {
  const { data, prefilled, entry } = readRegisterAnswers()
  const visit = currentVisit()
  const { offerCode, state, userData, utm, prequalification } = visit
  const sender = senderIdOf(visit)
  // Someone who signs in on the way is the account's person from then on; another letter is another offer.
  const isNews =
    (signedIn && prefilled.email !== 'profile') ||
    (offerCode !== undefined && offerCode !== entry.offer?.code) ||
    (sender !== undefined && sender !== entry.sender?.id && !entry.unanswered) ||
    (prequalification !== undefined && !entry.partner && !entry.unanswered) ||
    // What could not be looked up is asked again once the server may be asked.
    (entry.unanswered !== undefined && (again || entry.unanswered.until <= Date.now()))
  if (data.isPrepopulationComplete && !isNews) return undefined
  // One brand's affiliates only [registration/prefill].
  const affiliate = flags['affiliate-prepopulation'] === true && document.cookie.includes(`${PREPOPULATION_COOKIE}=`)
  const isCrypto = flags['crypto-heloc'] === true && utm.utm_source === CRYPTO_UTM_SOURCE
  return signedIn || affiliate || isCrypto || prequalification || sender || offerCode || state || userData
    ? { signedIn, affiliate, isCrypto }
    : undefined
}

export interface PrepopulationState {
  /** How often answers were filled in. */
  readonly filled: number
  /** Asks again what could not be looked up. */
  readonly askAgain: () => void
  /** Loading, and the page said that it waits for it. */
  readonly pending: boolean
}

/** Fetches what other places know of the applicant, once, when any is named. */
export function usePrepopulation(waits: boolean): PrepopulationState {
  const organization = useOrganization()
  const signedIn = useWizardSignedIn()
  const [filled, setFilled] = useState(0)
  const [times, setTimes] = useState(0)
  const [pending, setPending] = useState(() => waits && wanted(organization, signedIn) !== undefined)
  useEffect(() => {
    const input = wanted(organization, signedIn, times > 0)
    if (!input) return setPending(false)
    let stopped = false
    const done = (more: number) => {
      if (stopped) return
      setFilled((count) => count + more)
      setPending(false)
    }
    void import('./prepopulate.ts')
      .then(({ prepopulate }) => prepopulate(input))
      // Without it the borrower types.
      .then(
        () => done(1),
        () => done(0),
      )
    return () => {
      stopped = true
    }
  }, [organization, signedIn, times])
  return { filled, pending, askAgain: useCallback(() => setTimes((before) => before + 1), []) }
}
