import { isDrawn } from '@hearthline/domain/facts/signature-box'
import { Card } from '@hearthline/ui/card'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import { applyFieldErrors } from '../forms/apply-field-errors.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { type FieldProblem, useForm } from '../forms/use-form.ts'
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

/** The controls by the paths of the event. */
const FIELDS: Readonly<Record<string, string>> = {
  'signature.name': 'name',
  'signature.initials': 'initials',
  'signature.signatureDrawing': 'signature-drawing',
  'signature.initialsDrawing': 'initials-drawing',
}

/** What stands at each place: typed, or drawn. Initials are asked for where some place needs them. */
export function AdoptPhase({ state }: { readonly state: SigningStateBody }) {
  const form = useForm({ name: state.name, initials: initialsOf(state.name) })
  const needsInitials = state.documents.some(({ places }) => places.some((place) => place.form === 'INITIALS'))
  const { record, busy, error } = useRecord((problem) => {
    const found: FieldProblem[] = []
    applyFieldErrors(problem, (path, { message }) => found.push({ field: FIELDS[path] ?? path, message }))
    form.fail(found.filter(({ field }) => needsInitials || field !== 'initials'))
  })
  const [way, setWay] = useState<AdoptedSignature['form']>('TYPED')
  const [signatureDrawing, setSignatureDrawing] = useState<Strokes>([])
  const [initialsDrawing, setInitialsDrawing] = useState<Strokes>([])
  useFillWithExample(() => setWay('TYPED'))
  const { errors, values } = form
  const name = values.name.trim()
  const initials = needsInitials ? values.initials.trim() : initialsOf(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const drawsInitials = way === 'DRAWN' && needsInitials
    const missing = [
      ...(name.length < 2 ? [{ field: 'name', message: 'Type your full name' }] : []),
      ...(needsInitials && initials === '' ? [{ field: 'initials', message: 'Type your initials' }] : []),
      ...(way === 'DRAWN' && !isDrawn(signatureDrawing)
        ? [{ field: 'signature-drawing', message: drawFault(signatureDrawing, 'signature') }]
        : []),
      ...(drawsInitials && !isDrawn(initialsDrawing)
        ? [{ field: 'initials-drawing', message: drawFault(initialsDrawing, 'initials') }]
        : []),
    ]
    form.fail(missing)
    if (missing.length > 0) return
    const drawings = { signatureDrawing: copy(signatureDrawing), ...(drawsInitials && { initialsDrawing: copy(initialsDrawing) }) }
    const signature: AdoptedSignature = way === 'TYPED' ? { form: way, name, initials } : { form: way, name, initials, ...drawings }
    await record({ event: 'SIGNATURE_ADOPTED', signature })
  }
  const preview = { form: 'TYPED', name: values.name, initials } as const
  return (
    <form className="grid gap-6" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <RadioGroup
        name="form"
        label="How it looks"
        options={FORMS}
        value={way}
        onValueChange={(value) => setWay(value as AdoptedSignature['form'])}
      />
      <TextField
        id="name"
        name="name"
        label="Your full name"
        required
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
      />
      {needsInitials && (
        <TextField
          id="initials"
          name="initials"
          label="Your initials"
          required
          maxLength={6}
          autoComplete="off"
          value={values.initials}
          error={errors.initials}
          onChange={(event) => form.set('initials', event.currentTarget.value)}
        />
      )}
      {way === 'TYPED' ? (
        <Card as="div" padding="tight">
          <p className="text-muted text-sm">How it will look</p>
          <p>
            <SignatureMark signature={preview} form="SIGNATURE" />
          </p>
          {needsInitials && (
            <p>
              <SignatureMark signature={preview} form="INITIALS" />
            </p>
          )}
        </Card>
      ) : (
        <>
          <SignaturePad
            id="signature-drawing"
            label="Your signature"
            strokes={signatureDrawing}
            error={errors['signature-drawing']}
            onStrokes={setSignatureDrawing}
          />
          {needsInitials && (
            <SignaturePad
              id="initials-drawing"
              label="Your initials, drawn"
              strokes={initialsDrawing}
              error={errors['initials-drawing']}
              onStrokes={setInitialsDrawing}
            />
          )}
        </>
      )}
      <SubmitRow label="Use this signature" loading={busy} note="It has the same effect as your handwritten signature." />
    </form>
  )
}
