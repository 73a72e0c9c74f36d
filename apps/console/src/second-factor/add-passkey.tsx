import { Button } from '@hearthline/ui/button'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import type { Added, FactorCalls } from './factor-calls.ts'
import { FactorProblem } from './factor-problem.tsx'
import { useFactorAct } from './use-factor-act.ts'

/** Names a passkey and lets the browser make it. */
export function AddPasskey(props: { readonly calls: FactorCalls; readonly onAdded: (added: Added) => void; readonly onClose: () => void }) {
  const { calls, onAdded, onClose } = props
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const { busy, error, act } = useFactorAct()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = name.trim() === '' ? 'Give the passkey a name' : undefined
    setFault(missing)
    if (missing) return document.getElementById('passkey-name')?.focus()
    void act('add', () => calls.addPasskey(name.trim()), onAdded)
  }
  return (
    <form className="second-step" onSubmit={submit} noValidate>
      <FactorProblem error={error} />
      <TextField
        id="passkey-name"
        label="Name of the passkey"
        description="So that you know it later, for example: work laptop."
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        error={fault}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="second-step-acts">
        <Button type="submit" size="medium" loading={busy === 'add'} loadingLabel="Waiting for your device">
          Make the passkey
        </Button>
        <Button size="medium" variant="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  )
}
