import type { StaffInvitationBody } from '@hearthline/contract'
import { REMOVAL_LABELS } from '@hearthline/domain'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { LetterView } from '../closing/letter-view.tsx'
import type { Notice } from '../decision/use-settle.ts'
import { BecauseForm } from '../recording/because-form.tsx'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { useActorName } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import {
  askWords,
  chosenName,
  confirmedOf,
  declined,
  declineWords,
  effectsOf,
  formName,
  isCorrection,
  isDivorce,
  isName,
} from './removal-words.ts'
import type { ApplicationFile } from './use-application.ts'

const REMOVAL = '/console/api/v1/applications/:uuid/signers/:party/removal'

const RIGHT_NAME = [
  { name: 'firstName', label: 'First name, as the document has it', missing: 'Enter the first name' },
  { name: 'lastName', label: 'Last name, as the document has it', missing: 'Enter the last name' },
  { name: 'email', label: 'Email, where it is another one' },
]

const ENDS_TRUSTEESHIP = ['NOT_TRUSTEE', 'DIED'] as const

/** The only trustee is exchanged: the papers of the trust are then asked for again. */
const successorField = (isNeeded: boolean) => ({
  name: 'successor',
  label: 'Full name of the trustee in their place',
  about: isNeeded
    ? 'They are the only trustee. The borrower sends the documents of the trust again.'
    : 'If the trust names one. The borrower then sends the documents of the trust again.',
  ...(isNeeded && { missing: 'Enter who is the trustee in their place, as the trust’s documents show it' }),
})

interface RemoveSignerProps {
  readonly file: ApplicationFile
  readonly signer: StaffInvitationBody
  readonly onNotice: (notice: Notice) => void
}

