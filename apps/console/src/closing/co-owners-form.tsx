import type { FieldSpec, Values } from '@hearthline/schema-form'
import { Button } from '@hearthline/ui/button'
import { useEffect } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { changeDraft, readDraft, useDraft } from '../decision/draft.ts'
import { FieldsForm, type OwnWhole } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { marriageField } from './marriage-field.ts'
import { last, SignedByHand } from './signed-by-hand.tsx'
import { witnessFields } from './witness-fields.ts'
import './closing.css'

interface Owner {
  readonly party: string
  readonly name: string
  readonly state: 'DONE' | 'BEGUN' | 'EMAILED' | 'NO_EMAIL'
  /** Whom they may be married to, of an owner who has not said it where the law has their spouse sign. */
  readonly people?: readonly { readonly party: string; readonly name: string }[]
}

const STATES: Readonly<Record<Owner['state'], string>> = {
  DONE: 'has signed online.',
  BEGUN: 'has begun to sign online, and finishes there. They can choose paper there too.',
  EMAILED: 'is asked by email. Record paper only if they cannot sign online, and say why.',
  NO_EMAIL: 'has no email that works. Enter one under “Additional signers”, or record what they signed on paper.',
}

const ownersOf = ({ item }: Pick<DecisionProps, 'item'>): readonly Owner[] =>
  ((item.about ?? {}) as { readonly owners?: readonly Owner[] }).owners ?? []

const onPaper = ({ state }: Owner): boolean => state === 'EMAILED' || state === 'NO_EMAIL'

/** Nothing that was not chosen: who was there is a fact of the record. */
const BLANK = { scans: [], identity: {} }

/** Owners who sign in ink: for each what came back, before whom it was signed, and the ID that showed who they are. */
export function CoOwnersForm(props: DecisionProps) {
  const { file, item, draftKey } = props
  const owners = ownersOf(props)
  useEffect(() => {
    const { typed } = readDraft(draftKey)
    if (typed.owners) return
    const waiting = ownersOf({ item }).filter(onPaper)
    const blank = ownersOf({ item }).length === 0 ? [BLANK] : waiting.map(({ party, name }) => ({ ...BLANK, party, name }))
    changeDraft(draftKey, { typed: { ...typed, owners: blank } })
  }, [item, draftKey])
  const { typed } = useDraft(draftKey)
  const typedOwners = (Array.isArray(typed.owners) ? typed.owners : []) as readonly Values[]
  return (
    <>
      <ul className="hint">
        {owners.map((owner) => (
          <li key={owner.party}>
            <strong>{owner.name}</strong> {STATES[owner.state]}
          </li>
        ))}
      </ul>
      <FieldsForm
        {...props}
        whose={(path) => {
          const { party } = typedOwners[Number(/^owners\.(\d+)\./.exec(path)?.[1])] ?? {}
          return owners.find((owner) => owner.party === party)?.name
        }}
        own={{ owners: (control) => <PaperOwners key="owners" file={file} owners={owners} {...control} /> }}
      />
    </>
  )
}

/** Who they are is known. */
function fieldsFor(fields: readonly FieldSpec[], owner: Values, { state, people }: Partial<Owner> = {}): readonly FieldSpec[] {
  const hidden = new Set([
    'party',
    ...(people ? [] : ['marriage']),
    ...(state ? ['name'] : []),
    ...(state === 'EMAILED' ? [] : ['whyPaper']),
  ])
  const shown = witnessFields(fields, owner).filter((field) => !hidden.has(last(field)))
  return shown.map((field) => (last(field) === 'marriage' ? marriageField(field, people ?? []) : field))
}

function PaperOwners({
  file,
  owners,
  field,
  id,
  value,
  error,
  errors,
  onChange,
}: OwnWhole & { file: ApplicationFile; owners: readonly Owner[] }) {
  const given = (Array.isArray(value) ? value : []) as readonly Values[]
  if (field.kind !== 'list') return null
  const change = (at: number, next: Values) => onChange(given.map((one, index) => (index === at ? next : one)))
  return (
    <div id={id} tabIndex={-1} className="payoff-quotes">
      <p className="hint">Everyone who has an email is told what you record, and whoever records it does not approve the money.</p>
      {error && <p className="ui-field-error">{error}</p>}
      {given.map((owner, index) => {
        const within = `owners.${index}`
        const known = owners.find(({ party }) => party === owner.party)
        const legend = known?.name ?? `Owner ${index + 1}`
        return (
          <SignedByHand
            key={String(owner.party ?? index)}
            {...{ file, within, errors }}
            name={legend}
            value={owner}
            scans="scans of what came back"
            about="Kept for the file."
            showsId
            fields={fieldsFor(field.fields, owner, known)}
            onChange={(next) => change(index, next)}
          />
        )
      })}
      {owners.length === 0 && (
        <Button type="button" variant="secondary" onClick={() => onChange([...given, BLANK])}>
          Add a person
        </Button>
      )}
    </div>
  )
}
