import type { InvitationBody, StaffInvitationBody } from '@hearthline/contract'
import { type EmailChange, formatLocalDateWithYear, isEnded, SIGNER_PART_WORDS } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeProblem, request } from '../api/request.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { formatRecentMoment } from '../words/format-moment.ts'
import { MarriageOfSigner } from './marriage-of-signer.tsx'
import { SIGNERS_TITLE } from './removals-awaited.tsx'
import { RemoveSigner } from './remove-signer.tsx'
import type { ApplicationFile } from './use-application.ts'
import { useSigners } from './use-signers.ts'

const STATES: Readonly<Record<InvitationBody['state'], string>> = {
  NO_EMAIL: 'No email, so no one has emailed them. Call them, or enter an email here.',
  INVITED: 'Has not signed in.',
  SIGNED_IN: 'Has signed in, and is not done.',
  READ: 'Has read the documents, and signs at the office.',
  READS_AGAIN: 'A document changed after they read it. They still have to read the new one.',
  SHOWS_ID: 'Has another email now, and has not shown an ID with it yet. What they did before stays.',
  SIGNED: 'Has done their part online or on paper.',
}

const DEEDS = { TO_COME: 'They still have to sign the deed with a notary.', SIGNED: 'They signed the deed with a notary.' } as const

const standsOf = ({ state, deed }: StaffInvitationBody): string =>
  state === 'SIGNED' && deed !== null ? `${STATES[state]} ${DEEDS[deed]}` : STATES[state]

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
  const { data: signers = [], error } = useSigners(file)
  if (!error && signers.length === 0) return null
  return (
    <section aria-labelledby={SIGNERS_TITLE}>
      <h3 id={SIGNERS_TITLE} tabIndex={-1}>
        Additional signers
      </h3>
      {error && <Alert kind="error">{describeProblem(error)}</Alert>}
      <ul>
        {signers.map((signer) => (
          <li key={signer.party}>
            <p>
              <strong>{signer.name}</strong>, {SIGNER_PART_WORDS[signer.part]}
              {signer.email && `, ${signer.email}`}. {standsOf(signer)}
              {signer.sentAt && ` Last emailed ${formatRecentMoment(signer.sentAt, now, 'minute')}.`}
            </p>
            {signer.noticeTo && (
              <p>
                {signer.name} died, by what the team recorded. {signer.noticeTo.name} received the notice of the right to cancel in their
                place on {formatLocalDateWithYear(signer.noticeTo.on)}.
              </p>
            )}
            {signer.refusedAt && signer.email && (
              <Alert kind="warning">
                The email to {signer.email} came back {formatRecentMoment(signer.refusedAt, now, 'minute')}. Call them and correct it.
              </Alert>
            )}
            {mayDecide && mayReach(file.summary.step, signer) && <Reach {...{ uuid, signer }} step={file.summary.step} />}
            {mayRecordMarriage && signer.state !== 'SIGNED' && <MarriageOfSigner {...{ file, signer, onNotice }} />}
            <RemoveSigner {...{ file, signer, mayDecide, onNotice }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** After the end whoever has signed reads what they signed, also at another mailbox, once they have shown an ID there. */
const mayReach = (step: string, { state }: InvitationBody): boolean => !isEnded(step) || state === 'SIGNED' || state === 'SHOWS_ID'

interface ReachProps {
  readonly uuid: string
  readonly signer: InvitationBody
  readonly step: string
}

function Reach({ uuid, signer, step }: ReachProps) {
  const [said, setSaid] = useState('')
  return (
    <>
      <p role="status">{said}</p>
      <OpenedForm label={signer.email === null ? `Enter the email of ${signer.name}` : `Email ${signer.name} again, or correct the email`}>
        {({ close }) => <ReachForm {...{ uuid, signer, step }} onClose={close} onSaid={setSaid} />}
      </OpenedForm>
    </>
  )
}

interface ReachFormProps extends ReachProps {
  readonly onClose: () => void
  readonly onSaid: (words: string) => void
}

function ReachForm({ uuid, signer: { party, name, email: known }, step, onClose, onSaid }: ReachFormProps) {
  const client = useQueryClient()
  const changes = (email: string) => known !== null && email.trim().toLowerCase() !== known
  const recording = useRecord({
    draftKey: `${uuid}/reach/${party}`,
    // One of the two undoes what was signed: no one chooses it for the operator.
    blank: { email: known ?? '', because: '' as EmailChange | '' },
    faultsOf: ({ email, because }) => ({
      because: changes(email) && because === '' ? 'Choose why the email changes' : undefined,
    }),
    bodyOf: ({ email, because }, reason) => ({ email: email.trim(), ...(because !== '' && { because }), reason }),
    send: (body) => request('POST', '/console/api/v1/applications/:uuid/signers/:party/email', { params: { uuid, party }, body }),
    onRecorded: async (_typed, reached) => {
      await client.invalidateQueries({ queryKey: ['signers', uuid] })
      await client.invalidateQueries({ queryKey: ['application', uuid] })
      onClose()
      onSaid(reached.isSent ? `Emailed ${reached.email}.` : `Saved ${reached.email}. Nothing is theirs to do now, so no email was sent.`)
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name={`Email of ${name}`}
      reasonId={`reach-${party}`}
      reasonWords="Saved in the audit log."
      act={['Save and email', 'Sending']}
      note={
        known === null
          ? `${name} is emailed there, and signs with it. Enter the one that they use themselves.`
          : 'Another email ends the access of whoever has the present one. The borrower and the present email are told.'
      }
      onClose={onClose}
    >
      <TextField
        type="email"
        label="Email"
        value={typed.email}
        error={faults.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      {changes(typed.email) && (
        <RadioGroup
          name={`reach-${party}-because`}
          label="Why the email changes"
          value={typed.because}
          error={faults.because}
          onValueChange={(because) => set({ because: because as EmailChange })}
          options={[
            // What ended is not signed again; a line that is open may be, while no bank has the money.
            ...(isEnded(step) && step !== 'COMPLETE'
              ? []
              : [
                  {
                    value: 'NOT_THEIRS',
                    label: `${known} is not theirs`,
                    description: `What was done from it no longer counts. ${name} confirms who they are and signs again.`,
                  },
                ]),
            {
              value: 'LOST',
              label: `${name} can no longer read ${known}`,
              description: 'It was theirs, and you spoke with them. What they did and signed stays.',
            },
          ]}
        />
      )}
    </RecordForm>
  )
}
