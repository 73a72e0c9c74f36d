import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { formatFullMoment } from '../words/format-moment.ts'
import { AddApp } from './add-app.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { type Added, type FactorCalls, factorCalls, passkeysWork, type SecondFactor } from './factor-calls.ts'
import { FactorProblem } from './factor-problem.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { withStepUp } from './step-up-again.ts'
import { useFactorAct } from './use-factor-act.ts'
import './second-factor.css'

const PATH = '/console/api/v1/second-factor'

/** Adding asks for a fresh second step too, before the browser is asked for a key. */
const plain = factorCalls()
const calls: FactorCalls = {
  ...plain,
  addPasskey: (name) => withStepUp(() => plain.addPasskey(name)),
  startApp: () => withStepUp(plain.startApp),
  confirmApp: (code) => withStepUp(() => plain.confirmApp(code)),
}

/** What someone has for their second step: added, removed while another remains, and their recovery codes made new. */
export function OwnFactors() {
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['second-factor'], queryFn: calls.read })
  const [adds, setAdds] = useState<'passkey' | 'app'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { busy, error, act } = useFactorAct()
  const changed = (said: string) => {
    announce(said)
    void client.invalidateQueries({ queryKey: ['second-factor'] })
  }
  const added = ({ recoveryCodes }: Added) => {
    setAdds(undefined)
    if (recoveryCodes) setCodes(recoveryCodes)
    changed('Added.')
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  if (adds === 'passkey') return <AddPasskey calls={calls} onAdded={added} onClose={() => setAdds(undefined)} />
  if (adds === 'app') return <AddApp calls={calls} onAdded={added} onClose={() => setAdds(undefined)} />
  const remove = (name: string, run: () => Promise<unknown>) => void act(name, run, () => changed('Removed.'))
  return (
    <section aria-labelledby="second-step-title" className="second-step">
      <h3 id="second-step-title">Second step</h3>
      <FactorProblem error={error} />
      <Loaded query={query} label="Loading your second step">
        {(factor) => (
          <>
            <FactorList factor={factor} busy={busy} onRemove={remove} />
            <div className="second-step-acts">
              {passkeysWork() && (
                <Button size="small" variant="secondary" onClick={() => setAdds('passkey')}>
                  Add a passkey
                </Button>
              )}
              <Button size="small" variant="secondary" onClick={() => setAdds('app')}>
                {factor.authenticatorApp ? 'Replace the authenticator app' : 'Add an authenticator app'}
              </Button>
              {(factor.passkeys.length > 0 || factor.authenticatorApp) && (
                <Button
                  size="small"
                  variant="secondary"
                  loading={busy === 'codes'}
                  loadingLabel="Making them"
                  onClick={() =>
                    void act(
                      'codes',
                      () => request('POST', `${PATH}/recovery-codes`),
                      ({ recoveryCodes }) => {
                        setCodes(recoveryCodes)
                        changed('New recovery codes.')
                      },
                    )
                  }
                >
                  New recovery codes
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

function FactorList(props: {
  readonly factor: SecondFactor
  readonly busy: string | undefined
  readonly onRemove: (name: string, run: () => Promise<unknown>) => void
}) {
  const { factor, busy, onRemove } = props
  const { passkeys, authenticatorApp, recoveryCodesLeft } = factor
  const last = passkeys.length + (authenticatorApp ? 1 : 0) === 1
  if (passkeys.length === 0 && !authenticatorApp) return <p>You have none yet: this is a demo account of the sandbox.</p>
  return (
    <>
      <ul className="second-step-list">
        {passkeys.map(({ id, name, addedAt }) => (
          <li key={id}>
            <span>
              Passkey: <strong>{name}</strong> <span className="muted">added {formatFullMoment(addedAt)}</span>
            </span>
            {!last && (
              <Button
                size="small"
                variant="quiet"
                loading={busy === id}
                loadingLabel="Removing"
                onClick={() => onRemove(id, () => request('DELETE', `${PATH}/passkeys/:passkey`, { params: { passkey: id } }))}
              >
                Remove<span className="ui-visually-hidden"> the passkey {name}</span>
              </Button>
            )}
          </li>
        ))}
        {authenticatorApp && (
          <li>
            <span>
              <strong>Authenticator app</strong> <span className="muted">added {formatFullMoment(authenticatorApp.addedAt)}</span>
            </span>
            {!last && (
              <Button
                size="small"
                variant="quiet"
                loading={busy === 'app'}
                loadingLabel="Removing"
                onClick={() => onRemove('app', () => request('DELETE', `${PATH}/authenticator-app`))}
              >
                Remove<span className="ui-visually-hidden"> the authenticator app</span>
              </Button>
            )}
          </li>
        )}
      </ul>
      <p className="hint">
        {recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`}
        {last && ' This is your only second step. Add another one, in case you lose it.'}
      </p>
    </>
  )
}
