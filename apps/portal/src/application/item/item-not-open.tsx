import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useEffect, useState } from 'react'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useProceed } from '../use-proceed.ts'
import { SETTLES_MS } from './use-not-open-delay.ts'

/** Done already, or not yet: the borrower followed an old link, or went back. `sure`: nothing can change any more, so it says so at once. */
export function ItemNotOpen({ sure = false }: { sure?: boolean }) {
  const proceed = useProceed()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [settled, setSettled] = useState(sure)
  // After a save the application has changed a moment before its next screen is here; that is no reason to say so.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [])
  const go = async () => {
    setBusy(true)
    await proceed({ previous: null }).catch(setError)
    setBusy(false)
  }
  // The screen around it has its heading already.
  if (!settled)
    return (
      <SkeletonGroup>
        <div className="mt-8 grid gap-8">
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="button" />
        </div>
      </SkeletonGroup>
    )
  return (
    <div className="mt-8 grid gap-6">
      <FormProblem error={error} />
      <Alert kind="info">This part is not open right now. Your application is at another step, and your answers are saved.</Alert>
      <div>
        <Button loading={busy} onClick={() => void go()}>
          Continue where I left off
        </Button>
      </div>
    </div>
  )
}
