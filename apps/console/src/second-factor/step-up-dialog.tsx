import { Button } from '@hearthline/ui/button'
import { Modal } from '@hearthline/ui/modal'
import { useCallback, useEffect, useState } from 'react'
import { CheckFactor } from './check-factor.tsx'
import { factorCalls, type SecondFactor } from './factor-calls.ts'
import { FactorProblem } from './factor-problem.tsx'
import { answerStepUp } from './step-up.ts'
import './second-factor.css'

const calls = factorCalls()

/** Over whatever is open: once it is answered, what was being done goes on. */
export default function StepUpDialog() {
  const [factor, setFactor] = useState<SecondFactor>()
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => {
    setError(undefined)
    calls.read().then(setFactor, setError)
  }, [])
  useEffect(load, [load])
  return (
    <Modal open onOpenChange={(open) => !open && answerStepUp(false)} title="Confirm that it’s you" size="narrow">
      <p>This needs your second step again: you used it more than five minutes ago. What you typed stays as it is.</p>
      {error !== undefined && (
        <>
          <FactorProblem error={error} />
          <Button size="medium" variant="secondary" onClick={load}>
            Try again
          </Button>
        </>
      )}
      {factor && <CheckFactor calls={calls} factor={factor} onPassed={() => answerStepUp(true)} />}
    </Modal>
  )
}
