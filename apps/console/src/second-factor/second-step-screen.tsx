import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RequestError } from '../api/request.ts'
import { currentOrganization } from '../session/organization.ts'
import { endSession, storeToken } from '../session/session.ts'
import { signOutUnfinished } from '../session/sign-in.ts'
import { AddApp } from './add-app.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { CheckFactor, SkipOnSandbox } from './check-factor.tsx'
import { type Added, type FactorCalls, factorCalls, type Passed, passkeysWork, type SecondFactor } from './factor-calls.ts'
import { FactorProblem } from './factor-problem.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import './second-factor.css'

/** Between the password and the console: a second step is set up, or taken. */
export default function SecondStepScreen({ token }: { readonly token: string }) {
  const [calls] = useState(() => factorCalls(token))
  const [factor, setFactor] = useState<SecondFactor>()
  const [error, setError] = useState<unknown>()
  const [added, setAdded] = useState<Added>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { theme, orgMetaData } = currentOrganization()
  const { name } = orgMetaData.companyInfo
  const load = useCallback(async () => {
    setError(undefined)
    try {
      setFactor(await calls.read())
    } catch (problem) {
      if (problem instanceof RequestError && problem.status === 401) endSession('ended')
      else setError(problem)
    }
  }, [calls])
  useEffect(() => {
    document.title = `Second step | Console | ${name}`
    heading.current?.focus()
    void load()
  }, [load, name])

  const enter = ({ jwt }: Passed) => storeToken(jwt ?? token)
  const title = factor?.state === 'SET_UP' ? 'Set up a second step' : 'Your second step'
  return (
    <main className="sign-in">
      <picture className="sign-in-logo">
        <source srcSet={theme.logoDarkUrl} media="(prefers-color-scheme: dark)" />
        <img src={theme.logoUrl} alt={name} height={28} />
      </picture>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {error !== undefined && (
        <>
          <FactorProblem error={error} />
          <Button size="medium" variant="secondary" onClick={() => void load()}>
            Try again
          </Button>
        </>
      )}
      {added?.recoveryCodes ? (
        <RecoveryCodes codes={added.recoveryCodes} onKept={() => enter(added)} />
      ) : factor?.state === 'SET_UP' ? (
        <SetUp calls={calls} factor={factor} onAdded={(made) => (made.recoveryCodes ? setAdded(made) : enter(made))} onPassed={enter} />
      ) : (
        factor && <CheckFactor calls={calls} factor={factor} onPassed={enter} />
      )}
      {!added && (
        <Button size="medium" variant="quiet" onClick={() => signOutUnfinished(token)}>
          Sign in as someone else
        </Button>
      )}
    </main>
  )
}

function SetUp(props: {
  readonly calls: FactorCalls
  readonly factor: SecondFactor
  readonly onAdded: (added: Added) => void
  readonly onPassed: (passed: Passed) => void
}) {
  const { calls, factor, onAdded, onPassed } = props
  const [way, setWay] = useState<'passkey' | 'app'>()
  const back = () => setWay(undefined)
  if (way === 'passkey') return <AddPasskey calls={calls} onAdded={onAdded} onClose={back} />
  if (way === 'app') return <AddApp calls={calls} onAdded={onAdded} onClose={back} />
  return (
    <div className="second-step">
      <p>The console asks for a second step beside your password. It keeps others out even if they learn your password.</p>
      {passkeysWork() ? (
        <Button wide onClick={() => setWay('passkey')}>
          Make a passkey
        </Button>
      ) : (
        <Alert kind="info">This browser can’t make a passkey at this address. Use an authenticator app.</Alert>
      )}
      <Button wide variant="secondary" onClick={() => setWay('app')}>
        Use an authenticator app
      </Button>
      <SkipOnSandbox calls={calls} factor={factor} onPassed={onPassed} />
    </div>
  )
}
