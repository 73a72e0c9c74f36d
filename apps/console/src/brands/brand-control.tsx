import { svgFaults } from '@hearthline/brands/desk'
import { Checkbox } from '@hearthline/ui/checkbox'
import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { Textarea } from '@hearthline/ui/textarea'
import { useId, useState } from 'react'
import type { BrandField, Option } from './brand-field.ts'
import { listOf, readDollars, readWhole, writeDollars } from './brand-values.ts'

interface ControlProps<Kind extends BrandField['kind'] = BrandField['kind']> {
  readonly field: Extract<BrandField, { kind: Kind }>
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
}

/** The control of one value that is neither a list of parts nor a group. */
export function BrandControl(props: ControlProps) {
  const { field, value, error, onChange } = props
  const { label, help: description, optional } = field
  const common = { label, description, error, ...(optional && { optional }) }
  switch (field.kind) {
    case 'fixed':
      return <TextField {...common} readOnly value={typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '')} />
    case 'switch':
      return <Checkbox {...common} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
    case 'choice':
      return (
        <Select
          {...common}
          value={String(value ?? '')}
          placeholder="Choose"
          options={field.options.map(([one, words]) => ({ value: String(one), label: words }))}
          onChange={({ target }) => onChange(field.options.find(([one]) => String(one) === target.value)?.[0])}
        />
      )
    case 'several':
      return <Several {...props} field={field} />
    case 'color':
      return <ColorControl {...props} field={field} />
    case 'drawing':
      return <Drawing {...props} field={field} />
    case 'long':
      return <Textarea {...common} rows={14} spellCheck value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
    default:
      return <Typed key={field.path} {...props} />
  }
}

/** What is typed stays as it stands in the field while it means the same: "195" is not turned into "195.00" under the cursor. */
function Typed({ field, value, error, onChange }: ControlProps) {
  const [read, write] = codecOf(field)
  const [typed, setTyped] = useState<string>()
  const shown = typed !== undefined && JSON.stringify(read(typed)) === JSON.stringify(value) ? typed : write(value)
  const { label, help: description, optional } = field
  const common = {
    ...{ label, description, error, value: shown, autoComplete: 'off', onBlur: () => setTyped(undefined) },
    ...(optional && { optional }),
  }
  const type = (next: string) => {
    setTyped(next)
    onChange(read(next))
  }
  if (field.kind === 'lines') return <Textarea {...common} onChange={({ target }) => type(target.value)} />
  return (
    <TextField
      {...common}
      prefix={field.kind === 'cents' ? '$' : undefined}
      inputMode={field.kind === 'cents' ? 'decimal' : undefined}
      onChange={({ target }) => type(target.value)}
    />
  )
}

type Codec = readonly [read: (typed: string) => unknown, write: (value: unknown) => string]

const inLine = (list: readonly unknown[], by: string): string => list.map(String).join(by)

function codecOf(field: BrandField): Codec {
  const empty = field.optional ? undefined : ''
  if (field.kind === 'cents') return [(typed) => (typed.trim() === '' ? (field.none ? null : '') : readDollars(typed)), writeDollars]
  if (field.kind === 'whole') return [(typed) => (typed.trim() === '' ? empty : readWhole(typed)), (value) => String(value ?? '')]
  if (field.kind === 'numbers')
    return [
      (typed) =>
        typed.trim() === ''
          ? undefined
          : typed
              .split(/[\s,]+/)
              .filter(Boolean)
              .map(readWhole),
      (value) => inLine(listOf(value), ', '),
    ]
  if (field.kind === 'lines') return [(typed) => typed.split(/[\s,;]+/).filter(Boolean), (value) => inLine(listOf(value), '\n')]
  return [(typed) => (typed === '' ? empty : typed), (value) => String(value ?? '')]
}

function Several({ field, value, error, onChange }: ControlProps<'several'>) {
  const chosen = listOf(value)
  const toggle = (one: Option[0]) => {
    const next = field.options.map(([each]) => each).filter((each) => chosen.includes(each) !== (each === one))
    onChange(next.length === 0 && field.optional ? undefined : next)
  }
  const errorId = useId()
  return (
    <fieldset className="brand-several" data-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined}>
      <legend>
        {field.label}
        {field.optional && <span className="ui-optional"> (optional)</span>}
      </legend>
      {field.help && <p className="ui-description">{field.help}</p>}
      {error && (
        <p className="brand-fault" id={errorId}>
          {error}
        </p>
      )}
      <div className="brand-choices">
        {field.options.map(([one, label]) => (
          <Checkbox key={one} label={label} checked={chosen.includes(one)} onChange={() => toggle(one)} />
        ))}
      </div>
    </fieldset>
  )
}

function ColorControl({ field, value, error, onChange }: ControlProps<'color'>) {
  const text = String(value ?? '')
  return (
    <TextField
      {...{ label: field.label, error }}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => onChange(target.value.trim())}
      suffix={
        <input
          type="color"
          className="brand-swatch"
          aria-label={`Choose: ${field.label}`}
          value={/^#[0-9A-Fa-f]{6}$/.test(text) ? text.toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
      }
    />
  )
}

const LARGEST = 200_000

function Drawing({ field, value, error, onChange }: ControlProps<'drawing'>) {
  const id = useId()
  const [faults, setFaults] = useState<readonly string[]>([])
  const choose = async (file: File | undefined) => {
    if (!file) return
    const svg = await file.text()
    const found = [...svgFaults(svg), ...(svg.length > LARGEST ? ['is too large: at most 200 kB.'] : [])]
    setFaults(found.map((fault) => `${file.name} ${fault}`))
    if (found.length === 0) onChange(svg)
  }
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(String(value ?? ''))}`
  return (
    <div className="brand-drawing">
      <div className="brand-grounds">
        <img src={source} alt={`${field.label} on a light ground`} data-ground="light" />
        <img src={source} alt={`${field.label} on a dark ground`} data-ground="dark" />
      </div>
      <label htmlFor={id}>{field.label}: choose an SVG file</label>
      <input
        id={id}
        type="file"
        accept=".svg,image/svg+xml"
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={`${id}-told`}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <div id={`${id}-told`} role="status">
        {faults.length > 0 && <p className="brand-fault">{faults.join(' ')} The drawing from before stays.</p>}
        {error && <p className="brand-fault">{error}</p>}
      </div>
    </div>
  )
}
