import { formatLocalDateWithYear } from '@hearthline/domain'
import { Select } from '@hearthline/ui/select'
import { request } from '../api/request.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord, useTellRecorded } from '../recording/use-record.ts'
import { mayDecideItem } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { CONFIRM_RECEIPT, DeliveryFields, type DeliveryRow, missingIn, WAY_WORDS } from './delivery-fields.tsx'
import { LetterView } from './letter-view.tsx'

const ITEM = 'rescission-delivery'

type Rescission = NonNullable<ApplicationFile['rescission']>
type Recorded = Rescission['deliveries'][number]

interface RecordedDeliveriesProps {
  readonly file: ApplicationFile
  readonly rescission: Rescission
  readonly roles: readonly string[]
  readonly onNotice: (notice: Notice) => void
}

/** What the team recorded of the notices, and where it was wrong, the way to put it right until money has left. */
export function RecordedDeliveries({ file, rescission, roles, onNotice }: RecordedDeliveriesProps) {
  const { deliveries, correctionBarred, exercised } = rescission
  if (deliveries.length === 0) return null
  const may = (of: readonly string[]) => mayDecideItem(of, ITEM)
  return (
    <>
      <ul>
        {deliveries.map((recorded) => (
          <li key={recorded.party}>
            <p>
              <strong>{recorded.name}</strong>: notice received on {formatLocalDateWithYear(recorded.on as never)},{' '}
              {lowered(WAY_WORDS[recorded.way])}
              {recorded.representative && `, given to their personal representative, “${recorded.representative.name}”`}.{' '}
              {recorded.showsReceiver && 'The receipt was recorded before: whoever recorded this says that it shows this. '}
              <LetterView file={file} letter={recorded.document} of={`the receipt of ${recorded.name}`} />
              <LetterView file={file} letter={recorded.representative?.document} of={`who acts for ${recorded.name}`} />
            </p>
            {correctionBarred === null && !exercised && may(roles) && (
              <OpenedForm label={`Correct what was recorded of ${recorded.name}`}>
                {({ close, done }) => <CorrectForm {...{ file, recorded, onNotice }} onClose={close} onDone={done} />}
              </OpenedForm>
            )}
          </li>
        ))}
      </ul>
      {correctionBarred !== null && <p className="hint">{correctionBarred}</p>}
      {correctionBarred === null && !exercised && <WhoActs may={may} does="corrects what was recorded of a notice" />}
    </>
  )
}

