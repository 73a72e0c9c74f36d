import { contrastOf, isSame } from '@hearthline/brands/desk'
import { Button } from '@hearthline/ui/button'
import { Checkbox } from '@hearthline/ui/checkbox'
import { Select } from '@hearthline/ui/select'
import { Textarea } from '@hearthline/ui/textarea'
import { BrandControl } from './brand-control.tsx'
import { type Fault, faultsAt, faultsOfWhole } from './brand-faults.ts'
import type { BrandField } from './brand-field.ts'
import { COLOR_NAMES } from './brand-sections.ts'
import { type Content, listOf, valueAt, withValue, wordsOf } from './brand-values.ts'

export interface FormState {
  readonly content: Content
  /** In force, so that what is changed is marked. */
  readonly inForce: Content
  readonly faults: readonly Fault[]
  readonly set: (path: string, value: unknown) => void
}

/** Fields of a section, of an entry of a list, or of a group; `within` ends with a point. */
export function BrandFields({ fields, within = '', form }: { fields: readonly BrandField[]; within?: string; form: FormState }) {
  return fields.map((field) => <OneField key={field.path} {...{ field, form }} path={`${within}${field.path}`} />)
}

interface PartProps<Kind extends BrandField['kind'] = BrandField['kind']> {
  readonly field: Extract<BrandField, { kind: Kind }>
  readonly path: string
  readonly form: FormState
}

function OneField(props: PartProps) {
  const { field, path, form } = props
  const [value, was] = [valueAt(form.content, path), valueAt(form.inForce, path)]
  const isChanged = !isSame(value, was)
  return (
    <div className="brand-field" data-path={path} data-changed={isChanged || undefined}>
      <Inner {...props} />
      {isChanged && (
        <p className="brand-changed">
          <strong>Changed.</strong> {isShort(field) && `In force: ${wordsOf(field, was)}. `}
          <button type="button" className="brand-back" onClick={() => form.set(path, was)}>
            Put back “{field.label}”
          </button>
        </p>
      )}
    </div>
  )
}

const PARTS: ReadonlySet<BrandField['kind']> = new Set(['group', 'items', 'record', 'switches', 'drawing', 'long', 'several'])
const isShort = ({ kind }: BrandField): boolean => !PARTS.has(kind)

function Inner(props: PartProps) {
  const { field, path, form } = props
  if (field.kind === 'group') return <Group {...props} field={field} />
  if (field.kind === 'items') return <Items {...props} field={field} />
  if (field.kind === 'record') return <Keyed {...props} field={field} />
  if (field.kind === 'switches') return <Switches {...props} field={field} />
  const faults = faultsAt(form.faults, path)
  const faint = field.kind === 'color' ? contrastsOf(form.content, path) : []
  const tooFaint = faint.filter(({ ratio, least }) => ratio < least)
  // What is told while typing is not told a second time when the draft is saved.
  const told = field.kind === 'color' ? faults.filter((message) => !message.includes('has a contrast of')) : faults
  const error =
    [...told, ...tooFaint.map(({ on, words, least }) => `The contrast on ${on} is ${words}; it needs ${least}.`)].join(' ') || undefined
  return (
    <>
      <BrandControl field={field} value={valueAt(form.content, path)} error={error} onChange={(value) => form.set(path, value)} />
      {faint.length > tooFaint.length && (
        <p className="brand-contrasts">
          Contrast{' '}
          {faint
            .filter(({ ratio, least }) => ratio >= least)
            .map(({ on, words }) => `on ${on} ${words}`)
            .join(', ')}
        </p>
      )}
    </>
  )
}

/** Of a color with each ground that it stands on: told while it is typed. */
function contrastsOf(content: Content, path: string) {
  const parts = path.split('.')
  const name = parts.at(-1)!
  const palette = valueAt(content, parts.slice(0, -1).join('.')) as Readonly<Record<string, unknown>>
  return contrastOf(palette ?? {})
    .filter(({ front }) => front === name)
    .map(({ back, ratio, least }) => ({ ratio, least, on: `“${COLOR_NAMES[back]}”`, words: (Math.floor(ratio * 100) / 100).toFixed(2) }))
}

function Told({ messages }: { messages: readonly string[] }) {
  return messages.length > 0 && <p className="brand-fault">{messages.join(' ')}</p>
}

