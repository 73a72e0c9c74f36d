import { US_STATES } from '@hearthline/domain'
import type { FieldSpec, Values } from '@hearthline/schema-form'
import { FieldsForm } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { ReceivedField } from '../received/received-field.tsx'
import { MeetingPrint } from './meeting-print.tsx'
import { type DocumentSigner, OfficeClosingFields, useClosingDraft } from './office-closing-fields.tsx'

const SIGNINGS = new Set(['notary-session', 'deed-co-signing'])

export const isNotarySigning = (item: string): boolean => SIGNINGS.has(item)

/** What a provider alone says, or the server counts. */
const NOT_ENTERED = new Set(['recording', 'stillToSign', 'onlineFailures'])

/** A certificate may write the name in full: it is chosen, and not spelled. */
const stateField = ({ name, label }: FieldSpec): FieldSpec => ({
  ...{ name, label, optional: false, missing: `Choose one for “${label}”` },
  ...{ kind: 'choice', as: 'list', options: Object.entries(US_STATES).map(([value, full]) => ({ value, label: full })) },
})

/** The certificate of a deed that was signed; why, of one that was not. */
export function signingFields(fields: readonly FieldSpec[], typed: Values): readonly FieldSpec[] {
  const hasOutcome = fields.some(({ name }) => name === 'outcome')
  const isSigned = !hasOutcome || typed.outcome === 'SIGNED'
  return fields.flatMap((field) => {
    if (NOT_ENTERED.has(field.name)) return []
    if (field.name === 'outcome') return [field]
    if (field.name === 'fault') return isSigned ? [] : [{ ...field, optional: false }]
    if (!isSigned) return []
    // Asked for by the server alone, where the day is before the booked one.
    if (field.name === 'earlier') return [field]
    if (field.name === 'state') return [stateField(field)]
    return [field.name === 'deed' ? { ...field, optional: false, missing: 'Upload the signed deed' } : { ...field, optional: false }]
  })
}

/** Of a session online the notary's service says whether the deed was signed. */
export const onlineFields = (fields: readonly FieldSpec[], typed: Values): readonly FieldSpec[] =>
  signingFields(fields, typed).flatMap((field): readonly FieldSpec[] => {
    if (field.name === 'outcome' && field.kind === 'choice')
      return [{ ...field, options: field.options.filter(({ value }) => value !== 'SIGNED') }]
    return field.name === 'fault' ? [{ ...field, optional: false }] : []
  })

const IN_PERSON =
  'Enter what the notary’s certificate says, and upload the signed deed. If it was not signed, say why: the borrower is asked for another time.'
const ONLINE =
  'The notary’s service tells us when the deed is signed. Record here only that the session was missed or not finished, and why: the borrower is asked for another time.'

const AT_OFFICE =
  'Everything is signed at this meeting, not only the deed. Check that each person signed every place of theirs, at the office of a title company, an attorney or the lender. Then upload what each signed. Copies go to each of them.'

/** The booking names an office and no address, and whoever signs was told that we call. */
const CALL_WITH_ADDRESS = 'Before the appointment, call everyone who signs with the address of the office.'

const CO_OWNERS_ONLINE =
  'Additional signers with an email can still join the session online, and the notary’s service tells us when they sign. Record here only a signing in person.'

interface About {
  readonly inPerson?: boolean
  readonly online?: boolean
  readonly appointment?: { readonly place?: string }
  readonly documentSigners?: readonly DocumentSigner[]
}

const NO_ONE: readonly DocumentSigner[] = []

/** A signing before a notary, as the certificate on the deed says it; or that it was missed, and why. */
export function NotaryForm(props: DecisionProps) {
  const { file, draftKey } = props
  const { inPerson, online, appointment, documentSigners = NO_ONE } = (file.openItem?.about ?? {}) as About
  const isOnline = inPerson === false
  const place = appointment?.place
  useClosingDraft(draftKey, documentSigners, place)
  // The deed alone is signed, where nothing else is to be signed there.
  const asked = (fields: readonly FieldSpec[]) => (documentSigners.length > 0 ? fields : fields.filter(({ name }) => name !== 'closing'))
  return (
    <>
      {!isOnline && place !== undefined && place !== 'HOME' && <p className="hint">{CALL_WITH_ADDRESS}</p>}
      {(inPerson === true || documentSigners.length > 0) && <MeetingPrint file={file} atOffice={documentSigners.length > 0} />}
      {documentSigners.length > 0 && <p className="hint">{AT_OFFICE}</p>}
      <p className="hint">{isOnline ? ONLINE : online ? CO_OWNERS_ONLINE : IN_PERSON}</p>
      <FieldsForm
        {...props}
        fieldsFor={(fields, typed) => (isOnline ? onlineFields : signingFields)(asked(fields), typed)}
        own={{
          closing: (control) => <OfficeClosingFields key="closing" file={file} signers={documentSigners} {...control} />,
          deed: (control) => (
            <ReceivedField
              key="deed"
              file={file}
              kind="SIGNED_DEED"
              noun="signed deed"
              about="The borrower has a copy as soon as you record the signing."
              {...control}
            />
          ),
        }}
      />
    </>
  )
}
