import { Select } from '@hearthline/ui/select'
import { TextField } from '@hearthline/ui/text-field'
import { Textarea } from '@hearthline/ui/textarea'
import { codeWords } from '../words/code-words.ts'
import type { SchemaField } from './schema-fields.ts'

export interface FieldInputProps {
  id: string
  field: SchemaField
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** One generated control. Its value is always what was typed; readFields makes of it what is sent. */
export function FieldInput({ id, field, value, error, onChange }: FieldInputProps) {
  const { kind, label, required, options } = field
  const words = { id, label, error, required, optional: !required, value }
  if (kind === 'choice' || kind === 'yes-no') {
    const list = kind === 'yes-no' ? YES_NO : options.map((option) => ({ value: option, label: codeWords(option) }))
    return <Select {...words} options={list} placeholder="Choose one" onChange={(event) => onChange(event.target.value)} />
  }
  if (kind === 'lines' || kind === 'json') {
    return (
      <Textarea
        {...words}
        rows={4}
        spellCheck={false}
        description={kind === 'lines' ? 'One per line.' : 'As JSON.'}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <TextField
      {...words}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'money' || kind === 'number' ? 'decimal' : kind === 'whole' ? 'numeric' : undefined}
      prefix={kind === 'money' ? '$' : undefined}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