function Group({ field, path, form }: PartProps<'group'>) {
  const isThere = valueAt(form.content, path) !== undefined
  return (
    <fieldset className="brand-part">
      <legend>{field.label}</legend>
      <Told messages={faultsOfWhole(form.faults, path)} />
      <Checkbox
        label={`Has ${field.label}`}
        description={field.help}
        checked={isThere}
        onChange={({ target }) => form.set(path, target.checked ? (valueAt(form.inForce, path) ?? {}) : undefined)}
      />
      {isThere && <BrandFields fields={field.fields} within={`${path}.`} form={form} />}
    </fieldset>
  )
}

/** Every entry of a list in its place. A list is one value: its entries are edited in a copy of it. */
function Items({ field, path, form }: PartProps<'items'>) {
  const entries = listOf(valueAt(form.content, path))
  const inEntry = (index: number): FormState => ({
    ...form,
    set: (whole, value) => {
      const within = whole.slice(`${path}.${index}.`.length)
      form.set(
        path,
        entries.map((entry, place) => (place === index ? withValue(entry, within, value) : entry)),
      )
    },
  })
  return (
    <fieldset className="brand-part">
      <legend>{field.label}</legend>
      {field.help && <p className="ui-description">{field.help}</p>}
      <Told messages={faultsOfWhole(form.faults, path)} />
      {entries.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
        <fieldset className="brand-part" key={index}>
          <legend>
            {field.one} {index + 1}
          </legend>
          <Told messages={faultsOfWhole(form.faults, `${path}.${index}`)} />
          <BrandFields fields={field.fields} within={`${path}.${index}.`} form={inEntry(index)} />
          <Button size="small" variant="quiet" onClick={() => form.set(path, entries.toSpliced(index, 1))}>
            Remove {field.one} {index + 1}
          </Button>
        </fieldset>
      ))}
      <Button size="small" variant="secondary" onClick={() => form.set(path, [...entries, {}])}>
        Add a {field.one}
      </Button>
    </fieldset>
  )
}

function Keyed({ field, path, form }: PartProps<'record'>) {
  const { fields } = field
  const filled = field.options.filter(([key]) => valueAt(form.content, `${path}.${key}`) !== undefined)
  const left = field.options.filter((option) => !filled.includes(option))
  return (
    <fieldset className="brand-part">
      <legend>{field.label}</legend>
      {field.help && <p className="ui-description">{field.help}</p>}
      <Told messages={faultsOfWhole(form.faults, path)} />
      {filled.map(([key, label]) => {
        const at = `${path}.${key}`
        return (
          <div className="brand-key" key={key}>
            {fields ? (
              <fieldset className="brand-part">
                <legend>{label}</legend>
                <BrandFields fields={fields} within={`${at}.`} form={form} />
              </fieldset>
            ) : (
              <Textarea
                label={label}
                rows={2}
                value={String(valueAt(form.content, at))}
                error={faultsAt(form.faults, at).join(' ') || undefined}
                onChange={({ target }) => form.set(at, target.value)}
              />
            )}
            <Button size="small" variant="quiet" onClick={() => form.set(at, undefined)}>
              Remove {label}
            </Button>
          </div>
        )
      })}
      {left.length > 0 && (
        <Select
          label={`${field.label}: add`}
          value=""
          placeholder="Choose"
          options={left.map(([key, label]) => ({ value: String(key), label }))}
          onChange={({ target }) => form.set(`${path}.${target.value}`, fields ? {} : '')}
        />
      )}
    </fieldset>
  )
}

const SWITCH_OPTIONS = [
  { value: '', label: 'As the installation has it' },
  { value: 'true', label: 'On' },
  { value: 'false', label: 'Off' },
]

function Switches({ field, path, form }: PartProps<'switches'>) {
  return (
    <fieldset className="brand-part brand-columns">
      <legend>{field.label}</legend>
      {field.options.map(([key, label]) => (
        <Select
          key={key}
          label={label}
          value={String(valueAt(form.content, `${path}.${key}`) ?? '')}
          options={SWITCH_OPTIONS}
          error={faultsAt(form.faults, `${path}.${key}`).join(' ') || undefined}
          onChange={({ target }) => form.set(`${path}.${key}`, target.value === '' ? undefined : target.value === 'true')}
        />
      ))}
    </fieldset>
  )
}
