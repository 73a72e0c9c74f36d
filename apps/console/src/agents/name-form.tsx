import { AGENT_ROLES, type AgentRole, type CallAt, isAgentRole, type ReplyOf } from '@hearthline/contract'
import { Checkbox } from '@hearthline/ui/checkbox'
import { announce } from '@hearthline/ui/live-region'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError, request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { currentOrganization } from '../session/organization.ts'
import { formatCode } from '../words/format-code.ts'

export type Agent = ReplyOf<CallAt<'GET', '/console/api/v1/staff'>>['staff'][number]
type Officer = Agent['officers'][number]

export const nameOfOfficer = ({ name }: Officer): string => name ?? 'one who is no longer in the register'

const nameIn = (data: Readonly<Record<string, unknown>>): string | null =>
  (data.originatorDisplayInfo as { originatorName?: string } | undefined)?.originatorName ?? null

interface NameFormProps {
  /** Whose account is changed: the form begins with what it has. Someone new where left out. */
  readonly agent?: Agent
  /** Emails that have an account already: what it has is never replaced unseen. */
  readonly taken: readonly string[]
  readonly onClose: () => void
}

const roleOf = ({ roles }: Agent): AgentRole => roles.find(isAgentRole) ?? AGENT_ROLES[0]

const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text)

/** Who sends applicants, in which role, and for which loan officers. */
export function NameForm({ agent, taken, onClose }: NameFormProps) {
  const client = useQueryClient()
  // As the form was opened: what someone else saves meanwhile is not replaced unseen.
  const [seen] = useState(() => (agent ? { role: roleOf(agent), officers: agent.officers.map(({ id }) => id) } : null))
  const kept = agent?.officers.filter(({ name }) => name !== null) ?? []
  const recording = useRecord({
    draftKey: agent ? `agent-named:${agent.id}` : 'agent-named',
    blank: {
      ...{ email: agent?.email ?? '', role: (agent ? roleOf(agent) : AGENT_ROLES[0]) as string },
      ...{ officers: JSON.stringify(kept), ends: '' },
    },
    faultsOf: ({ email }) => ({ email: emailFault(email.trim(), taken) }),
    bodyOf: ({ email, role, officers, ends }, reason) => ({
      ...{ email: email.trim(), role: role as AgentRole, organizationCode: currentOrganization().orgCode, reason },
      officers: (JSON.parse(officers) as Officer[]).map(({ id }) => id),
      before: seen,
      ...(ends === 'yes' && officers === '[]' && { ends: true as const }),
    }),
    send: async (body) => {
      try {
        return await request('PUT', '/console/api/v1/staff/agents', { body })
      } catch (problem) {
        // What someone else saved meanwhile stands in the list above; what was typed here stays.
        if (problem instanceof RequestError && problem.status === 412) await client.invalidateQueries({ queryKey: ['team'] })
        throw problem
      }
    },
    onRecorded: async (_typed, { created, ended }) => {
      announce(created ? 'The account is made, and its owner was emailed.' : ended ? 'The account has ended.' : 'The account is changed.')
      onClose()
      await client.invalidateQueries({ queryKey: ['team'] })
    },
  })
  const { typed, faults, set } = recording
  const ended = (agent?.officers.length ?? 0) - kept.length
  return (
    <RecordForm
      recording={recording}
      name={agent ? `Change what ${agent.name} sends for` : 'Name someone who sends applicants'}
      reasonId={`agent-named-reason-${agent?.id ?? 'new'}`}
      reasonWords="Saved in the audit log."
      act={['Save', 'Saving']}
      note={`${agent ? '' : 'They get an email to choose a password. '}With no loan officers, the account sees and sends nothing; one that no one has opened ends.${ended > 0 ? ' Those who are no longer in the register are removed.' : ''}`}
      onClose={onClose}
    >
      {!agent && (
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          value={typed.email}
          error={faults.email}
          onChange={({ target }) => set({ email: target.value })}
        />
      )}
      <Select
        label="Role"
        value={typed.role}
        onChange={({ target }) => set({ role: target.value })}
        options={AGENT_ROLES.map((value) => ({ value, label: formatCode(value) }))}
      />
      <Officers chosen={JSON.parse(typed.officers) as Officer[]} onChange={(officers) => set({ officers: JSON.stringify(officers) })} />
      {agent && typed.officers === '[]' && (
        <Checkbox
          label="End this account: sign them out, and take the role away"
          checked={typed.ends === 'yes'}
          onChange={({ target }) => set({ ends: target.checked ? 'yes' : '' })}
        />
      )}
    </RecordForm>
  )
}

function emailFault(email: string, taken: readonly string[]): string | undefined {
  if (!isEmail(email)) return 'Enter an email'
  return taken.includes(email.toLowerCase())
    ? 'This email has an account. Change an account for loan officers in the list above; one of the team sends no applicants'
    : undefined
}

/** Those chosen, and whoever else is found in the register: a lender may have thousands. */
function Officers({ chosen, onChange }: { chosen: readonly Officer[]; onChange: (officers: Officer[]) => void }) {
  const [search, setSearch] = useState('')
  const found = useQuery({
    queryKey: ['agent-officers', search.trim()],
    queryFn: ({ signal }) =>
      request('GET', '/console/api/v1/registers/:register', {
        signal,
        params: { register: 'loan-originator' },
        query: { scope: 'organization', page: 1, search: search.trim() || undefined },
      }),
    placeholderData: keepPreviousData,
  })
  const isChosen = (id: string) => chosen.some((one) => one.id === id)
  return (
    <>
      {chosen.length > 0 && (
        <fieldset className="agents-officers">
          <legend>Sends for</legend>
          {chosen.map((one) => (
            <Checkbox key={one.id} label={nameOfOfficer(one)} checked onChange={() => onChange(chosen.filter(({ id }) => id !== one.id))} />
          ))}
        </fieldset>
      )}
      <TextField
        label="Find a loan officer in the register"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded query={found} label="Loading the loan officers">
        {({ entries, total, pageSize }) => {
          const others = entries.filter(({ key, state }) => state === 'ACTIVE' && !isChosen(key))
          return (
            <fieldset className="agents-officers">
              <legend>Loan officers to add</legend>
              {others.length === 0 && (
                <p className="empty">{total === 0 && search === '' ? 'The register has no loan officer yet.' : 'No other one is found.'}</p>
              )}
              {others.map(({ key, last }) => (
                <Checkbox
                  key={key}
                  label={nameIn(last.data) ?? key}
                  checked={false}
                  onChange={() => onChange([...chosen, { id: key, name: nameIn(last.data) }])}
                />
              ))}
              {total > pageSize && <p className="hint">{total.toLocaleString('en-US')} are found. Type more of the name to find others.</p>}
            </fieldset>
          )
        }}
      </Loaded>
    </>
  )
}
