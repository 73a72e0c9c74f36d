import { Button } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import { encode } from 'uqr'
import type { Added, FactorCalls } from './factor-calls.ts'
import { FactorProblem } from './factor-problem.tsx'
import { useFactorAct } from './use-factor-act.ts'

/** Light modules around the code [ISO/IEC 18004]. */
const QUIET_ZONE = 4

/** Shows what an authenticator app scans, and takes its first code. */
export function AddApp(props: { readonly calls: FactorCalls; readonly onAdded: (added: Added) => void; readonly onClose: () => void }) {
  const { calls, onAdded, onClose } = props
  const [shown, setShown] = useState<{ secret: string; address: string }>()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const { busy, error, act } = useFactorAct()
  const show = () => act('show', calls.startApp, setShown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, on arrival; another secret would replace the one that was scanned
  useEffect(() => void show(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = code.trim() === '' ? 'Enter the six digits that your app shows' : undefined
    setFault(missing)
    if (missing) return document.getElementById('app-code')?.focus()
    void act('confirm', () => calls.confirmApp(code), onAdded)
  }
  return (
    <form className="second-step" onSubmit={submit} noValidate>
      <FactorProblem error={error} />
      {shown ? (
        <>
          <p>Scan this with your authenticator app. If you can’t scan it, type the key into the app.</p>
          <QrCode text={shown.address} />
          <p className="second-step-key">
            <span className="mono">{shown.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>{' '}
            <CopyButton text={shown.secret} label="Copy the key" />
          </p>
          <TextField
            id="app-code"
            label="Code from your authenticator app"
            description="Six digits that change every 30 seconds."
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            error={fault}
            onChange={(event) => setCode(event.target.value)}
          />
        </>
      ) : (
        busy === undefined && (
          <Button size="medium" variant="secondary" onClick={() => void show()}>
            Try again
          </Button>
        )
      )}
      <div className="second-step-acts">
        {shown && (
          <Button type="submit" size="medium" loading={busy === 'confirm'} loadingLabel="Checking">
            Add the app
          </Button>
        )}
        <Button size="medium" variant="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  )
}

function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="second-step-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Code to scan" shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  )
}
