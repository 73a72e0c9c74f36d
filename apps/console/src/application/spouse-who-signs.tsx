import { SPOUSE_SIGNS } from '@hearthline/domain'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { request } from '../api/request.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { mayDecideItem } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import type { ApplicationFile } from './use-application.ts'

const ITEM = 'instrument-details'
const WORDS = { YES: 'Yes, they have to sign', NO: 'No, they do not sign' } as const

/** The heading that the cursor is led to. */
export const SPOUSE_TITLE = 'spouse-title'

export const showSpouse = () => {
  const title = document.getElementById(SPOUSE_TITLE)
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}

interface SpouseWhoSignsProps {
  readonly file: ApplicationFile
  readonly roles: readonly string[]
  readonly onNotice: (notice: Notice) => void
}

/** Whether an owner's spouse signs where the team found that out, and who the borrower's spouse is where the team names them: decided again until the deed is signed. */
export function SpouseWhoSigns({ file, roles, onNotice }: SpouseWhoSignsProps) {
  const { spouseDecision } = file
  if (!spouseDecision) return null
  const { signs, source, spouse, asksWhether, barred } = spouseDecision
  const may = (of: readonly string[]) => mayDecideItem(of, ITEM)
  return (
    <section aria-labelledby={SPOUSE_TITLE}>
      <h3 id={SPOUSE_TITLE} tabIndex={-1}>
        Owner’s spouse
      </h3>
      {asksWhether && (
        <p>
          {signs === null
            ? 'No one has decided whether a spouse who does not own the home has to sign.'
            : `A spouse who does not own the home ${signs === 'YES' ? 'has to sign' : 'does not sign'}, by: ${source}.`}
        </p>
      )}
      {signs !== 'NO' && spouse !== '' && <p>The borrower’s spouse, as the team named them: {spouse}.</p>}
      {!asksWhether && spouse === '' && (
        <p>The borrower is married. The one whom they named says otherwise, so no one has named their spouse.</p>
      )}
      {barred !== null && <p className="hint">{barred}</p>}
      {barred === null && <WhoActs may={may} does="decides who signs as a spouse" />}
      {barred === null && may(roles) && (
        <OpenedForm label={asksWhether ? 'Decide again whether a spouse signs' : 'Name the borrower’s spouse'}>
          {({ close, done }) => <AgainForm {...{ file, onNotice }} decision={spouseDecision} onClose={close} onDone={done} />}
        </OpenedForm>
      )}
    </section>
  )
}

interface AgainFormProps extends Pick<SpouseWhoSignsProps, 'file' | 'onNotice'> {
  readonly decision: NonNullable<ApplicationFile['spouseDecision']>
  readonly onClose: () => void
  readonly onDone: () => void
}

function AgainForm({ file, decision: { signs, source, spouse, asksWhether, asksName }, onNotice, onClose, onDone }: AgainFormProps) {
  const tellRecorded = useTellRecorded(file, onNotice)
  const params = { uuid: file.summary.uuid, item: ITEM }
  const recording = useRecord({
    draftKey: `${params.uuid}/${ITEM}/again`,
    within: 'data',
    blank: { spouseSigns: signs ?? '', spouseSource: source, spouse } as Record<string, string>,
    faultsOf: (typed) => ({ spouseSigns: asksWhether && typed.spouseSigns === '' ? 'Choose whether a spouse has to sign' : undefined }),
    bodyOf: (typed, reason) => ({ data: answerOf(typed, asksWhether), reason }),
    send: (body, idempotencyKey) => request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey }),
    onRecorded: () => {
      onDone()
      return tellRecorded('Decided. If who signs has changed, the borrower is told, and the documents are made again.')
    },
  })
  const { typed, faults, set } = recording
  const text = (name: 'spouseSource' | 'spouse', label: string) => (
    <TextField label={label} value={typed[name] ?? ''} error={faults[name]} onChange={({ target }) => set({ [name]: target.value })} />
  )
  return (
    <RecordForm
      recording={recording}
      name={asksWhether ? 'Decide again whether a spouse signs' : 'Name the borrower’s spouse'}
      reasonId="spouse-again-reason"
      reasonWords="What you found out, and from whom. Saved in the audit log."
      note="The documents that change are made again, and whoever signs them signs them again. A spouse who signs is listed under “Additional signers”: enter their email there. Do not ask a spouse to sign where the law does not need it."
      onClose={onClose}
    >
      {asksWhether && (
        <>
          <Select
            label="Does an owner’s spouse who does not own the home have to sign?"
            value={typed['spouseSigns']}
            placeholder="Choose one"
            options={SPOUSE_SIGNS.map((value) => ({ value, label: WORDS[value] }))}
            error={faults['spouseSigns']}
            onChange={({ target }) => set({ spouseSigns: target.value })}
          />
          {text('spouseSource', 'Law, record, or attorney or title company that says so')}
        </>
      )}
      {asksName && typed['spouseSigns'] !== 'NO' && text('spouse', 'Full name of the borrower’s spouse')}
    </RecordForm>
  )
}

function answerOf({ spouseSigns, spouseSource, spouse = '' }: Readonly<Record<string, string>>, asksWhether: boolean) {
  const named = spouseSigns === 'NO' || spouse.trim() === '' ? {} : { spouse: spouse.trim() }
  return asksWhether ? { spouseSigns, spouseSource, ...named } : named
}
