import { AGENT_ROLES, type AgentRole, isAgentRole } from '@hearthline/contract'
import { Checkbox } from '@hearthline/ui/checkbox'
import { announce } from '@hearthline/ui/live-region'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { currentOrganization } from '../session/organization.ts'
import { useTeam } from '../team/use-team.ts'
import { formatCode } from '../words/format-code.ts'

interface Officer {
  readonly id: string
  readonly name: string
}

/** Who sends applicants, and for which loan officers of the register. */
export default function NameAgents() {
  const { orgCode } = currentOrganization()
  const team = useTeam()
  const officers = useQuery({
    queryKey: ['agent-officers'],
    queryFn: async ({ signal }) => {
      const { entries } = await request('GET', '/console/api/v1/registers/:register', {
        signal,
        params: { register: 'loan-originator' },
        query: { scope: 'organization', page: 1 },
      })
      return entries
        .filter(({ state }) => state === 'ACTIVE')
        .map(({ key, last }): Officer => ({ id: key, name: nameIn(last.data) ?? key }))
    },
  })
  useEffect(() => document.getElementById('administration-title')?.focus({ preventScroll: true }), [])
  return (
    <section aria-labelledby="administration-title">
      <h2 id="administration-title" tabIndex={-1}>
        Loan officers’ accounts
      </h2>
      <p className="muted">
        Whoever has one sees how far the applicants of their loan officers are, and emails links. They see no credit, income, or documents.
      </p>
      <Loaded query={team} label="Loading the accounts">
        {({ staff }) => {
          const agents = staff.filter(({ roles, organizations }) => roles.some(isAgentRole) && organizations.includes(orgCode))
          if (agents.length === 0) return <p className="empty">No one has such an account yet.</p>
          return (
            <ul className="data-list">
              {agents.map(({ id, name, email, roles }) => (
                <li key={id}>
                  <p>
                    <strong>{name}</strong> {name !== email && <span className="muted">{email}</span>}
                  </p>
                  <p className="muted">{roles.map(formatCode).join(', ')}</p>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <Loaded query={officers} label="Loading the loan officers">
        {(known) =>
          known.length === 0 ? (
            <p className="empty">Add a loan officer to the registers first.</p>
          ) : (
            <OpenedForm label="Name someone">{({ close }) => <NameForm officers={known} onClose={close} />}</OpenedForm>
          )
        }
      </Loaded>
    </section>
  )
}

const nameIn = (data: Readonly<Record<string, unknown>>): string | undefined =>
  (data.originatorDisplayInfo as { originatorName?: string } | undefined)?.originatorName

function NameForm({ officers, onClose }: { officers: readonly Officer[]; onClose: () => void }) {
  const client = useQueryClient()
  const recording = useRecord({
    draftKey: 'agent-named',
    blank: { email: '', role: AGENT_ROLES[0] as string, officers: '' },
    faultsOf: ({ email }) => ({ email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Enter an email' }),
    bodyOf: ({ email, role, officers: chosen }, reason) => ({
      ...{ email: email.trim(), role: role as AgentRole, organizationCode: currentOrganization().orgCode, reason },
      officers: chosen.split(',').filter(Boolean),
    }),
    send: (body) => request('PUT', '/console/api/v1/staff/agents', { body }),
    onRecorded: async (_typed, { created }) => {
      announce(created ? 'The account is made, and its owner was emailed.' : 'The account is changed.')
      onClose()
      await client.invalidateQueries({ queryKey: ['team'] })
    },
  })
  const { typed, faults, set } = recording
  const chosen = typed.officers.split(',').filter(Boolean)
  return (
    <RecordForm
      recording={recording}
      name="Name someone who sends applicants"
      reasonId="agent-named-reason"
      reasonWords="Saved in the audit log."
      act={['Save', 'Saving']}
      note="Someone new gets an email to choose a password. For an account that is there, these loan officers replace those before; with none, it sees and sends nothing."
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        value={typed.email}
        error={faults.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <Select
        label="Role"
        value={typed.role}
        onChange={({ target }) => set({ role: target.value })}
        options={AGENT_ROLES.map((value) => ({ value, label: formatCode(value) }))}
      />
      <fieldset>
        <legend>Loan officers</legend>
        {officers.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) => set({ officers: (target.checked ? [...chosen, id] : chosen.filter((one) => one !== id)).join(',') })}
          />
        ))}
      </fieldset>
    </RecordForm>
  )
}
