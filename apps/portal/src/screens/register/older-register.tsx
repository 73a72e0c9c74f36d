import { legacyAddress, legacyList, legacyQuestionToShow, type RegisterStepId } from '@hearthline/domain/registration'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { olderAddress } from '../../registration/older-address.ts'
import { useWizardSignedIn } from '../../registration/use-wizard-signed-in.ts'
import { WizardProvider } from '../../registration/wizard-provider.tsx'
import { useRegisterAnswers } from '../../session/register-answers.ts'
import { useCompany } from '../../session/use-organization.ts'
import { AnsweredList } from './answered-list.tsx'
import { OlderFrame } from './older-frame.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'

const layout = { Frame: OlderFrame, addressOf: olderAddress }

const QUESTIONS: Readonly<Record<RegisterStepId, ComponentType>> = {
  index: lazy(() => import('../../registration/questions/property-question.tsx')),
  'home-address': lazy(() => import('../../registration/questions/home-address-question.tsx')),
  'for-sale': lazy(() => import('../../registration/questions/for-sale-question.tsx')),
  'annual-income': lazy(() => import('../../registration/questions/annual-income-question.tsx')),
  'legal-name': lazy(() => import('../../registration/questions/legal-name-question.tsx')),
  birthdate: lazy(() => import('../../registration/questions/birthdate-question.tsx')),
  'phone-and-email': lazy(() => import('../../registration/questions/contact-question.tsx')),
  'set-password': lazy(() => import('../../registration/questions/set-password-question.tsx')),
}

/** The older wizard [registration/older-wizard]: one page, one address, its `step` in the query; every answer stays in sight and can be opened again. */
export default function OlderRegister() {
  const { search } = useLocation()
  const { data } = useRegisterAnswers()
  const { authentication, tagline } = useCompany()
  const signedIn = useWizardSignedIn()
  const options = useMemo(() => ({ newerAuthentication: authentication === 'broker', signedIn }), [authentication, signedIn])
  const query = new URLSearchParams(search)
  const wanted = { step: query.get('step'), part: query.get('part') }
  const shown = legacyQuestionToShow(wanted, data, options)
  const { step, part = null } = legacyAddress(shown)
  // Without a step it is the first one's page already.
  if (wanted.step !== null && (wanted.step !== step || wanted.part !== part)) return <Navigate to={olderAddress(shown, search)} replace />
  const Question = QUESTIONS[shown]
  return (
    <div data-design="v2023" className="mx-auto w-full max-w-[46rem] px-4 pt-8 pb-16 sm:px-5 lg:pt-12">
      <header className="ui-heading ui-heading-question">
        <h1>Apply for a home equity line of credit</h1>
        <p className="ui-heading-why">{tagline}.</p>
      </header>
      <WizardProvider layout={layout} first={shown === 'index'}>
        <AnsweredList steps={legacyList(shown, data, options)} data={data} addressOf={(id) => olderAddress(id, search)}>
          <Suspense fallback={<QuestionSkeleton />}>
            <Question key={shown} />
          </Suspense>
        </AnsweredList>
      </WizardProvider>
    </div>
  )
}
