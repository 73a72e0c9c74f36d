import type { StaffInvitationBody } from '@hearthline/contract'
import { isMarried, MARITAL_STATUSES, type MaritalStatus, marriageLabels } from '@hearthline/domain'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import type { ApplicationFile } from './use-application.ts'

const SOMEONE_ELSE = 'SOMEONE_ELSE'
const STATUSES = marriageLabels.status.options

interface MarriageOfSignerProps {
  readonly file: ApplicationFile
  readonly signer: StaffInvitationBody
  readonly onNotice: (notice: Notice) => void
}

/** Whether a co-owner is married, and to whom, where the law of the state has an owner's spouse sign: what they say there, or what the team heard. */
export function MarriageOfSigner({ file, signer, onNotice }: MarriageOfSignerProps) {
  const { marriage, name, reasons } = signer
  if (!marriage) return null
  return (
    <>
      <p>
        Marital status of {name}: {statusOf(marriage, reasons)}.
      </p>
      {marriage.told !== null && <p className="hint">{marriage.told}</p>}
      {marriage.recordable !== 'NOTHING' && (
        <OpenedForm label={marriage.recordable === 'A_SPOUSE' ? `Record a spouse of ${name}` : `Record the marital status of ${name}`}>
          {({ close, done }) => <MarriageForm {...{ file, signer, onNotice }} marriage={marriage} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </>
  )
}

/** What they said and another contradicts is no answer, and they have given one all the same. */
function statusOf(
  { status, told, recordable }: NonNullable<StaffInvitationBody['marriage']>,
  reasons: StaffInvitationBody['reasons'],
): string {
  if (status !== null) return STATUSES[status].toLowerCase()
  // Two of the team put right what they said of another owner, who says otherwise.
  const isContradicted = told !== null && (recordable !== 'NOTHING' || reasons.includes('DIVORCED_OWNER'))
  return isContradicted ? 'what they said does not agree with the application' : 'not known yet'
}

interface MarriageFormProps extends MarriageOfSignerProps {
  readonly marriage: NonNullable<StaffInvitationBody['marriage']>
  readonly onClose: () => void
  readonly onDone: () => void
}

const AT = 'owners.0.'

function MarriageForm({ file, signer: { party, name }, marriage: { people, recordable }, onNotice, onClose, onDone }: MarriageFormProps) {
  const params = { uuid: file.summary.uuid, item: 'owner-marriages' }
  const tellRecorded = useTellRecorded(file, onNotice)
  const client = useQueryClient()
  const recording = useRecord({
    draftKey: `${params.uuid}/marriage/${party}`,
    within: 'data',
    blank: {
      [`${AT}status`]: '',
      [`${AT}to`]: '',
      [`${AT}spouse.firstName`]: '',
      [`${AT}spouse.lastName`]: '',
      [`${AT}spouse.email`]: '',
    } as Record<string, string>,
    faultsOf: (typed) => ({ [`${AT}status`]: typed[`${AT}status`] === '' ? 'Choose the marital status' : undefined }),
    bodyOf: (typed, reason) => ({ data: { owners: [{ party, ...answerOf(typed) }] }, reason }),
    send: (body, idempotencyKey) => request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey }),
    onRecorded: async () => {
      onDone()
      await client.invalidateQueries({ queryKey: ['signers', params.uuid] })
      return tellRecorded(`Recorded the marital status of ${name}.`)
    },
  })
  const { typed, faults, set } = recording
  const married = isMarried(typed[`${AT}status`])
  const text = (part: string, label: string, optional = false) => (
    <TextField
      label={label}
      optional={optional}
      value={typed[`${AT}spouse.${part}`] ?? ''}
      error={faults[`${AT}spouse.${part}`]}
      onChange={({ target }) => set({ [`${AT}spouse.${part}`]: target.value })}
    />
  )
  return (
    <RecordForm
      recording={recording}
      name={`Marital status of ${name}`}
      reasonId={`marriage-${party}`}
      reasonWords="Who told you, and when. Saved in the audit log."
      note="A spouse who is not in the application yet signs the deed or mortgage too. They are emailed, and the documents are made again with their name."
      onClose={onClose}
    >
      <Select
        label="Marital status"
        value={typed[`${AT}status`]}
        placeholder="Choose one"
        options={MARITAL_STATUSES.filter((value) => recordable === 'ANYTHING' || isMarried(value)).map((value) => ({
          value,
          label: STATUSES[value],
        }))}
        error={faults[`${AT}status`]}
        onChange={({ target }) => set({ [`${AT}status`]: target.value })}
      />
      {married && (
        <Select
          label="Spouse"
          value={typed[`${AT}to`]}
          placeholder="Choose one"
          options={[...people.map((one) => ({ value: one.party, label: one.name })), { value: SOMEONE_ELSE, label: 'Someone else' }]}
          error={faults[`${AT}to`]}
          onChange={({ target }) => set({ [`${AT}to`]: target.value })}
        />
      )}
      {married && typed[`${AT}to`] === SOMEONE_ELSE && (
        <>
          {text('firstName', 'Spouse’s first name')}
          {text('lastName', 'Spouse’s last name')}
          {text('email', 'Spouse’s email', true)}
        </>
      )}
    </RecordForm>
  )
}

function answerOf(typed: Readonly<Record<string, string>>) {
  const said = (part: string) => (typed[`${AT}${part}`] ?? '').trim()
  const status = said('status') as MaritalStatus
  if (!isMarried(status)) return { status }
  if (said('to') !== SOMEONE_ELSE) return { status, ...(said('to') && { to: said('to') }) }
  const email = said('spouse.email')
  return { status, spouse: { firstName: said('spouse.firstName'), lastName: said('spouse.lastName'), ...(email && { email }) } }
}
