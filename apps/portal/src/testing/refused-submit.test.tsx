/** Where the keyboard is after a submit that was refused. */
import { borrowerForm, fieldsOf, type JsonSchema, readAnswer, SchemaFields, type Values } from '@hearthline/schema-form'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { TextField } from '@hearthline/ui/text-field'
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type FieldProblem, useForm } from '../forms/use-form.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const draw = (node: ReactNode) => act(() => root.render(node))
const submit = () => act(() => place.querySelector('form')!.requestSubmit())

const NAMES = z.object({ owner: z.string().min(1, 'Required'), kind: z.string().min(1, 'Required'), city: z.string().min(1, 'Required') })

/** By hand, its fields in another order than the schema's. */
function HandMade({ problems }: { problems?: readonly FieldProblem[] }) {
  const form = useForm({ owner: '', kind: '', city: 'Boise' })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (problems) form.fail(problems)
        else form.judge(NAMES)
      }}
    >
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <TextField label="City" name="city" value={form.values.city} onChange={() => {}} error={form.errors.city} />
      <RadioGroup
        label="Kind"
        name="kind"
        value={form.values.kind}
        error={form.errors.kind}
        onValueChange={(kind) => form.set('kind', kind)}
        options={[
          { value: 'house', label: 'House', disabled: true },
          { value: 'condo', label: 'Condo' },
        ]}
      />
      <TextField label="Owner" name="owner" value={form.values.owner} onChange={() => {}} error={form.errors.owner} />
      <button type="submit">Continue</button>
    </form>
  )
}

function FromSchema() {
  const fields = fieldsOf(
    z.toJSONSchema(z.object({ insurer: z.string(), policyNumber: z.string().check(z.minLength(2)) })) as JsonSchema,
    { insurer: 'Insurance company', policyNumber: 'Policy number' },
    borrowerForm,
  )
  const [values, setValues] = useState<Values>({ insurer: 'Harbor Mutual', policyNumber: '' })
  const [faults, setFaults] = useState<readonly FieldProblem[]>([])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFaults(readAnswer(fields, values).faults)
      }}
    >
      <ErrorSummary errors={faults} />
      <SchemaFields fields={fields} values={values} errors={{}} onChange={setValues} />
    </form>
  )
}

describe('after a refused submit', () => {
  it('the focus is on the first field to fix, in the order of the page, and the summary is announced', async () => {
    await draw(<HandMade />)
    await submit()
    expect(document.activeElement?.getAttribute('value')).toBe('condo')
    expect(place.querySelector('[role=alert]')?.textContent).toContain('Kind: Required')
  })
  it('a further refused submit brings the focus back to the first field', async () => {
    await draw(<HandMade />)
    await submit()
    place.querySelector<HTMLElement>('[type=submit]')!.focus()
    await submit()
    expect(document.activeElement?.getAttribute('name')).toBe('kind')
  })
  it('the same holds for a form made from a schema', async () => {
    await draw(<FromSchema />)
    await submit()
    expect(document.activeElement?.id).toBe('policyNumber')
  })
  it('the summary has the focus where the field is not on the page', async () => {
    await draw(<HandMade problems={[{ field: 'elsewhere', message: 'Something is missing' }]} />)
    await submit()
    expect(document.activeElement?.className).toBe('ui-summary')
  })
})
