import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { useState } from 'react'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useRecord } from '../../../signing/use-signing.ts'

const PATIENCE_MS = 15_000
/** About a kilometer. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

const REFUSED = 'Your browser did not share your location. You can allow it in the settings of your browser, or sign without it.'

/** Said before the browser asks [registration/errors: the geolocation alert]. Who does not share it signs all the same. */
export function LocationAlert() {
  const { record, busy, error } = useRecord()
  const [state, setState] = useState<'ASKING' | 'SHARED' | 'REFUSED'>()
  const share = () => {
    if (!navigator.geolocation) return setState('REFUSED')
    setState('ASKING')
    navigator.geolocation.getCurrentPosition(
      async ({ coords: { latitude, longitude } }) => {
        const kept = await record({ event: 'LOCATION_SHARED', location: { latitude: rounded(latitude), longitude: rounded(longitude) } })
        setState(kept ? 'SHARED' : undefined)
        if (kept) announce('Your location is kept with your signature')
      },
      () => setState('REFUSED'),
      { timeout: PATIENCE_MS, maximumAge: PATIENCE_MS },
    )
  }
  return (
    <Alert kind="info" title="Why we need your location">
      <p>
        Your location helps confirm that it is you who signs electronically. It is kept with your signature, to about a mile, and used for
        nothing else.
      </p>
      <FormProblem error={error} />
      {state === 'REFUSED' && <p className="mt-2">{REFUSED}</p>}
      {state === 'SHARED' ? (
        <p className="mt-2 font-medium">Your location is kept with your signature.</p>
      ) : (
        <p className="mt-4">
          <Button variant="secondary" size="medium" loading={busy || state === 'ASKING'} onClick={share}>
            Share my location
          </Button>
        </p>
      )}
    </Alert>
  )
}
