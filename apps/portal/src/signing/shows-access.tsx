/** 15 USC 7001(c)(1)(C)(ii): whoever agrees to electronic documents opens the test file, types its word, and checks a box. Wherever that is asked. */
import { Checkbox } from '@hearthline/ui/checkbox'
import { TextField } from '@hearthline/ui/text-field'
import type { FieldProblem, Form } from '../forms/use-form.ts'
import { TestFile } from './test-file.tsx'

export interface Access {
  readonly word: string
  readonly agreed: boolean
}

export const NO_ACCESS_YET: Access = { word: '', agreed: false }

/** What is not given yet; `unchecked` says what the box is for. */
export const missingAccess = ({ word, agreed }: Access, unchecked: string): readonly FieldProblem[] => [
  ...(word.trim() === '' ? [{ field: 'word', message: 'Open the test file and type its word' }] : []),
  ...(agreed ? [] : [{ field: 'agreed', message: unchecked }]),
]

interface Part {
  readonly form: Form<Access>
  /** Before the ids of both fields, where a page asks several times: once for each application. */
  readonly prefix?: string
}

export function WordOfTestFile({ form, prefix = '' }: Part) {
  return (
    <>
      <TestFile />
      <TextField
        id={`${prefix}word`}
        name="word"
        label="The word in the test file"
        required
        autoComplete="off"
        autoCapitalize="none"
        value={form.values.word}
        error={form.errors.word}
        onChange={(event) => form.set('word', event.currentTarget.value)}
      />
    </>
  )
}

export function AgreeBox({ form, label, prefix = '' }: Part & { readonly label: string }) {
  return (
    <Checkbox
      id={`${prefix}agreed`}
      name="agreed"
      label={label}
      required
      checked={form.values.agreed}
      error={form.errors.agreed}
      onChange={(event) => form.set('agreed', event.currentTarget.checked)}
    />
  )
}