const lowered = (words: string): string => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`

const HAD = [
  { value: 'YES', label: 'Yes, but something else was wrong' },
  { value: 'NO', label: 'No, they have not received it' },
]

interface CorrectFormProps extends Pick<RecordedDeliveriesProps, 'file' | 'onNotice'> {
  readonly recorded: Recorded
  readonly onClose: () => void
  readonly onDone: () => void
}

const [NAME, LETTERS] = ['representative.name', 'representative.document'] as const

type Typed = Readonly<Record<'had' | 'to' | 'way' | 'on' | 'document' | 'showsReceiver' | typeof NAME | typeof LETTERS, string>>

function rowOf(party: string, { to, way, on, document, showsReceiver, [NAME]: name, [LETTERS]: letters }: Typed): DeliveryRow {
  const representative = { ...(name && { name }), ...(letters && { document: letters }) }
  return {
    ...{ party, to, way, on },
    ...(document && { document }),
    ...(showsReceiver && { showsReceiver: true }),
    ...(to === 'REPRESENTATIVE' && { representative }),
  }
}

const typedOf = ({
  to,
  way,
  on,
  document = '',
  showsReceiver,
  representative = {},
}: Omit<DeliveryRow, 'showsReceiver'> & { readonly showsReceiver?: true | undefined }) => ({
  ...{ to, way, on, document, showsReceiver: showsReceiver ? 'YES' : '' },
  [NAME]: representative.name ?? '',
  [LETTERS]: representative.document ?? '',
})

/** A file that is removed again leaves the one that was recorded. */
const keeping = (next: ReturnType<typeof typedOf>, recorded: ReturnType<typeof typedOf>) => ({
  ...next,
  document: next.document || recorded.document,
  [LETTERS]: next[LETTERS] || recorded[LETTERS],
})

/** The receipt is still the one of whoever was recorded before. */
const isOfOther = (recorded: Recorded, { to, document, [NAME]: name }: Typed): boolean =>
  document !== '' && document === recorded.document && (to !== recorded.to || (to === 'REPRESENTATIVE' && !isNamed(recorded, name)))

const isNamed = ({ representative }: Recorded, name: string): boolean =>
  representative?.name.trim().toLowerCase() === name.trim().toLowerCase()

/** All that is missing, at once. */
function missingOf(recorded: Recorded, typed: Typed): Readonly<Record<string, string | undefined>> {
  if (typed.had === '') return { had: 'Choose whether they have received it' }
  if (typed.had === 'NO') return {}
  const isUnsaid = isOfOther(recorded, typed) && typed.showsReceiver === ''
  return { ...missingIn(rowOf(recorded.party, typed)), ...(isUnsaid && { showsReceiver: CONFIRM_RECEIPT }) }
}

function CorrectForm({ file, recorded, onNotice, onClose, onDone }: CorrectFormProps) {
  const { party, name } = recorded
  const { uuid } = file.summary
  const tellRecorded = useTellRecorded(file, onNotice)
  const params = { uuid, item: ITEM }
  const recording = useRecord({
    draftKey: `${uuid}/${ITEM}/${party}`,
    within: 'data.delivered.0',
    // It was said of who was recorded: of anyone else it is said anew.
    blank: { had: '', ...typedOf({ ...recorded, showsReceiver: undefined }) } as Typed,
    faultsOf: (typed) => missingOf(recorded, typed),
    bodyOf: (typed, reason) => ({
      data: typed.had === 'NO' ? { delivered: [], notReceived: [party] } : { delivered: [rowOf(party, typed)] },
      reason,
    }),
    send: (body, idempotencyKey) =>
      request('POST', '/console/api/v1/applications/:uuid/items/:item', { params, body, idempotencyKey, ifMatch: `"${file.version}"` }),
    onRecorded: () => {
      onDone()
      return tellRecorded('Corrected. Everyone who may cancel is emailed, and money that was approved must be approved again.')
    },
  })
  const { typed, faults, set } = recording
  const id = `correct-${party}`
  return (
    <RecordForm
      recording={recording}
      name={`Correct what was recorded of ${name}`}
      reasonId={`${id}-reason`}
      reasonWords="What was wrong, and how you know. Saved in the audit log."
      act={['Correct', 'Recording']}
      note="If the last day to cancel changes, everyone can cancel until then, and no money is sent before. Whoever corrects it does not approve the money."
      onClose={onClose}
    >
      <Select
        id={`${id}-had`}
        label={`Has ${name} received the notice?`}
        placeholder="Choose one"
        value={typed.had}
        options={HAD}
        error={faults['had']}
        onChange={({ target }) => set({ had: target.value })}
      />
      {typed.had === 'NO' && (
        <p className="hint">Their time to cancel has not begun then. Give them the notice, and record the day when they have it.</p>
      )}
      {typed.had === 'YES' && (
        <DeliveryFields
          {...{ file, name }}
          row={rowOf(party, typed)}
          idOf={(part) => `${id}-${part}`}
          // Asked for here of what was typed by then; the server asks of receipts that are not shown here too.
          errorOf={(part) => (faults[part] === CONFIRM_RECEIPT && !isOfOther(recorded, typed) ? undefined : faults[part])}
          recorded={[recorded.document, recorded.representative?.document]}
          isRecordedOfOther={isOfOther(recorded, typed)}
          onChange={(row) => set(keeping(typedOf(row), typedOf(recorded)))}
        />
      )}
    </RecordForm>
  )
}