/** Takes off someone who does not own the home, or puts a name right: one person asks with a document that shows it, another confirms it. */
export function RemoveSigner({ mayDecide, ...shown }: RemoveSignerProps & { readonly mayDecide: boolean }) {
  const { file, signer, onNotice } = shown
  if (!mayDecide) return signer.removal && <Request {...{ file, signer }} removal={signer.removal} barred={OF_OTHERS} />
  if (signer.removal) return <Asked {...{ file, signer, onNotice }} removal={signer.removal} />
  return (
    <>
      {signer.stays !== null && (
        <p className="hint">
          {signer.name} can’t be removed as a signer now. {signer.stays}
        </p>
      )}
      {signer.reasons.length > 0 && (
        <OpenedForm label={formName(signer)}>
          {({ close, done }) => <AskForm {...{ file, signer, onNotice }} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </>
  )
}

interface FormProps extends RemoveSignerProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

const SUBMITS_AGAIN = 'The borrower has to check and submit the application again, before anything else continues.'

function AskForm({ file, signer, onNotice, onClose, onDone }: FormProps) {
  const { party, part, submitsAgain, reasons, needsSuccessor } = signer
  const { uuid } = file.summary
  const told = useTold(file, onNotice)
  return (
    <BecauseForm
      {...{ file, onClose, onDone }}
      draftKey={`${uuid}/removal/${party}`}
      name={(because) => chosenName(signer, because)}
      id={`removal-${party}`}
      because={{ label: 'Why', labels: REMOVAL_LABELS, offered: reasons, missing: 'Choose why' }}
      evidence={{
        label: 'Document that shows it',
        about:
          'The recorded deed or the title company’s letter; a decree; the death certificate; the trust’s documents; of a misspelled name an ID or the marriage certificate. For the file only.',
        missing: 'Upload the document that shows it',
      }}
      also={[
        { because: ['MISSPELLED'], within: 'rightName', fields: RIGHT_NAME },
        ...(part === 'TRUSTEE' || needsSuccessor ? [{ because: ENDS_TRUSTEESHIP, fields: [successorField(needsSuccessor)] }] : []),
      ]}
      reasonWords="What the document shows, and whom you called. Saved in the audit log."
      act={[askWords, 'Recording']}
      note={`${effectsOf(signer)}${againFor(
        submitsAgain.filter((because) => reasons.includes(because)),
        reasons.length,
      )}`}
      send={(body, idempotencyKey) => request('POST', REMOVAL, { params: { uuid, party }, body, idempotencyKey })}
      onRecorded={() => told('Recorded. Someone else on the team confirms or declines it.')}
    />
  )
}

/** Said before it is asked for: of every reason alike, or of those for which it is so. */
function againFor(reasons: StaffInvitationBody['submitsAgain'], offered: number): string {
  if (reasons.length === 0) return ''
  if (reasons.length === offered) return ` ${SUBMITS_AGAIN}`
  return ` For some of the reasons the borrower also has to check and submit the application again: ${reasons.map((because) => REMOVAL_LABELS[because]).join('; ')}.`
}

/** What whoever asked for it wrote of it: the audit log keeps it. */
function reasonOf({ audit }: Pick<ApplicationFile, 'audit'>, party: string): string | undefined {
  const asked = audit.findLast(({ action, detail }) => action === 'signer-removal-asked' && detail.party === party)
  return typeof asked?.detail.reason === 'string' ? asked.detail.reason : undefined
}

type Removal = NonNullable<StaffInvitationBody['removal']>

const OF_OTHERS = 'An operator, an underwriter or an administrator confirms it, who did not ask for it.'

interface RequestProps extends Pick<RemoveSignerProps, 'file' | 'signer'> {
  readonly removal: Removal
  /** Why it is not for whoever reads it to confirm. */
  readonly barred: string | null
}

const names = (of: readonly string[]): string => new Intl.ListFormat('en-US').format(of)

/** What someone asked for, with its document: read by everyone who works on the application. */
function Request({ file, signer, removal, barred }: RequestProps) {
  const { because, document, rightName, rightEmail, successor, signsAs, along, askedBy, askedAt } = removal
  const actorName = useActorName()
  const fileName = file.documents.find(({ uuid }) => uuid === document)?.fileName
  const reason = reasonOf(file, signer.party)
  return (
    <>
      <p>
        <strong>
          {isName(because) ? 'Name to be corrected' : isDivorce(because) ? 'Divorce to be recorded' : 'To be removed'}: waits for a second
          person.
        </strong>{' '}
        {REMOVAL_LABELS[because]}
        {rightName !== null && <>, {rightName}</>}. Asked for by {actorName(askedBy)}, {formatFullMoment(askedAt)}
        {fileName && (
          <>
            , with <bdi>{fileName}</bdi>
          </>
        )}
        .
      </p>
      {rightEmail !== null && (
        <p>
          They are reached at <bdi>{rightEmail}</bdi> from then on, and no longer at {signer.email ?? 'the one of before'}. Whoever has that
          mailbox shows an ID and signs.
        </p>
      )}
      {signsAs !== null && <p>{signer.name} signs on as an owner’s spouse, whom the law of the state asks for.</p>}
      {successor !== null && <p>{successor} is the trustee in their place. The borrower sends the documents of the trust again.</p>}
      {along.length > 0 && <p>{`${names(along)} ${along.length === 1 ? 'is' : 'are'} removed together with ${signer.name}.`}</p>}
      {reason !== undefined && <p>Their reason: {reason}</p>}
      <LetterView file={file} letter={document} of={`${signer.name}, to be ${isCorrection(because) ? 'corrected' : 'removed'}`} />
      {barred !== null && <p className="hint">{barred}</p>}
    </>
  )
}

/** The second person's word on it. */
function Asked({ file, signer, removal, onNotice }: RemoveSignerProps & { readonly removal: Removal }) {
  const { barred } = removal
  return (
    <>
      <Request {...{ file, signer, removal, barred }} />
      {barred === null && (
        <OpenedForm
          label={
            <>
              Confirm
              <span className="ui-visually-hidden"> that {confirmedOf(signer.name, removal.because)}</span>
            </>
          }
        >
          {({ close, done }) => <DecideForm {...{ file, signer, onNotice }} outcome="CONFIRMED" onClose={close} onDone={done} />}
        </OpenedForm>
      )}
      <OpenedForm label={declineWords(signer.name, removal.because)}>
        {({ close, done }) => <DecideForm {...{ file, signer, onNotice }} outcome="DECLINED" onClose={close} onDone={done} />}
      </OpenedForm>
    </>
  )
}

type DecideFormProps = FormProps & { readonly outcome: 'CONFIRMED' | 'DECLINED' }

function DecideForm({ file, signer: { party, name, email, removal, submitsAgain }, outcome, onNotice, onClose, onDone }: DecideFormProps) {
  const { uuid } = file.summary
  const told = useTold(file, onNotice)
  const isConfirmed = outcome === 'CONFIRMED'
  const named = removal && isName(removal.because) ? removal.rightName : null
  const isDivorced = removal !== null && isDivorce(removal.because)
  const again = removal && submitsAgain.includes(removal.because) ? ` ${SUBMITS_AGAIN}` : ''
  const recording = useRecord({
    draftKey: `${uuid}/removal/${party}/${outcome}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ outcome, askedAt: removal?.askedAt ?? '', reason }),
    send: (body, idempotencyKey) => request('POST', `${REMOVAL}/decision`, { params: { uuid, party }, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return told(
        isConfirmed
          ? isDivorced
            ? `${name} is recorded as divorced, and signs on. The owners are told.`
            : removal?.signsAs
              ? `${name} signs on as a spouse. They and the borrower are told.`
              : named !== null
                ? `${name} signs as ${named}. The borrower is told.`
                : `${name} no longer signs. ${email === null ? 'The borrower is told. Call them' : 'They and the borrower are told'}.`
          : declined(name, removal?.because ?? 'NEVER_OWNED'),
      )
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={
        isConfirmed
          ? `Confirm that ${named === null ? confirmedOf(name, removal?.because ?? 'NEVER_OWNED') : `${name} signs as ${named}`}`
          : declineWords(name, removal?.because ?? 'NEVER_OWNED')
      }
      reasonId={`removal-${outcome}-${party}`}
      reasonWords="What you compared. Saved in the audit log."
      act={
        isConfirmed
          ? [isDivorced ? 'Record the divorce' : named === null ? 'Remove them' : 'Correct the name', 'Recording']
          : [removal && isCorrection(removal.because) ? 'Decline' : 'Keep them', 'Recording']
      }
      note={
        isConfirmed
          ? `${isDivorced ? 'Compare the decree with the names. Both owners sign on.' : named === null ? 'Compare the document with the title search. Who owns the home and does not sign is not bound by the lien.' : `Compare the document with the name. The documents name them so from then on.`}${again}`
          : undefined
      }
      onClose={onClose}
    />
  )
}

function useTold(file: ApplicationFile, onNotice: (notice: Notice) => void) {
  const client = useQueryClient()
  const tellRecorded = useTellRecorded(file, onNotice)
  return async (words: string) => {
    await client.invalidateQueries({ queryKey: ['signers', file.summary.uuid] })
    return tellRecorded(words)
  }
}
