import { isAgentRole } from '@hearthline/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Loaded } from '../frame/loaded.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { currentOrganization } from '../session/organization.ts'
import { useTeam } from '../team/use-team.ts'
import { formatCode } from '../words/format-code.ts'
import { type Agent, NameForm, nameOfOfficer } from './name-form.tsx'
import './agents.css'

/** Who sends applicants, and for which loan officers of the register. */
export default function NameAgents() {
  const { orgCode } = currentOrganization()
  const client = useQueryClient()
  const team = useTeam()
  // What is replaced must be what is there now, and not what was there some minutes ago.
  useEffect(() => void client.invalidateQueries({ queryKey: ['team'] }), [client])
  useEffect(() => document.getElementById('administration-title')?.focus({ preventScroll: true }), [])
  return (
    <section className="agents-accounts" aria-labelledby="administration-title">
      <h2 id="administration-title" tabIndex={-1}>
        Loan officers’ accounts
      </h2>
      <p className="muted">
        Whoever has one sees how far the applicants of their loan officers are, and emails links. They see no credit, income, or documents.
      </p>
      <Loaded query={team} label="Loading the accounts">
        {({ staff }) => {
          const agents = staff.filter(({ roles, organizations }) => roles.some(isAgentRole) && organizations.includes(orgCode))
          return (
            <>
              {agents.length === 0 && <p className="empty">No one has such an account yet.</p>}
              <ul className="data-list">
                {agents.map((agent) => (
                  <Row key={agent.id} agent={agent} />
                ))}
              </ul>
              <OpenedForm label="Name someone">
                {({ close }) => <NameForm taken={staff.map(({ email }) => email)} onClose={close} />}
              </OpenedForm>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

function Row({ agent }: { agent: Agent }) {
  const { name, email, roles, officers } = agent
  return (
    <li>
      <p>
        <strong>{name}</strong> {name !== email && <span className="muted">{email}</span>}
      </p>
      <p className="muted">
        {roles.map(formatCode).join(', ')}
        {officers.length === 0 ? '. Sends for no loan officer now' : `. Sends for ${officers.map(nameOfOfficer).join(', ')}`}
      </p>
      <OpenedForm
        label={
          <>
            Change<span className="ui-visually-hidden"> ({name})</span>
          </>
        }
      >
        {({ close }) => <NameForm key={officers.map(({ id }) => id).join()} agent={agent} taken={[]} onClose={close} />}
      </OpenedForm>
    </li>
  )
}
