import { Button } from '@hearthline/ui/button'
import { useEffect, useState } from 'react'
import { useProceed } from '../../application/use-proceed.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'

/** The application's own address: opens the screen it stands at, waiting where the server is still at work. */
export default function Resume() {
  const proceed = useProceed()
  const [error, setError] = useState<unknown>()
  const [tried, setTried] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, not again when the application in hand is refreshed
  useEffect(() => {
    const stop = new AbortController()
    proceed({ previous: null, replace: true, signal: stop.signal }).catch((problem: unknown) => {
      if (!stop.signal.aborted) setError(problem)
    })
    return () => stop.abort()
  }, [tried])
  if (!error) return <ScreenSkeleton />
  const again = () => {
    setError(undefined)
    setTried((count) => count + 1)
  }
  return (
    <Screen title="Your application" heading="We could not open your application">
      <div className="mt-6">
        <FormProblem error={error} />
        <Button onClick={again}>Try again</Button>
      </div>
    </Screen>
  )
}
