import type { CallAt, ReplyOf } from '@hearthline/contract'
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

type Live = ReplyOf<CallAt<'GET', '/console/api/v1/partner-webhooks'>>['webhooks'][number] | undefined

/** Where the partner's system is told: one address, replaced whole with its signing secret. */
export function Webhook({ live }: { live: Live }) {
  const client = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const end = useMutation({
    mutationFn: (webhook: string) => request('DELETE', '/console/api/v1/partner-webhooks/:webhook', { params: { webhook } }),
    onSuccess: async () => {
      announce('Messages are no longer sent.')
      await client.invalidateQueries({ queryKey: ['partner-webhooks'] })
    },
  })
  return (
    <>
      {secret && <ShownOnce what="The signing secret" secret={secret} onDone={() => setSecret(undefined)} />}
      {end.error && <Alert kind="error">{describeProblem(end.error)}</Alert>}
      {live ? (
        <p>
          <code>{live.url}</code> <span className="muted">since {formatFullMoment(live.createdAt)}</span>
        </p>
      ) : (
        <p className="empty">No address is set, so no messages are sent.</p>
      )}
      <div className="decision-buttons">
        <OpenedForm label={live ? 'Change the address' : 'Set an address'}>
          {({ close }) => <AddressForm onSet={setSecret} onClose={close} replaces={live !== undefined} />}
        </OpenedForm>
        {live && (
          <Button size="small" variant="quiet" loading={end.isPending} loadingLabel="Stopping" onClick={() => end.mutate(live.uuid)}>
            Stop sending messages
          </Button>
        )}
      </div>
    </>
  )
}

function AddressForm({ replaces, onSet, onClose }: { replaces: boolean; onSet: (secret: string) => void; onClose: () => void }) {
  const client = useQueryClient()
  const recording = useRecord({
    draftKey: 'partner-webhook',
    blank: { url: '' },
    withoutReason: true,
    faultsOf: ({ url }) => ({ url: /^https?:\/\/./.test(url.trim()) ? undefined : 'Enter an address that begins with https://' }),
    bodyOf: ({ url }) => ({ organizationCode: currentOrganization().orgCode, url: url.trim() }),
    send: (body) => request('POST', '/console/api/v1/partner-webhooks', { body }),
    onRecorded: async (_typed, made) => {
      onSet(made.secret)
      onClose()
      await client.invalidateQueries({ queryKey: ['partner-webhooks'] })
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={replaces ? 'Change the address' : 'Set an address'}
      act={['Set the address', 'Setting']}
      note={replaces ? 'The address before ends at once, and its signing secret with it.' : 'You will see the signing secret once.'}
      onClose={onClose}
    >
      <TextField
        label="Address"
        description="On the public internet, by https."
        type="url"
        autoComplete="off"
        spellCheck={false}
        value={recording.typed.url}
        error={recording.faults.url}
        onChange={({ target }) => recording.set({ url: target.value })}
      />
    </RecordForm>
  )
}
