import { US_STATES } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Select } from '@hearthline/ui/select'
import { useState } from 'react'
import { findLocation } from './find-location.ts'

interface LocationFieldProps {
  value: string
  error?: string | undefined
  onChange: (state: string) => void
}

const REFUSED = {
  REFUSED: 'Your browser doesn’t share your location. Choose the state yourself.',
  UNKNOWN: 'Your location couldn’t be found. Choose the state yourself.',
  ABROAD: 'You seem to be outside the United States. You must be in the United States to meet a notary online.',
} as const

/** Where the signer will be: by the browser where they allow it, and always by hand. */
export function LocationField({ value, error, onChange }: LocationFieldProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<keyof typeof REFUSED>()
  const find = async () => {
    setBusy(true)
    const found = await findLocation()
    setBusy(false)
    setRefused('problem' in found ? found.problem : undefined)
    if ('state' in found) onChange(found.state)
  }
  return (
    <div className="grid gap-4">
      <Select
        name="location"
        label="Which state will you be in?"
        description="Where you are when you sign matters to the law of some states."
        placeholder="Choose a state"
        required
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        options={Object.entries(US_STATES).map(([code, name]) => ({ value: code, label: name }))}
      />
      <details className="portal-fine">
        <summary className="cursor-pointer">Why we need your location</summary>
        <p className="mt-2">It helps confirm who you are when you sign electronically. We keep the state, and not where exactly you are.</p>
      </details>
      <div aria-live="polite">{refused && <Alert kind="warning">{REFUSED[refused]}</Alert>}</div>
      <div>
        <Button variant="secondary" size="medium" loading={busy} loadingLabel="Finding" onClick={() => void find()}>
          Use my location
        </Button>
      </div>
    </div>
  )
}
