import type { InvitationBody } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { TextField } from '@hearthline/ui/text-field'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeProblem, RequestError, request } from '../api/request.ts'
import { ReasonField, reasonFault } from '../decision/reason-field.tsx'
import type { Notice } from '../decision/use-settle.ts'
import { formatRecentMoment } from '../words/format-moment.ts'
import { MarriageOfSigner } from './marriage-of-signer.tsx'
import { RemoveSigner } from './remove-signer.tsx'
import type { ApplicationFile } from './use-application.ts'

const SIGNERS = '/console/api/v1/applications/:uuid/signers'

const STATES: Readonly<Record<InvitationBody['state'], string>> = {
  NO_EMAIL: 'No email. They have to be called.',
  INVITED: 'Has not signed in',
  SIGNED_IN: 'Has signed in, and is not done',
  READ: 'Has read the documents, and signs at the office',
  SIGNED: 'Has signed',
}

interface AdditionalSignersProps {
  readonly file: ApplicationFile
  readonly now: number
  readonly mayDecide: boolean
  readonly mayRecordMarriage: boolean
  readonly onNotice: (notice: Notice) => void
}

/** Who signs beside the borrower, how each is reached and how far they are; nothing where the borrower signs alone. */
export function AdditionalSigners({ file, now, mayDecide, mayRecordMarriage, onNotice }: AdditionalSignersProps) {
  const { uuid } = file.summary
  const { data: signers = [], error } = useQuery({
    queryKey: ['signers', uuid, file.version],
    queryFn: ({ signal }) => request('GET', SIGNERS, { params: { uuid }, signal }),
  })
  if (!error && signers.length === 0) return null
  return (
    <section aria-labelledby="signers-title">
      <h3 id="signers-title">Additional signers</h3>
      {error && <Alert kind="error">{describeProblem(error)}</Alert>}
      <ul>
        {signers.map((signer) => (
          <li key={signer.party}>
            <p>
              <strong>{signer.name}</strong>
              {signer.email && `, ${signer.email}`}. {STATES[signer.state]}
              {signer.sentAt && `, last emailed ${formatRecentMoment(signer.sentAt, now, 'minute')}`}
            </p>
            {signer.refusedAt && signer.email && (
              <Alert kind="warning">
                The email to {signer.email} came back {formatRecentMoment(signer.refusedAt, now, 'minute')}. Call them and correct it.
              </Alert>
            )}
            {mayDecide && signer.state !== 'SIGNED' && <Reach uuid={uuid} signer={signer} />}
            {mayRecordMarriage && signer.state !== 'SIGNED' && <MarriageOfSigner {...{ file, signer, onNotice }} />}
            {mayDecide && <RemoveSigner {...{ file, signer, onNotice }} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reach({ uuid, signer }: { readonly uuid: string; readonly signer: InvitationBody }) {
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  return (
    <>
      <p role="status">{said}</p>
      {open ? (
        <ReachForm
          uuid={uuid}
          signer={signer}
          onClose={(words = '') => {
            setOpen(false)
            setSaid(words)
          }}
        />
      ) : (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          Email {signer.name} again, or correct the email
        </Button>
      )}
    </>
  )
}

interface ReachFormProps {
  readonly uuid: string
  readonly signer: InvitationBody
  readonly onClose: (words?: string) => void
}

function ReachForm({ uuid, signer: { party, name, email: known }, onClose }: ReachFormProps) {
  const client = useQueryClient()
  const [email, setEmail] = useState(known ?? '')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const reach = useMutation({
    mutationFn: () =>
      request('POST', `${SIGNERS}/:party/email`, { params: { uuid, party }, body: { email: email.trim(), reason: reason.trim() } }),
    onSuccess: async (reached) => {
      await client.invalidateQueries({ queryKey: ['signers', uuid] })
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      onClose(reached.isSent ? `Emailed ${reached.email}.` : `Saved ${reached.email}. Nothing is theirs to do now, so no email was sent.`)
    },
  })
  const told = reach.error instanceof RequestError ? (reach.error.data?.fields ?? []) : []
  const faultAt = (path: string) => told.find((field) => field.path === path)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = reasonFault(reason)
    setFault(found)
    if (!found && !reach.isPending) reach.mutate()
  }
  return (
    <form className="decision" onSubmit={submit} noValidate aria-label={`Email of ${name}`}>
      {reach.error && told.length === 0 && <Alert kind="error">{describeProblem(reach.error)}</Alert>}
      <TextField type="email" label="Email" value={email} error={faultAt('email')} onChange={({ target }) => setEmail(target.value)} />
      <ReasonField
        id={`reach-${party}`}
        value={reason}
        error={fault ?? faultAt('reason')}
        readers={{ words: 'Saved in the audit log.', isToldToBorrower: false }}
        onChange={setReason}
      />
      <p className="hint">Another email ends the access of whoever has the present one. What {name} did stays.</p>
      <div className="decision-buttons">
        <Button type="submit" size="small" variant="primary" loading={reach.isPending} loadingLabel="Sending">
          Save and email
        </Button>
        <Button size="small" variant="quiet" onClick={() => onClose()}>
          Close
        </Button>
      </div>
    </form>
  )
}
