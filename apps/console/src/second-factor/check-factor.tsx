import { Button } from '@hearthline/ui/button'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FactorCalls, type Passed, passkeysWork, type SecondFactor } from './factor-calls.ts'
import { FactorProblem } from './factor-problem.tsx'
import { useFactorAct } from './use-factor-act.ts'

type Way = 'code' | 'recovery'

const FIELDS = {
  code: { label: 'Code from your authenticator app', missing: 'Enter the six digits that your app shows', mode: 'numeric' },
  recovery: { label: 'Recovery code', missing: 'Enter one of your recovery codes', mode: 'text' },
} as const

/** Takes the second step that someone has: a passkey, a code of an app, or a recovery code. */
export function CheckFactor(props: {
  readonly calls: FactorCalls
  readonly factor: SecondFactor
  readonly onPassed: (passed: Passed) => void
}) {
  const { calls, factor, onPassed } = props
  const { busy, error, act, clear } = useFactorAct()
  const hasPasskey = passkeysWork() && factor.passkeys.some(({ here }) => here)
  const elsewhere = !hasPasskey && factor.passkeys.length > 0
  const first = factor.authenticatorApp ? 'code' : hasPasskey || factor.recoveryCodesLeft === 0 ? undefined : 'recovery'
  const [way, setWay] = useState<Way | undefined>(first)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(':is(button, input)')?.focus()
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (way === undefined) return
    const missing = code.trim() === '' ? FIELDS[way].missing : undefined
    setFault(missing)
    if (missing) return document.getElementById('second-step-code')?.focus()
    void act('code', () => (way === 'code' ? calls.byCode(code) : calls.byRecoveryCode(code)), onPassed)
  }
  const turnTo = (next: Way) => {
    setWay(next)
    setCode('')
    setFault(undefined)
    clear()
    setTimeout(() => document.getElementById('second-step-code')?.focus())
  }
  return (
    <div className="second-step" ref={place}>
      <FactorProblem error={error} />
      {hasPasskey && (
        <Button
          wide
          loading={busy === 'passkey'}
          loadingLabel="Waiting for your passkey"
          onClick={() => void act('passkey', calls.byPasskey, onPassed)}
        >
          Use your passkey
        </Button>
      )}
      {elsewhere && <p className="hint">Your passkeys work only at the address where you made them. Use another way here.</p>}
      {way !== undefined && (
        <form onSubmit={submit} noValidate>
          <TextField
            id="second-step-code"
            label={FIELDS[way].label}
            inputMode={FIELDS[way].mode}
            autoComplete={way === 'code' ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            required
            value={code}
            error={fault}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" wide variant={hasPasskey ? 'secondary' : 'primary'} loading={busy === 'code'} loadingLabel="Checking">
            Continue
          </Button>
        </form>
      )}
      {way !== 'recovery' && factor.recoveryCodesLeft > 0 && (
        <Button size="medium" variant="quiet" onClick={() => turnTo('recovery')}>
          Use a recovery code
        </Button>
      )}
      {way === 'recovery' && factor.authenticatorApp && (
        <Button size="medium" variant="quiet" onClick={() => turnTo('code')}>
          Use your authenticator app
        </Button>
      )}
      {!hasPasskey && !factor.authenticatorApp && factor.recoveryCodesLeft === 0 && !factor.maySkip && (
        <p>You have no second step that works here. Ask an administrator to reset it.</p>
      )}
      <SkipOnSandbox calls={calls} factor={factor} onPassed={onPassed} />
    </div>
  )
}

/** A demo account of the sandbox; never in production. */
export function SkipOnSandbox({ calls, factor, onPassed }: Parameters<typeof CheckFactor>[0]) {
  const { busy, error, act } = useFactorAct()
  if (!factor.maySkip) return null
  return (
    <>
      <FactorProblem error={error} />
      <p className="hint">This is a demo account: its password is published. In production no account can skip this step.</p>
      <Button
        size="medium"
        variant="secondary"
        loading={busy === 'skip'}
        loadingLabel="Skipping"
        onClick={() => void act('skip', calls.skip, onPassed)}
      >
        Skip on this sandbox
      </Button>
    </>
  )
}
