import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { useDraft } from '../decision/draft.ts'
import { FieldsForm, type OwnWhole, PREFIX } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { ReceivedField } from '../received/received-field.tsx'
import './closing.css'

interface Person {
  readonly party: string
  readonly name: string
  /** the first day on which they can have had it */
  readonly from?: string
}
interface Delivered {
  readonly party: string
  readonly way: string
  readonly on: string
  readonly document?: string
  /** of an owner who died */
  readonly representative?: { readonly name?: string; readonly document?: string }
}

const TO = [
  { value: 'OWNER', label: 'To them' },
  { value: 'REPRESENTATIVE', label: 'To their personal representative, because they died' },
]

const WAYS = [
  { value: 'IN_PERSON', label: 'In person' },
  { value: 'COURIER', label: 'By courier, with a receipt' },
  { value: 'MAIL', label: 'By mail, with a receipt' },
]

/** The day on which each owner had their notice of the right to cancel: the last of them begins the time to cancel. */
export function DeliveryForm(props: DecisionProps) {
  const { persons = [] } = (props.item.about ?? {}) as { persons?: readonly Person[] }
  const { typed } = useDraft(props.draftKey)
  return (
    <FieldsForm
      {...props}
      whose={(path) => {
        const row = (Array.isArray(typed.delivered) ? typed.delivered : [])[Number(/^delivered\.(\d+)\./.exec(path)?.[1])]
        return persons.find(({ party }) => party === row?.party)?.name
      }}
      own={{ delivered: (control) => <Deliveries key="delivered" file={props.file} persons={persons} {...control} /> }}
    />
  )
}

type DeliveriesProps = OwnWhole & Pick<DecisionProps, 'file'> & { persons: readonly Person[] }

function Deliveries({ file, persons, value, error, errors, onChange }: DeliveriesProps) {
  const given = (Array.isArray(value) ? value : []) as readonly Delivered[]
  const of = (party: string): Delivered => given.find((one) => one.party === party) ?? { party, way: '', on: '' }
  const change = (next: Delivered) =>
    onChange(
      persons
        .map(({ party }) => (party === next.party ? next : of(party)))
        .filter(({ way, on, document, representative }) => way || on || document || representative),
    )
  return (
    <fieldset className="deliveries">
      <legend>When each person received it</legend>
      <p className="hint">
        Each person gets two copies on paper (12 CFR 1026.15(b)). Their notice is among the documents below, by name. Each person is emailed
        the day that you record, and whoever records it does not approve the money. If an owner died after the deed was signed, give the
        notice to the personal representative whom a court named, and record that here. We also email the owner’s own address, in case this
        is a mistake. If there is none, do not record a day: ask a lawyer how to continue. No money is sent until then.
      </p>
      {error && <p className="ui-field-error">{error}</p>}
      {persons.map(({ party, name, from }) => {
        const index = given.findIndex((one) => one.party === party)
        // Of whom nothing is entered yet there is no row to be at.
        const at = index < 0 ? party : `delivered.${index}`
        return (
          <div key={party} className="decision-fields">
            {party !== 'borrower' && (
              <Select
                id={`${PREFIX}${at}.to`}
                label={`${name}: given to`}
                value={of(party).representative ? 'REPRESENTATIVE' : 'OWNER'}
                options={TO}
                onChange={({ target }) => {
                  const { representative: _before, ...row } = of(party)
                  change(target.value === 'REPRESENTATIVE' ? { ...row, representative: {} } : row)
                }}
              />
            )}
            {of(party).representative && (
              <Representative
                {...{ file, name, at, errors }}
                row={of(party)}
                taken={given.flatMap((one) => (one.document ? [one.document] : []))}
                onChange={change}
              />
            )}
            <Select
              id={`${PREFIX}${at}.way`}
              label={`${name}: how`}
              placeholder="Choose one"
              value={of(party).way}
              error={errors[`${at}.way`]}
              options={WAYS}
              onChange={({ target }) => change({ ...of(party), way: target.value })}
            />
            <TextField
              type="date"
              min={from}
              id={`${PREFIX}${at}.on`}
              label={`${name}: received on`}
              value={of(party).on}
              error={errors[`${at}.on`]}
              onChange={({ target }) => change({ ...of(party), on: target.value })}
            />
            <ReceivedField
              file={file}
              kind="FILE_EVIDENCE"
              noun="receipt"
              about="Signed by the person, or the carrier’s. Kept for the file."
              id={`${PREFIX}${at}.document`}
              label={`${name}: receipt`}
              value={of(party).document ?? ''}
              error={errors[`${at}.document`]}
              taken={given.flatMap((one) => [
                ...(one.party !== party && one.document ? [one.document] : []),
                ...(one.representative?.document ? [one.representative.document] : []),
              ])}
              onChange={(next) => {
                const { document: _before, ...row } = of(party)
                change(typeof next === 'string' && next ? { ...row, document: next } : row)
              }}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

interface RepresentativeProps extends Pick<DeliveriesProps, 'file' | 'errors'> {
  readonly name: string
  readonly at: string
  readonly row: Delivered
  /** Every receipt: none of them is the document of the court. */
  readonly taken: readonly string[]
  readonly onChange: (next: Delivered) => void
}

/** Who acts for the estate of an owner who died, by the document that says so. */
function Representative({ file, name, at, errors, row, taken, onChange }: RepresentativeProps) {
  const given = row.representative ?? {}
  return (
    <>
      <TextField
        id={`${PREFIX}${at}.representative.name`}
        label={`${name}: name of the personal representative`}
        value={given.name ?? ''}
        error={errors[`${at}.representative.name`]}
        onChange={({ target }) => onChange({ ...row, representative: { ...given, name: target.value } })}
      />
      <ReceivedField
        file={file}
        kind="FILE_EVIDENCE"
        noun="document"
        about="From the court, naming the representative, with the death certificate. Not the receipt. Kept for the file."
        id={`${PREFIX}${at}.representative.document`}
        label={`${name}: document that names the representative`}
        value={given.document ?? ''}
        error={errors[`${at}.representative.document`]}
        taken={taken}
        onChange={(next) => {
          const { document: _before, ...rest } = given
          onChange({ ...row, representative: typeof next === 'string' && next ? { ...rest, document: next } : rest })
        }}
      />
    </>
  )
}
