import { type FieldSpec, SchemaFields, type Values } from '@hearthline/schema-form'
import type { ReactNode } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { type OwnWhole, PREFIX } from '../decision/fields-form.tsx'
import { ReceivedField } from '../received/received-field.tsx'
import { Scans } from './paper-signing-form.tsx'
import './closing.css'

interface SignedByHandProps {
  readonly file: ApplicationFile
  /** Who signed. */
  readonly name: string
  /** The path of this one in the answer. */
  readonly within: string
  readonly value: Values
  readonly errors: OwnWhole['errors']
  /** After their name: 'scans of what came back'. */
  readonly scans: string
  /** Who has a copy of the scans, and when; left out where whoever signed has. */
  readonly about?: string
  /** Whether the ID that they showed is recorded here. */
  readonly showsId: boolean
  /** What else is asked of them; the two files have controls of their own. */
  readonly fields: readonly FieldSpec[]
  readonly hints?: readonly string[]
  readonly onChange: (next: Values) => void
  /** Other controls of this one person. */
  readonly children?: ReactNode
}

const FOR_THE_FILE = 'Kept for the file.'

export const last = ({ name }: FieldSpec): string => name.split('.').at(-1) ?? name

/** Without the files: they have controls of their own. */
const withoutFiles = (fields: readonly FieldSpec[]): readonly FieldSpec[] =>
  fields
    .filter((field) => last(field) !== 'scans')
    .map((field) => (field.kind === 'group' ? { ...field, fields: field.fields.filter((part) => last(part) !== 'scan') } : field))

/** What one person signed in ink: scans of it, the ID by which it was seen who they are, and what else is asked. */
export function SignedByHand(props: SignedByHandProps) {
  const { file, name, within, value, errors, scans, about, showsId, fields, hints = [], onChange, children } = props
  const identity = (value.identity ?? {}) as Values
  const fault = errors[`${within}.party`]
  return (
    <fieldset className="deliveries">
      <legend>{name}</legend>
      {fault && <p className="ui-field-error">{fault}</p>}
      {hints.map((hint) => (
        <p key={hint} className="hint">
          {hint}
        </p>
      ))}
      <Scans
        file={file}
        {...(about !== undefined && { about })}
        id={`${PREFIX}${within}.scans`}
        label={`${name}: ${scans}`}
        value={value.scans}
        error={errors[`${within}.scans`]}
        onChange={(next) => onChange({ ...value, scans: next })}
      />
      {showsId && (
        <ReceivedField
          file={file}
          kind="OWNER_IDENTITY"
          noun="scan of the ID"
          about={FOR_THE_FILE}
          id={`${PREFIX}${within}.identity.scan`}
          label={`${name}: scan of the ID`}
          value={identity.scan}
          error={errors[`${within}.identity.scan`] ?? errors[`${within}.identity`]}
          onChange={(scan) => onChange({ ...value, identity: { ...identity, scan } })}
        />
      )}
      {children}
      <div className="decision-fields">
        <SchemaFields fields={withoutFiles(fields)} within={within} prefix={PREFIX} values={value} errors={errors} onChange={onChange} />
      </div>
    </fieldset>
  )
}
