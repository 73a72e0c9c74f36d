import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { Checkbox } from '@hearthline/ui/checkbox'
import { DateField, type DateParts, emptyDate } from '@hearthline/ui/date-field'
import { FieldSet, useFieldIds } from '@hearthline/ui/field'
import { MoneyField } from '@hearthline/ui/money-field'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { Textarea } from '@hearthline/ui/textarea'
import type { FieldSpec } from './field-spec.ts'
import { partOf, type Values, valuesOf } from './field-values.ts'
import { tidyAmount } from './read-answer.ts'

interface FieldProps<Spec extends FieldSpec = FieldSpec> {
  spec: Spec
  /** Full path, for messages. */
  name: string
  /** What stands before the path in the ids of the controls. */
  prefix: string
  value: unknown
  errors: Readonly<Record<string, string | undefined>>
  onChange: (value: unknown) => void
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

export interface SchemaFieldsProps {
  fields: readonly FieldSpec[]
  /** Path of the group around them; left out for the answer itself. */
  within?: string
  /** Keeps the ids of the controls from those of others on the page; the messages go by paths without it. */
  prefix?: string
  values: Values
  /** By path. */
  errors: Readonly<Record<string, string | undefined>>
  onChange: (values: Values) => void
}

/** The fields of a group, each under its own path. */
export function SchemaFields({ fields, within = '', prefix = '', values, errors, onChange }: SchemaFieldsProps) {
  return fields.map((spec) => {
    const part = partOf(spec.name)
    return (
      <SchemaField
        key={part}
        spec={spec}
        name={within === '' ? part : `${within}.${part}`}
        prefix={prefix}
        value={values[part]}
        errors={errors}
        onChange={(value) => onChange({ ...values, [part]: value })}
      />
    )
  })
}

function SchemaField(props: FieldProps) {
  const { spec, name, prefix, value, errors, onChange } = props
  const words = { name: prefix + name, label: spec.label, optional: spec.optional, required: !spec.optional, error: errors[name] }
  switch (spec.kind) {
    case 'group':
      return (
        <SchemaFields
          fields={spec.fields}
          within={name}
          prefix={prefix}
          values={(value ?? {}) as Values}
          errors={errors}
          onChange={onChange}
        />
      )
    case 'list':
      return <ListField {...props} spec={spec} />
    case 'choices':
      return <ChoicesField {...props} spec={spec} />
    case 'choice':
      return spec.as === 'list' ? (
        <Select
          {...words}
          placeholder="Choose one"
          options={spec.options}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <RadioGroup {...words} options={spec.options} value={String(value ?? '')} onValueChange={onChange} />
      )
    case 'yes-no':
      return spec.options ? (
        <RadioGroup {...words} options={spec.options} value={String(value ?? '')} onValueChange={onChange} />
      ) : (
        <Select
          {...words}
          placeholder="Choose one"
          options={YES_NO}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'money':
      return <MoneyField {...words} value={(value ?? null) as number | null} onChange={onChange} />
    case 'date':
      return <DateField {...words} value={(value ?? emptyDate) as DateParts} onChange={onChange} />
    case 'yes':
      return (
        <Checkbox
          {...words}
          required={spec.mustBeTrue}
          optional={false}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'texts':
    case 'json':
      return (
        <Textarea
          {...words}
          rows={4}
          spellCheck={false}
          description={spec.kind === 'texts' ? 'One per line.' : 'As JSON.'}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'amount':
    case 'day':
      return (
        <TextField
          {...words}
          type={spec.kind === 'day' ? 'date' : 'text'}
          inputMode={spec.kind === 'amount' ? 'decimal' : undefined}
          prefix={spec.kind === 'amount' ? spec.unit : undefined}
          autoComplete="off"
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => {
            const tidy = spec.kind === 'amount' ? tidyAmount(event.currentTarget.value) : event.currentTarget.value
            if (tidy !== event.currentTarget.value) onChange(tidy)
          }}
        />
      )
    case 'number':
      return (
        <TextField
          {...words}
          inputMode={spec.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value.replace(/[^\d.,-]/g, ''))}
        />
      )
    default:
      return <TextLine {...props} spec={spec} />
  }
}

function TextLine({ spec, name, prefix, value, errors, onChange }: FieldProps<Extract<FieldSpec, { kind: 'text' }>>) {
  const words = {
    name: prefix + name,
    label: spec.label,
    optional: spec.optional,
    required: !spec.optional,
    error: errors[name],
    maxLength: spec.maxLength,
    value: String(value ?? ''),
  }
  if (spec.long) return <Textarea {...words} onChange={(event) => onChange(event.currentTarget.value)} />
  return (
    <TextField
      {...words}
      type={spec.email ? 'email' : 'text'}
      inputMode={spec.digits || spec.secret ? 'numeric' : undefined}
      autoComplete={spec.autofill ? undefined : 'off'}
      onChange={(event) => onChange(spec.digits ? event.currentTarget.value.replace(/[^\d]/g, '') : event.currentTarget.value)}
    />
  )
}

function ChoicesField({ spec, name, prefix, value, errors, onChange }: FieldProps<Extract<FieldSpec, { kind: 'choices' }>>) {
  const chosen = (value ?? []) as readonly string[]
  const id = prefix + name
  const ids = useFieldIds({ id: `${id}-group`, error: errors[name] })
  return (
    <FieldSet ids={ids} label={spec.label} optional={spec.optional} error={errors[name]} role="group">
      {spec.options.map(({ value: option, label }, index) => (
        <Checkbox
          key={option}
          // The first box is where the error summary leads.
          id={index === 0 ? id : `${id}-${option}`}
          label={label}
          checked={chosen.includes(option)}
          onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, option] : chosen.filter((one) => one !== option))}
        />
      ))}
    </FieldSet>
  )
}

function ListField({ spec, name, prefix, value, errors, onChange }: FieldProps<Extract<FieldSpec, { kind: 'list' }>>) {
  const entries = (value ?? []) as readonly Values[]
  const change = (at: number, entry: Values) => onChange(entries.map((one, index) => (index === at ? entry : one)))
  return (
    <section aria-label={spec.label} className="grid gap-4" id={prefix + name} tabIndex={-1}>
      <h2>{spec.label}</h2>
      {errors[name] && <p className="text-critical">{errors[name]}</p>}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other identity while it is being typed
        <Card key={index} title={`${spec.label} ${index + 1}`} level={3} padding="tight">
          <div className="grid gap-5">
            <SchemaFields
              fields={spec.fields}
              within={`${name}.${index}`}
              prefix={prefix}
              values={entry}
              errors={errors}
              onChange={(next) => change(index, next)}
            />
            <Button size="medium" variant="quiet" onClick={() => onChange(entries.filter((_, at) => at !== index))}>
              Remove
            </Button>
          </div>
        </Card>
      ))}
      {entries.length < (spec.maximum ?? 20) && (
        <Button size="medium" variant="secondary" onClick={() => onChange([...entries, valuesOf(spec.fields, undefined)])}>
          {entries.length === 0 ? 'Add one' : 'Add another'}
        </Button>
      )}
    </section>
  )
}
