import './identity.css'
import { IDENTITY_PARTS, type IdentityDocument, type IdentityPart } from '@hearthline/domain'
import { IDENTITY_DOCUMENTS } from '@hearthline/domain/items/identity/identity-documents'
import { CardSelect } from '@hearthline/ui/card-select'
import type { ReactNode } from 'react'
import type { SendOne } from '../use-uploads.ts'
import { DOCUMENT_NAMES, partsOf, partWords } from './identity-words.ts'
import { PictureSlot } from './picture-slot.tsx'
import type { AfterPhotos } from './use-after-photos.ts'

export interface IdentityValues {
  readonly document: string
  /** Ids of documents; empty where none was sent. */
  readonly front: string
  readonly back: string
  readonly selfie: string
}

export const NO_PHOTOS: IdentityValues = { document: '', front: '', back: '', selfie: '' }

const isDocument = (text: string): text is IdentityDocument => (IDENTITY_DOCUMENTS as readonly string[]).includes(text)

export const documentOf = ({ document }: Pick<IdentityValues, 'document'>): IdentityDocument | undefined =>
  isDocument(document) ? document : undefined

/** The answer as the form has it: the photos that this document takes, those that are missing left out; undefined before a document is chosen. */
export function givenPhotos(values: IdentityValues): Readonly<Record<string, string>> | undefined {
  const kind = documentOf(values)
  if (kind === undefined) return undefined
  return { document: kind, ...Object.fromEntries(partsOf(kind).flatMap((part) => (values[part] === '' ? [] : [[part, values[part]]]))) }
}

export const NO_DOCUMENT = { field: 'document', message: 'Choose a document' } as const
export const PHOTOS_NOTE = 'Your photos are encrypted, used only to verify you, and each time our team opens one it is recorded.'

export interface IdentityPhotosProps {
  readonly values: IdentityValues
  readonly errors: Readonly<Record<string, string>>
  readonly onValues: (values: IdentityValues) => void
  readonly onPhoto: (part: IdentityPart, document: string) => void
  readonly send: (kind: (typeof IDENTITY_PARTS)[IdentityPart]) => SendOne
  readonly onUploading: AfterPhotos['onUploading']
  /** Another way to the same photos, above them. */
  readonly handoff?: (kind: IdentityDocument) => ReactNode
}

/** Which document, then a photo of each side and one of the face. */
export function IdentityPhotos({ values, errors, onValues, onPhoto, send, onUploading, handoff }: IdentityPhotosProps) {
  const kind = documentOf(values)
  return (
    <>
      <CardSelect
        name="document"
        label="Which document will you use?"
        description="It must be valid and not expired."
        required
        value={values.document}
        error={errors.document}
        // Photos of one document are not those of another; the face stays the same.
        onValueChange={(value) => value !== values.document && onValues({ ...values, document: value, front: '', back: '' })}
        options={IDENTITY_DOCUMENTS.map((value) => ({ value, label: DOCUMENT_NAMES[value] }))}
      />
      {kind !== undefined && (
        <div className="identity-parts">
          {handoff?.(kind)}
          {partsOf(kind).map((part) => (
            <PictureSlot
              key={part === 'selfie' ? part : `${kind}/${part}`}
              part={part}
              words={partWords(kind, part)}
              document={values[part]}
              error={errors[part]}
              send={send(IDENTITY_PARTS[part])}
              onSent={({ uuid: id }) => onPhoto(part, id)}
              onUploading={onUploading}
            />
          ))}
        </div>
      )}
    </>
  )
}
