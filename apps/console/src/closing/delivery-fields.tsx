import { DELIVERY_WAYS } from '@hearthline/domain'
import { Checkbox } from '@hearthline/ui/checkbox'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import type { ApplicationFile } from '../application/use-application.ts'
import { ReceivedField } from '../received/received-field.tsx'

export interface DeliveryRow {
  readonly party: string
  readonly to: string
  readonly way: string
  readonly on: string
  readonly document?: string
  /** of a receipt that was recorded before */
  readonly showsReceiver?: true
  /** of an owner who died */
  readonly representative?: { readonly name?: string; readonly document?: string }
}

export const blankRow = (party: string): DeliveryRow => ({ party, to: 'OWNER', way: '', on: '' })

const TO = [
  { value: 'OWNER', label: 'To them' },
  { value: 'REPRESENTATIVE', label: 'To their personal representative, because they died' },
]

export const WAY_WORDS = {
  IN_PERSON: 'In person',
  COURIER: 'By courier, with a receipt',
  MAIL: 'By mail, with a receipt',
} as const

const WAYS = DELIVERY_WAYS.map((value) => ({ value, label: WAY_WORDS[value] }))

/** By the part of the row; in the order of the fields. */
export function missingIn({ to, way, on, document, representative }: DeliveryRow): Readonly<Record<string, string>> {
  const given = representative ?? {}
  return {
    ...(to === 'REPRESENTATIVE' && !given.name?.trim() && { 'representative.name': 'Enter the name of the personal representative' }),
    ...(to === 'REPRESENTATIVE' &&
      !given.document && { 'representative.document': 'Upload the document of the court that names the representative' }),
    ...(!way && { way: 'Choose how they received it' }),
    ...(!on && { on: 'Enter the day on which it was received' }),
    ...(!document && { document: 'Upload the receipt' }),
  }
}

export const CONFIRM_RECEIPT = 'Confirm whose receipt this is, or upload another'

const STAYS = 'The recorded file stays unless you upload another.'

interface DeliveryFieldsProps {
  readonly file: ApplicationFile
  readonly name: string
  /** the first day on which they can have had it */
  readonly from?: string | undefined
  readonly row: DeliveryRow
  /** Of each control, by the part of the row. */
  readonly idOf: (part: string) => string
  readonly errorOf: (part: string) => string | undefined
  /** Recorded already: what stays where no other file is uploaded. */
  readonly recorded?: readonly (string | undefined)[]
  /** The receipt was recorded before, of someone else. */
  readonly isRecordedOfOther?: boolean
  /** Chosen for someone else. */
  readonly taken?: readonly string[]
  readonly onChange: (row: DeliveryRow) => void
}

/** When one person had their notice of the right to cancel, from whose hands, and what shows it. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { file, name, from, row, idOf, errorOf, recorded = [], isRecordedOfOther = false, taken = [], onChange } = props
  const given = row.representative ?? {}
  // What was confirmed was said of that receipt and of that person.
  const { showsReceiver, ...unsaid } = row
  const stays = (document: string | undefined) => (document && recorded.includes(document) ? ` ${STAYS}` : '')
  const fileAt = (next: unknown) => (typeof next === 'string' && next ? { document: next } : {})
  return (
    <>
      {row.party !== 'borrower' && (
        <Select
          id={idOf('to')}
          label={`${name}: given to`}
          value={row.to}
          error={errorOf('to')}
          options={TO}
          onChange={({ target }) => {
            const { representative: _before, ...rest } = unsaid
            onChange({ ...rest, to: target.value })
          }}
        />
      )}
      {row.to === 'REPRESENTATIVE' && (
        <>
          <TextField
            id={idOf('representative.name')}
            label={`${name}: name of the personal representative`}
            value={given.name ?? ''}
            error={errorOf('representative.name')}
            onChange={({ target }) => onChange({ ...unsaid, representative: { ...given, name: target.value } })}
          />
          <ReceivedField
            file={file}
            kind="FILE_EVIDENCE"
            noun="document"
            about={`From the court, naming the representative, with the death certificate. Not the receipt. Kept for the file.${stays(given.document)}`}
            id={idOf('representative.document')}
            label={`${name}: document that names the representative`}
            value={given.document ?? ''}
            error={errorOf('representative.document')}
            taken={[...taken, ...(row.document ? [row.document] : [])]}
            onChange={(next) => {
              const { document: _before, ...rest } = given
              onChange({ ...row, representative: { ...rest, ...fileAt(next) } })
            }}
          />
        </>
      )}
      <Select
        id={idOf('way')}
        label={`${name}: how`}
        placeholder="Choose one"
        value={row.way}
        error={errorOf('way')}
        options={WAYS}
        onChange={({ target }) => onChange({ ...row, way: target.value })}
      />
      <TextField
        type="date"
        min={from}
        id={idOf('on')}
        label={`${name}: received on`}
        value={row.on}
        error={errorOf('on')}
        onChange={({ target }) => onChange({ ...row, on: target.value })}
      />
      <ReceivedField
        file={file}
        kind="FILE_EVIDENCE"
        noun="receipt"
        about={`Signed by the person, or the carrier’s. Kept for the file.${stays(row.document)}`}
        id={idOf('document')}
        label={`${name}: receipt`}
        value={row.document ?? ''}
        error={errorOf('document')}
        taken={[...taken, ...(given.document ? [given.document] : [])]}
        onChange={(next) => {
          const { document: _before, ...rest } = unsaid
          onChange({ ...rest, ...fileAt(next) })
        }}
      />
      {(isRecordedOfOther || showsReceiver || errorOf('showsReceiver')) && (
        <Checkbox
          id={idOf('showsReceiver')}
          label={`This receipt shows that ${row.to === 'REPRESENTATIVE' ? (given.name?.trim() ?? '') || 'the personal representative' : name} received the notice`}
          description="It was recorded before. It has to have the signature of the person named now, or be the carrier’s for them. If it does not, upload another."
          checked={showsReceiver === true}
          error={errorOf('showsReceiver')}
          onChange={({ target }) => onChange({ ...unsaid, ...(target.checked && { showsReceiver: true }) })}
        />
      )}
    </>
  )
}
