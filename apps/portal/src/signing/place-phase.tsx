import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { announce } from '@hearthline/ui/live-region'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useState } from 'react'
import { DocumentViewer } from '../document-viewer/document-viewer.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { SignatureMark } from './signature-mark.tsx'
import { nextPlace } from './signing-phase.ts'
import type { SigningStateBody } from './signing-source.ts'
import { useRecord } from './use-signing.ts'

/** Each place in turn: what it is in, what will stand there, and one button. */
export function PlacePhase({ state }: { readonly state: SigningStateBody }) {
  const { record, busy, error } = useRecord()
  const [isOpen, setOpen] = useState(false)
  const next = nextPlace(state.documents)
  if (!next || !state.signature) return null
  const { document, place, number, of } = next
  const isInitials = place.form === 'INITIALS'
  const sign = async () => {
    const after = await record({ event: 'PLACE_SIGNED', document: document.uuid, sha256: document.sha256, place: place.place })
    const then = after && nextPlace(after.documents)
    if (then) announce(`Signed. Next: ${then.place.label}, ${then.number} of ${then.of}.`)
  }
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void sign()
      }}
    >
      <FormProblem error={error} />
      <Card as="section" padding="tight" title={`${document.title}: ${number} of ${of}`} level={3}>
        <p className="mt-2">{place.label}</p>
        <p className="mt-2 border-b border-hairline pb-2">
          <SignatureMark signature={state.signature} form={place.form} />
        </p>
      </Card>
      <div>
        <Button variant="secondary" size="medium" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the document' : 'Look at the document again'}
        </Button>
      </div>
      {isOpen && <DocumentViewer key={document.uuid} document={document} />}
      <SubmitRow label={isInitials ? 'Put my initials here' : 'Sign here'} loading={busy} loadingLabel="Signing…" />
    </form>
  )
}
