import { lazy, Suspense } from 'react'
import { FormProblem } from '../forms/form-problem.tsx'
import type { Submission } from './use-submit-registration.ts'

const RegistrationModals = lazy(() => import('./registration-modals.tsx'))

/** What came of a submission that made no application: a banner to try again, or one of the modals. */
export function RegistrationOutcome({ submission }: { submission: Submission }) {
  const { result, clear } = submission
  if (!result || result.kind === 'created' || result.kind === 'dashboard' || result.kind === 'withdrawn') return null
  if (result.kind === 'retry') return <FormProblem error={result.error} />
  return (
    <Suspense fallback={null}>
      <RegistrationModals result={result} onClose={clear} />
    </Suspense>
  )
}
