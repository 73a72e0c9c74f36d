import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useProceed } from '../use-proceed.ts'
import { SETTLES_MS } from './use-not-open-delay.ts'

interface ItemNotOpenProps {
  /** Nothing can change any more, so it says so at once. */
  sure?: boolean
  /** It was asked on this page until now: the page goes on by itself, and says so only where there is nowhere to go. */
  wasOpen?: boolean
}

/** Done already, or not yet: the borrower followed an old link, or went back. */
export function ItemNotOpen({ sure = false, wasOpen = false }: ItemNotOpenProps) {
  const [goesOn, setGoesOn] = useState(wasOpen)
  const stay = useCallback(() => setGoesOn(false), [])
  useGoOn(goesOn, stay)
  const proceed = useProceed()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [settled, setSettled] = useState(sure && !wasOpen)
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
  if (!settled || goesOn)
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

/** Whoever saved it here is led on by that; else, as when another device was faster, by this. `stay`: it leads nowhere else. */
function useGoOn(goesOn: boolean, stay: () => void): void {
  const proceed = useProceed()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!goesOn) return
    let stopped = false
    const timer = setTimeout(() => {
      // While the page that it leads to is loaded, this one stays in sight.
      proceed({ previous: null, replace: true, onlyFrom: pathname })
        .then(({ path }) => path !== pathname)
        .catch(() => false)
        .then((isLed) => {
          if (!isLed && !stopped) stay()
        })
    }, SETTLES_MS)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [goesOn, stay, proceed, pathname])
}
