import { type CallAt, PARTNER_SCOPES, type ReplyOf } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeProblem, request } from '../api/request.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { currentOrganization } from '../session/organization.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { ShownOnce } from './shown-once.tsx'

type Credential = ReplyOf<CallAt<'GET', '/console/api/v1/partner-credentials'>>['credentials'][number]

const MAY: Readonly<Record<Credential['scopes'][number], string>> = {
  'applications:read': 'read where applications stand',
  'prequalifications:read': 'read where the applicants it sent stand',
  'prequalifications:write': 'send applicants',
}

export function PartnerSecrets({ credentials }: { credentials: readonly Credential[] }) {
  const [secret, setSecret] = useState<string>()
  return (
    <>
      {secret && <ShownOnce what="The new secret" secret={secret} onDone={() => setSecret(undefined)} />}
      {credentials.length === 0 && <p className="empty">No partner system has a secret yet.</p>}
      {credentials.length > 0 && (
        <ul className="data-list">
          {credentials.map((credential) => (
            <Row key={credential.uuid} credential={credential} />
          ))}
        </ul>
      )}
      <OpenedForm label="Make a secret">{({ close }) => <MakeForm onMade={setSecret} onClose={close} />}</OpenedForm>
    </>
  )
}

function Row({ credential: { uuid, name, scopes, createdAt, lastUsedAt, revokedAt } }: { credential: Credential }) {
  const client = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => request('DELETE', '/console/api/v1/partner-credentials/:credential', { params: { credential: uuid } }),
    onSuccess: async () => {
      announce(`The secret of ${name} is revoked.`)
      await client.invalidateQueries({ queryKey: ['partner-credentials'] })
    },
  })
  return (
    <li>
      <p>
        <strong>{name}</strong> <span className="muted">may {scopes.map((scope) => MAY[scope]).join(', ')}</span>
      </p>
      <p className="muted">
        Made {formatFullMoment(createdAt)}. {lastUsedAt ? `Last used ${formatFullMoment(lastUsedAt)}.` : 'Not used yet.'}
        {revokedAt && ` Revoked ${formatFullMoment(revokedAt)}.`}
      </p>
      {revoke.error && <Alert kind="error">{describeProblem(revoke.error)}</Alert>}
      {!revokedAt && (
        <OpenedForm
          label={
            <>
              Revoke<span className="ui-visually-hidden"> the secret of {name}</span>
            </>
          }
        >
          {({ close }) => (
            <div className="record-form">
              <p>Whatever uses this secret is refused from now on. This can’t be undone.</p>
              <div className="decision-buttons">
                <Button size="small" loading={revoke.isPending} loadingLabel="Revoking" onClick={() => revoke.mutate()}>
                  Revoke the secret
                </Button>
                <Button size="small" variant="quiet" onClick={close}>
                  Close
                </Button>
              </div>
            </div>
          )}
        </OpenedForm>
      )}
    </li>
  )
}

function MakeForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const client = useQueryClient()
  const recording = useRecord({
    draftKey: 'partner-secret',
    blank: { name: '' },
    withoutReason: true,
    faultsOf: ({ name }) => ({ name: name.trim().length < 3 ? 'Name the system that will use it' : undefined }),
    bodyOf: ({ name }) => ({ organizationCode: currentOrganization().orgCode, name: name.trim(), scopes: [...PARTNER_SCOPES] }),
    send: (body, key) => request('POST', '/console/api/v1/partner-credentials', { body, idempotencyKey: key }),
    onRecorded: async (_typed, { secret }) => {
      onMade(secret)
      onClose()
      await client.invalidateQueries({ queryKey: ['partner-credentials'] })
    },
  })
  return (
    <RecordForm recording={recording} name="Make a secret" act={['Make the secret', 'Making']} onClose={onClose}>
      <TextField
        label="Name of the partner’s system"
        description="For example: Alder Home Loans, loan system."
        autoComplete="off"
        value={recording.typed.name}
        error={recording.faults.name}
        onChange={({ target }) => recording.set({ name: target.value })}
      />
    </RecordForm>
  )
}
