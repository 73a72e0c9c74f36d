import type { FieldSpec, Values } from '@hearthline/schema-form'
import { SchemaFields } from '@hearthline/schema-form'
import { useEffect } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { marriageField } from '../closing/marriage-field.ts'
import { last, SignedByHand } from '../closing/signed-by-hand.tsx'
import { changeDraft, readDraft } from '../decision/draft.ts'
import { type OwnWhole, PREFIX } from '../decision/fields-form.tsx'
import { ReceivedField } from '../received/received-field.tsx'

export interface DocumentSigner {
  readonly party: string
  readonly name: string
  /** Whether a check of their own showed who they are; IN_REVIEW while the team looks at it. */
  readonly identity: 'SHOWN' | 'IN_REVIEW' | 'TO_SHOW'
  /** TO_CONFIRM: they said that they are unmarried. TO_SAY: they said nothing that stands. NONE: their spouse signs too, or none is asked for. */
  readonly marriage: 'NONE' | 'TO_CONFIRM' | 'TO_SAY'
  readonly people: readonly { readonly party: string; readonly name: string }[]
  /** Since when they have the itemized costs, where a day counts from it. */
  readonly costs: string
  /** Whether they may cancel the line, and are to have a notice of it. */
  readonly hasRight: boolean
}

const isDay = (costs: string): boolean => costs !== 'NONE' && costs !== 'NOT_KNOWN'

/** Who signs is known, and the place was chosen with the appointment. */
export function useClosingDraft(draftKey: string, signers: readonly DocumentSigner[], place: string | undefined): void {
  useEffect(() => {
    if (signers.length === 0) return
    const { typed } = readDraft(draftKey)
    if (typed.closing) return
    const blank = signers.map(({ party, name, identity, marriage, costs }) => ({
      party,
      signature: name,
      scans: [],
      ...(identity !== 'SHOWN' && { identity: {} }),
      ...(marriage !== 'NONE' && { marriage: {} }),
      ...(isDay(costs) && { costsOn: costs }),
    }))
    changeDraft(draftKey, { typed: { ...typed, closing: { ...(place && { place }), signers: blank } } })
  }, [draftKey, signers, place])
}

interface OfficeClosingFieldsProps extends OwnWhole {
  readonly file: ApplicationFile
  readonly signers: readonly DocumentSigner[]
}

const SHOWS_ID = 'No check of their own says who they are. Record the ID that they showed.'
const IN_REVIEW = 'Our team is reviewing their ID. Decide that review before you record what they signed.'

/** Who they are is known. */
const fieldsOf = (fields: readonly FieldSpec[], { identity, marriage, people, costs }: DocumentSigner): readonly FieldSpec[] =>
  fields.flatMap((field): readonly FieldSpec[] => {
    if (last(field) === 'signature') return [field]
    if (last(field) === 'marriage') return marriage === 'NONE' ? [] : [marriageField(field, people)]
    if (last(field) === 'costsOn') return costs === 'NONE' ? [] : [{ ...field, optional: false }]
    if (identity === 'SHOWN' || last(field) !== 'identity' || field.kind !== 'group') return []
    return [{ ...field, optional: false }]
  })

const ASKS: Readonly<Record<DocumentSigner['marriage'], string | undefined>> = {
  NONE: undefined,
  TO_CONFIRM: 'They said that they are unmarried. Ask them again, and record what they say: a spouse has to sign too.',
  TO_SAY: 'Ask them whether they are married: a spouse has to sign too.',
}
const NO_COSTS =
  'No day is recorded on which they read the itemized costs. Enter the day on which they had them: the law asks for one business day before signing.'

const NOTICE_HANDED =
  'They sign it at the office (12 CFR 1026.15(b)): it is printed with the documents. Their three business days then run from the day of the signing. Without it, record later when they had the notice. Kept for the file.'

/** Without a receipt the notice was not handed over there. */
function withReceipt({ noticeReceipt: _before, ...signer }: Values, next: unknown): Values {
  return (typeof next === 'string' && next ? { ...signer, noticeReceipt: next } : signer) as Values
}

/** What the closer asks them, and why. */
const hintsOf = ({ identity, marriage, costs }: DocumentSigner): readonly string[] =>
  [identity === 'IN_REVIEW' ? IN_REVIEW : identity === 'TO_SHOW' && SHOWS_ID, ASKS[marriage], costs === 'NOT_KNOWN' && NO_COSTS].filter(
    (hint) => typeof hint === 'string',
  )

/** What was signed at the office beside the deed: where, and for each who signed the name and the scans. */
export function OfficeClosingFields({ file, signers, field, id, value, error, errors, onChange }: OfficeClosingFieldsProps) {
  if (field.kind !== 'group') return null
  const closing = (value ?? {}) as Values
  const given = (Array.isArray(closing.signers) ? closing.signers : []) as readonly Values[]
  const list = field.fields.find((part) => last(part) === 'signers')
  const placeFields = field.fields.filter((part) => last(part) !== 'signers')
  const signerFields = list?.kind === 'list' ? list.fields : []
  const change = (at: number, next: Values) =>
    onChange({ ...closing, signers: given.map((one, index) => (index === at ? next : one)) } as Values)
  const missing = error ?? errors['closing.signers']
  return (
    <fieldset id={id} tabIndex={-1} className="deliveries">
      <legend>Documents signed at the office</legend>
      {missing && <p className="ui-field-error">{missing}</p>}
      <div className="decision-fields">
        <SchemaFields
          fields={placeFields}
          within="closing"
          prefix={PREFIX}
          values={closing}
          errors={errors}
          onChange={(next) => onChange({ ...closing, ...next } as Values)}
        />
      </div>
      {given.map((signer, index) => {
        const within = `closing.signers.${index}`
        const known = signers.find(({ party }) => party === signer.party)
        const name = known?.name ?? `Signer ${index + 1}`
        const showsId = known !== undefined && known.identity !== 'SHOWN'
        return (
          <SignedByHand
            key={String(signer.party)}
            {...{ file, name, within, errors, showsId }}
            value={signer}
            scans="scans of what they signed"
            fields={known ? fieldsOf(signerFields, known) : []}
            hints={known ? hintsOf(known) : []}
            onChange={(next) => change(index, next)}
          >
            {known?.hasRight && (
              <ReceivedField
                file={file}
                kind="FILE_EVIDENCE"
                noun="receipt for the notice"
                about={NOTICE_HANDED}
                id={`${PREFIX}${within}.noticeReceipt`}
                label={`${name}: receipt for two copies of the notice of the right to cancel, if you handed them over`}
                value={signer.noticeReceipt}
                error={errors[`${within}.noticeReceipt`]}
                onChange={(next) => change(index, withReceipt(signer, next))}
              />
            )}
          </SignedByHand>
        )
      })}
    </fieldset>
  )
}
