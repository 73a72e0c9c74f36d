import { PREPOPULATION_COOKIE } from '@hearthline/domain/registration'
import { useEffect, useState } from 'react'
import { readRegisterAnswers } from '../session/register-answers.ts'
import { useOrganisation } from '../session/use-organisation.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { currentVisit } from '../session/visit.ts'

/** Fetches what other places know of the applicant, once, when any is named. Answers how often answers were filled in. */
export function usePrepopulation(): number {
  const [filled, setFilled] = useState(0)
  const organisation = useOrganisation()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (readRegisterAnswers().data.isPrepopulationComplete) return
    const { rid, offerCode, state, userData } = currentVisit()
    const affiliate = organisation.flags['affiliate-prepopulation'] === true && document.cookie.includes(`${PREPOPULATION_COOKIE}=`)
    if (!signedIn && !affiliate && !rid && !offerCode && !state && !userData) return
    let stopped = false
    void import('./prepopulate.ts')
      .then(({ prepopulate }) => prepopulate({ signedIn, affiliate }))
      .then(() => !stopped && setFilled((count) => count + 1))
    return () => {
      stopped = true
    }
  }, [organisation, signedIn])
  return filled
}
