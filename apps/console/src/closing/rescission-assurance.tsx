import { formatLocalDateWithYear } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, RequestError, request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { makeIntentKeys } from '../decision/intent-key.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { Notice } from '../decision/use-settle.ts'
import { ReceivedField } from '../received/received-field.tsx'

type Assurance = NonNullable<NonNullable<ApplicationFile['rescission']>['assurance']>

const WAYS: Readonly<Record<Assurance['stated'][number]['way'], string>> = { HERE: 'in the portal', WRITTEN: 'on paper' }

interface RescissionAssuranceProps {
  readonly file: ApplicationFile
  readonly assurance: Assurance
  readonly mayDecide: boolean
  readonly onNotice: (notice: Notice) => void
}

/** After the right has ended: what makes us reasonably satisfied that nobody canceled, and the record of a statement on paper. */
export function RescissionAssurance({ file, assurance, mayDecide, onNotice }: RescissionAssuranceProps) {
  const [open, setOpen] = useState(false)
  const { isSettled, mailUntil, stated, missing } = assurance
  const isWaiting = !isSettled && missing.length > 0
  return (
    <>
      <p>
        {isSettled
          ? 'No owner canceled, as far as we can know. Money may be sent.'
          : `No money before we are reasonably satisfied that no owner canceled (12 CFR 1026.15(c)): by ${formatLocalDateWithYear(mailUntil)}, when mail has arrived, or when each owner has stated it.`}
      </p>
      {stated.length > 0 && (
        <ul className="data-list">
          {stated.map(({ name, way, signedOn }) => (
            <li key={name}>
              {name} stated {WAYS[way]} that they did not cancel, signed on {formatLocalDateWithYear(signedOn)}
            </li>
          ))}
        </ul>
      )}
      {isWaiting && <p className="hint">No statement yet: {missing.map(({ name }) => name).join(', ')}.</p>}
      {isWaiting && mayDecide && !open && (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          Record a written statement
        </Button>
      )}
      {isWaiting && mayDecide && open && <StatementForm file={file} owners={missing} onNotice={onNotice} onClose={() => setOpen(false)} />}
    </>
  )
}

interface StatementFormProps {
  readonly file: ApplicationFile
  readonly owners: Assurance['missing']
  readonly onNotice: (notice: Notice) => void
  readonly onClose: () => void
}

function StatementForm({ file, owners, onNotice, onClose }: StatementFormProps) {
  const client = useQueryClient()
  const [party, setParty] = useState(owners.length === 1 ? (owners[0]?.party ?? '') : '')
  const [signedOn, setSignedOn] = useState('')
  const [document, setDocument] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [keyFor] = useState(() => makeIntentKeys())
  const { uuid } = file.summary
  const record = useMutation({
    mutationFn: () => {
      const body = { party, signedOn, document, reason: reason.trim() }
      return request('POST', '/console/api/v1/applications/:uuid/rescission/statement', {
        params: { uuid },
        body,
        idempotencyKey: keyFor(body),
      })
    },
    onSuccess: async () => {
      onNotice({ kind: 'success', words: 'Recorded: the owner did not cancel.', since: file.version })
      onClose()
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      await client.invalidateQueries({ queryKey: ['queue'] })
    },
  })
  const told = record.error instanceof RequestError ? (record.error.data?.fields ?? []) : []
  const faultAt = (path: string) => told.find((field) => field.path === path)?.message
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = reasonFault(reason)
    setFault(found)
    if (!found && !record.isPending) record.mutate()
  }
  return (
    <form className="decision" onSubmit={submit} noValidate aria-label="Record a written statement">
      {record.error && told.length === 0 && <Alert kind="error">{describeProblem(record.error)}</Alert>}
      <Select
        label="Who signed it"
        value={party}
        placeholder="Choose one"
        options={owners.map((owner) => ({ value: owner.party, label: owner.name }))}
        error={faultAt('party')}
        onChange={({ target }) => setParty(target.value)}
      />
      <TextField
        type="date"
        label="Signed on"
        value={signedOn}
        error={faultAt('signedOn')}
        onChange={({ target }) => setSignedOn(target.value)}
      />
      <ReceivedField
        file={file}
        kind="SIGNED_ON_PAPER"
        noun="statement"
        about="Signed after the time to cancel had ended: an earlier one does not count."
        id="statement-document"
        label="Scan of the statement"
        value={document}
        error={faultAt('document')}
        onChange={(value) => setDocument(typeof value === 'string' ? value : '')}
      />
      <ReasonField
        id="statement-reason"
        value={reason}
        error={fault ?? faultAt('reason')}
        readers={{ words: 'Where the original is kept. Saved in the audit log.', isToldToBorrower: false }}
        onChange={setReason}
      />
      <div className="decision-buttons">
        <Button type="submit" size="small" loading={record.isPending} loadingLabel="Recording">
          Record
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
