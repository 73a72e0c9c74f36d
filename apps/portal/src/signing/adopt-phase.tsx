import { isDrawn } from '@hearthline/domain/facts/signature-box'
import { Card } from '@hearthline/ui/card'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import { fieldFaults } from '../forms/field-faults.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { SignatureMark, type Strokes } from './signature-mark.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { initialsOf } from './signing-phase.ts'
import type { AdoptedSignature, SigningStateBody } from './signing-source.ts'
import { useRecord } from './use-signing.ts'

const FORMS = [
  { value: 'TYPED', label: 'Type my signature' },
  { value: 'DRAWN', label: 'Draw my signature', description: 'With a finger, a pen or a mouse' },
] as const

const copy = (strokes: Strokes): number[][] => strokes.map((stroke) => [...stroke])

const drawFault = (strokes: Strokes, what: 'signature' | 'initials'): string =>
  strokes.length === 0 ? `Draw your ${what}` : `Draw your ${what} larger`

/** What stands at each place: typed, or drawn. */
export function AdoptPhase({ state }: { readonly state: SigningStateBody }) {
  const { record, busy, error } = useRecord()
  const [form, setForm] = useState<AdoptedSignature['form']>('TYPED')
  const [name, setName] = useState(state.name)
  const [initials, setInitials] = useState(initialsOf(state.name))
  const [signatureDrawing, setSignatureDrawing] = useState<Strokes>([])
  const [initialsDrawing, setInitialsDrawing] = useState<Strokes>([])
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  useFillWithExample(() => setForm('TYPED'))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(name.trim().length < 2 && { name: 'Type your full name' }),
      ...(initials.trim() === '' && { initials: 'Type your initials' }),
      ...(form === 'DRAWN' && !isDrawn(signatureDrawing) && { signatureDrawing: drawFault(signatureDrawing, 'signature') }),
      ...(form === 'DRAWN' && !isDrawn(initialsDrawing) && { initialsDrawing: drawFault(initialsDrawing, 'initials') }),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    const words = { name: name.trim(), initials: initials.trim() }
    const signature: AdoptedSignature =
      form === 'TYPED'
        ? { form, ...words }
        : { form, ...words, signatureDrawing: copy(signatureDrawing), initialsDrawing: copy(initialsDrawing) }
    await record({ event: 'SIGNATURE_ADOPTED', signature })
  }
  const refused = fieldFaults(error)
  const preview = { form: 'TYPED', name, initials } as const
  return (
    <form className="grid gap-6" onSubmit={(event) => void submit(event)} noValidate>
      <FormProblem error={error} />
      <RadioGroup
        name="form"
        label="How it looks"
        options={FORMS}
        value={form}
        onValueChange={(value) => setForm(value as AdoptedSignature['form'])}
      />
      <TextField
        id="name"
        name="name"
        label="Your full name"
        required
        autoComplete="name"
        value={name}
        error={faults.name ?? refused['signature.name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        id="initials"
        name="initials"
        label="Your initials"
        required
        maxLength={6}
        autoComplete="off"
        value={initials}
        error={faults.initials ?? refused['signature.initials']}
        onChange={(event) => setInitials(event.currentTarget.value)}
      />
      {form === 'TYPED' ? (
        <Card as="div" padding="tight">
          <p className="text-muted text-sm">How it will look</p>
          <p>
            <SignatureMark signature={preview} form="SIGNATURE" />
          </p>
          <p>
            <SignatureMark signature={preview} form="INITIALS" />
          </p>
        </Card>
      ) : (
        <>
          <SignaturePad
            id="signature-drawing"
            label="Your signature"
            strokes={signatureDrawing}
            error={faults.signatureDrawing}
            onStrokes={setSignatureDrawing}
          />
          <SignaturePad
            id="initials-drawing"
            label="Your initials, drawn"
            strokes={initialsDrawing}
            error={faults.initialsDrawing}
            onStrokes={setInitialsDrawing}
          />
        </>
      )}
      <SubmitRow label="Use this signature" loading={busy} note="It has the same effect as your handwritten signature." />
    </form>
  )
}
