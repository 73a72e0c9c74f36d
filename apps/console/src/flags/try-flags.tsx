import { RequestError } from '@hearthline/client'
import { US_STATES } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Select } from '@hearthline/ui/select'
import { StatusChip } from '@hearthline/ui/status-chip'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, request } from '../api/request.ts'

interface TryFlagsProps {
  readonly organizations: readonly { readonly code: string; readonly name: string }[]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }))

/** What someone would see, and why. Nothing is counted. */
export function TryFlags({ organizations }: TryFlagsProps) {
  const [typed, setTyped] = useState({ organizationCode: '', state: '', person: '', applicationUuid: '' })
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({})
  const attempt = useMutation({
    mutationFn: () => {
      const given = Object.entries(typed).map(([name, text]) => [name, text.trim()] as const)
      return request('POST', '/console/api/v1/flags/try', { body: Object.fromEntries(given.filter(([, text]) => text !== '')) })
    },
    onSuccess: ({ flags }) => announce(`${flags.filter(({ enabled }) => enabled).length} of ${flags.length} flags would be on.`),
  })
  const set = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const idFault = (text: string) => (text.trim() === '' || UUID.test(text.trim()) ? undefined : 'Enter the whole number, with its hyphens')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = { person: idFault(typed.person), applicationUuid: idFault(typed.applicationUuid) }
    setFaults(found)
    if (!Object.values(found).some(Boolean)) attempt.mutate()
  }
  const told = attempt.error instanceof RequestError ? (attempt.error.data?.fields ?? []) : []
  const faultOf = (name: string) => faults[name] ?? told.find(({ path }) => path === name)?.message
  return (
    <section className="flag-try" aria-labelledby="flag-try-title">
      <h3 id="flag-try-title">Try it for someone</h3>
      <p className="muted">Name a property, a person or an application to see what they would see. Nothing is counted.</p>
      <form className="record-form" onSubmit={send} noValidate aria-label="Try it for someone">
        {organizations.length > 1 && (
          <Select
            label="Organization"
            optional
            placeholder="The one of this address"
            options={organizations.map(({ code, name }) => ({ value: code, label: name }))}
            value={typed.organizationCode}
            onChange={({ target }) => set({ organizationCode: target.value })}
          />
        )}
        <Select
          label="State of the property"
          optional
          placeholder="Not known"
          options={STATES}
          value={typed.state}
          error={faultOf('state')}
          onChange={({ target }) => set({ state: target.value })}
        />
        <TextField
          label="Person"
          description="The number of an account, or a visitor’s tracker."
          optional
          autoComplete="off"
          value={typed.person}
          error={faultOf('person')}
          onChange={({ target }) => set({ person: target.value })}
        />
        <TextField
          label="Application"
          description="As in its address. Its organization, state and borrower are used."
          optional
          autoComplete="off"
          value={typed.applicationUuid}
          error={faultOf('applicationUuid')}
          onChange={({ target }) => set({ applicationUuid: target.value })}
        />
        {attempt.error && <Alert kind="error">{describeProblem(attempt.error)}</Alert>}
        <div className="decision-buttons">
          <Button type="submit" size="small" loading={attempt.isPending} loadingLabel="Trying">
            See what they would see
          </Button>
        </div>
      </form>
      {attempt.data && (
        <table className="console-table flags-table">
          <caption>
            At {attempt.data.organizationCode}
            {attempt.data.state !== null && `, property in ${attempt.data.state}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Flag</th>
              <th scope="col">Would be</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {attempt.data.flags.map(({ key, title, enabled, because }) => (
              <tr key={key}>
                <th scope="row">{title}</th>
                <td>
                  <StatusChip tone={enabled ? 'positive' : 'neutral'}>{enabled ? 'on' : 'off'}</StatusChip>
                </td>
                <td>{because}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
