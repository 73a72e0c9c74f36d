import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { Checkbox } from '@hearthline/ui/checkbox'
import { DateField, type DateParts } from '@hearthline/ui/date-field'
import { FieldSet, useFieldIds } from '@hearthline/ui/field'
import { MoneyField } from '@hearthline/ui/money-field'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { Textarea } from '@hearthline/ui/textarea'
import { type Values, valuesOf } from './answer.ts'
import type { FieldSpec } from './field-spec.ts'

interface FieldProps<Spec extends FieldSpec = FieldSpec> {
  spec: Spec
  /** Full path, for ids and messages. */
  name: string
  value: unknown
  errors: Readonly<Record<string, string>>
  onChange: (value: unknown) => void
}

/** More options than this are a list to open, not radios. */
const RADIOS_UP_TO = 6

const key = (name: string): string => name.split('.').at(-1) ?? name

/** The fields of a group, each under its own path. */
export function SchemaFields({
  fields,
  within,
  values,
  errors,
  onChange,
}: {
  fields: readonly FieldSpec[]
  within: string
  values: Values
  errors: Readonly<Record<string, string>>
  onChange: (values: Values) => void
}) {
  return fields.map((spec) => {
    const part = key(spec.name)
    return (
      <SchemaField
        key={part}
        spec={spec}
        name={within === '' ? part : `${within}.${part}`}
        value={values[part]}
        errors={errors}
        onChange={(value) => onChange({ ...values, [part]: value })}
      />
    )
  })
}

function SchemaField(props: FieldProps) {
  const { spec, name, value, errors, onChange } = props
  const words = { name, label: spec.label, optional: spec.optional, required: !spec.optional, error: errors[name] }
  switch (spec.kind) {
    case 'group':
      return <SchemaFields fields={spec.fields} within={name} values={value as Values} errors={errors} onChange={onChange} />
    case 'list':
      return <ListField {...props} spec={spec} />
    case 'choices':
      return <ChoicesField {...props} spec={spec} />
    case 'choice':
      return spec.options.length > RADIOS_UP_TO || spec.optional ? (
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
    case 'money':
      return <MoneyField {...words} value={value as number | null} onChange={onChange} />
    case 'date':
      return <DateField {...words} value={value as DateParts} onChange={onChange} />
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
      return (
        <Textarea
          {...words}
          description="One per line."
          value={(value as readonly string[]).join('\n')}
          onChange={(event) => onChange(event.currentTarget.value.split('\n').filter((line) => line.trim() !== ''))}
        />
      )
    case 'number':
      return (
        <TextField
          {...words}
          inputMode="numeric"
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value.replace(/[^\d.-]/g, ''))}
        />
      )
    default:
      return <TextLine {...props} spec={spec} />
  }
}

function TextLine({ spec, name, value, errors, onChange }: FieldProps<Extract<FieldSpec, { kind: 'text' }>>) {
  const words = {
    name,
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
      autoComplete={spec.secret ? 'off' : undefined}
      onChange={(event) => onChange(spec.digits ? event.currentTarget.value.replace(/[^\d]/g, '') : event.currentTarget.value)}
    />
  )
}

function ChoicesField({ spec, name, value, errors, onChange }: FieldProps<Extract<FieldSpec, { kind: 'choice' | 'choices' }>>) {
  const chosen = value as readonly string[]
  const ids = useFieldIds({ id: `${name}-group`, error: errors[name] })
  return (
    <FieldSet ids={ids} label={spec.label} optional={spec.optional} error={errors[name]} role="group">
      {spec.options.map(({ value: option, label }, index) => (
        <Checkbox
          key={option}
          // The first box is where the error summary leads.
          id={index === 0 ? name : `${name}-${option}`}
          label={label}
          checked={chosen.includes(option)}
          onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, option] : chosen.filter((one) => one !== option))}
        />
      ))}
    </FieldSet>
  )
}

function ListField({ spec, name, value, errors, onChange }: FieldProps<Extract<FieldSpec, { kind: 'list' }>>) {
  const entries = value as readonly Values[]
  const change = (at: number, entry: Values) => onChange(entries.map((one, index) => (index === at ? entry : one)))
  return (
    <section aria-label={spec.label} className="grid gap-4" id={name} tabIndex={-1}>
      <h2>{spec.label}</h2>
      {errors[name] && <p className="text-critical">{errors[name]}</p>}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other identity while it is being typed
        <Card key={index} title={`${spec.label} ${index + 1}`} level={3} padding="tight">
          <div className="grid gap-5">
            <SchemaFields
              fields={spec.fields}
              within={`${name}.${index}`}
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
          Add another
        </Button>
      )}
    </section>
  )
}
