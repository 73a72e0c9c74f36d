import type { CallAt, ReplyOf } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { Select } from '@hearthline/ui/select'
import { StatusChip } from '@hearthline/ui/status-chip'
import { TextField } from '@hearthline/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { LINKS, LOOK_AGAIN_MS } from './agent-words.ts'
import { Pages } from './pages.tsx'

type Listed = ReplyOf<CallAt<'GET', '/console/api/v1/agent/links'>>
type Officer = Listed['officers'][number]

/** Their way in, the links that they email, and what became of each. */
export function Links() {
  const [page, setPage] = useState(1)
  const list = useQuery({
    queryKey: ['agent-links', page],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/agent/links', { signal, query: { page } }),
    refetchInterval: LOOK_AGAIN_MS,
  })
  return (
    <section aria-labelledby="agents-title">
      <h1 id="agents-title" tabIndex={-1}>
        Links to apply
      </h1>
      <Loaded query={list} label="Loading your links">
        {({ officers, links, total, pageSize, leftToday }) => (
          <>
            {officers.length === 0 ? (
              <Alert kind="warning" title="You send for no loan officer now">
                An administrator of the lender says for whom you send. Ask them.
              </Alert>
            ) : (
              <>
                {officers.map((officer) => (
                  <OwnLink key={officer.id} officer={officer} />
                ))}
                <OpenedForm label="Email a link">
                  {({ close }) => <SendForm officers={officers} leftToday={leftToday} onClose={close} />}
                </OpenedForm>
              </>
            )}
            <h2>What was emailed</h2>
            {links.length === 0 && <p className="empty">No link was emailed yet. Each one appears here with what became of it.</p>}
            <ul className="data-list">
              {links.map(({ id, email, state, sentAt, openedAt }) => (
                <li key={id}>
                  <p>
                    <strong className="agents-email">{email}</strong>{' '}
                    <StatusChip tone={state === 'BEGUN' ? 'positive' : state === 'REFUSED' ? 'caution' : 'neutral'}>
                      {LINKS[state]}
                    </StatusChip>
                  </p>
                  <p className="muted">
                    Sent {formatFullMoment(sentAt)}.{openedAt && ` Opened ${formatFullMoment(openedAt)}.`}
                  </p>
                </li>
              ))}
            </ul>
            <Pages page={page} total={total} pageSize={pageSize} onPage={setPage} />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Also without an email: whoever applies by it is theirs. The estimate carries it along. */
function OwnLink({ officer: { name, link } }: { officer: Officer }) {
  const [copied, setCopied] = useState<string>()
  const estimate = link.replace('/register?', '/estimate?')
  const copy = async (what: string, address: string) => {
    await navigator.clipboard.writeText(address)
    setCopied(what)
    announce(`The ${what} is copied.`)
  }
  return (
    <div className="agents-own">
      <p>
        <strong>{name}</strong>
      </p>
      <p className="agents-address">{link}</p>
      <div className="agents-acts">
        <Button size="small" variant="secondary" onClick={() => void copy('link to apply', link)}>
          {copied === 'link to apply' ? 'Copied' : 'Copy link to apply'}
        </Button>
        <a href={estimate} target="_blank" rel="noreferrer">
          Estimate a line<span className="ui-visually-hidden"> for {name} (opens in a new tab)</span>
        </a>
      </div>
      <p className="hint">
        The estimate needs no name and no credit check. A link that you copy from it is for your applicant, and names {name}.
      </p>
    </div>
  )
}

function SendForm({ officers, leftToday, onClose }: { officers: readonly Officer[]; leftToday: number; onClose: () => void }) {
  const client = useQueryClient()
  const recording = useRecord({
    draftKey: 'agent-link',
    blank: { email: '', firstName: '', officer: officers[0]!.id },
    withoutReason: true,
    faultsOf: ({ email, firstName }) => ({
      email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Enter an email',
      firstName: firstName.trim() === '' ? 'Enter their first name' : undefined,
    }),
    bodyOf: ({ email, firstName, officer }) => ({ email: email.trim(), firstName: firstName.trim(), officer }),
    send: (body) => request('POST', '/console/api/v1/agent/links', { body }),
    onRecorded: async ({ email }) => {
      announce(`The link was emailed to ${email}.`)
      onClose()
      await client.invalidateQueries({ queryKey: ['agent-links'] })
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name="Email a link"
      act={['Email the link', 'Sending']}
      note={`Only write to someone who asked you to. The email says that you see how far they are. You can send ${leftToday} more within 24 hours.`}
      onClose={onClose}
    >
      <TextField
        label="Their first name"
        autoComplete="off"
        value={typed.firstName}
        error={faults.firstName}
        onChange={({ target }) => set({ firstName: target.value })}
      />
      <TextField
        label="Their email"
        type="email"
        autoComplete="off"
        value={typed.email}
        error={faults.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      {officers.length > 1 && (
        <Select
          label="Loan officer"
          value={typed.officer}
          onChange={({ target }) => set({ officer: target.value })}
          options={officers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </RecordForm>
  )
}
