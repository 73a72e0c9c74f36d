import { partsOfFactName } from '@hearthline/domain'
import { FieldsForm, type OwnControl } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { ReceivedField } from '../received/received-field.tsx'
import { documentTypeName } from '../words/document-type-names.ts'
import { witnessFields } from './witness-fields.ts'

const PAPER_SIGNINGS: ReadonlySet<string> = new Set(['paper-signing', 'signer-paper-signing'])

/** The borrower's, or that of one who signs beside them. */
export const isPaperSigning = (name: string): boolean => PAPER_SIGNINGS.has(partsOfFactName(name).item)

interface Printed {
  readonly kind: string
  readonly documentId: string
  readonly part: string
}

/** Documents that came back signed in ink: who signed, when, before whom, and the scans. */
export function PaperSigningForm(props: DecisionProps) {
  const { documents = [] } = (props.item.about ?? {}) as { documents?: readonly Printed[] }
  return (
    <>
      <p className="hint">
        The set that was sent, under Documents below. To sign:{' '}
        {documents
          .filter(({ part }) => part === 'SIGN')
          .map(({ kind }) => documentTypeName(kind))
          .join(', ')}
        . To read:{' '}
        {documents
          .filter(({ part }) => part !== 'SIGN')
          .map(({ kind }) => documentTypeName(kind))
          .join(', ')}
        . Check that every place is signed before you record it. A document that changes later is sent and signed again.
      </p>
      <FieldsForm {...props} fieldsFor={witnessFields} own={{ scans: (control) => <Scans key="scans" file={props.file} {...control} /> }} />
    </>
  )
}

const COPY = 'Whoever signed has a copy as soon as you record it.'

/** One scan of the set, or one of each document. */
export function Scans({
  file,
  value,
  onChange,
  error,
  about = COPY,
  ...control
}: OwnControl & Pick<DecisionProps, 'file'> & { about?: string }) {
  // An example names files that nobody has uploaded: it fills in none.
  const scans = ((Array.isArray(value) ? value : []) as readonly string[]).filter((scan) => scan !== '')
  const put = (index: number) => (next: unknown) =>
    onChange([...scans.slice(0, index), ...(typeof next === 'string' && next ? [next] : []), ...scans.slice(index + 1)])
  return [...scans, ''].map((scan, index) => (
    <ReceivedField
      key={scan || 'next'}
      file={file}
      kind="SIGNED_ON_PAPER"
      noun="scan"
      about={about}
      {...control}
      id={index === 0 ? control.id : `${control.id}-${index}`}
      label={index === 0 ? control.label : `Scan ${index + 1}`}
      value={scan}
      error={index === 0 ? error : undefined}
      taken={scans}
      onChange={put(index)}
    />
  ))
}
