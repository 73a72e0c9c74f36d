import type { Demographics } from '@hearthline/domain'
import { demographicLabels } from '@hearthline/domain/items/about-you/hmda'
import { Checkbox } from '@hearthline/ui/checkbox'
import { FieldSet, useFieldIds } from '@hearthline/ui/field'
import { TextField } from '@hearthline/ui/text-field'
import { useState } from 'react'
import { type Choice, GROUPS, type Group, type Question } from './questions.ts'

interface Asked {
  /** Path of the person in the answer: what stands before each field. */
  within: string
  question: Question
  answers: Demographics
  errors: Readonly<Record<string, string>>
  onChange: (answers: Demographics) => void
}

/** Each choice in the words of the form. */
const wordsOf = (question: Question): Readonly<Partial<Record<Choice, string>>> => demographicLabels[question].options

/** One question of the form: its groups, each with what is more exact under it. */
export function QuestionSet(asked: Asked) {
  const description = 'Check one or more.'
  const name = `${asked.within}.${asked.question}`
  const error = asked.errors[name]
  const ids = useFieldIds({ id: `${name}-group`, description, error })
  return (
    <FieldSet ids={ids} label={demographicLabels[asked.question].label} description={description} error={error} role="group">
      {GROUPS[asked.question].map((group, index) => (
        // The first box is where the error summary leads.
        <GroupChoice key={group.value} {...asked} group={group} id={index === 0 ? name : `${name}-${group.value}`} />
      ))}
    </FieldSet>
  )
}

function GroupChoice({ group, id, ...asked }: Asked & { group: Group; id: string }) {
  const { question, answers, within, errors, onChange } = asked
  const chosen: readonly string[] = answers[question]
  const { subs = [], written } = group
  const isInside = subs.some((value) => chosen.includes(value)) || (written !== undefined && (answers[written.name] ?? '') !== '')
  const error = written && errors[`${within}.${written.name}`]
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || isInside || error !== undefined || chosen.includes(group.value)
  const set = (value: string, on: boolean) =>
    onChange({ ...answers, [question]: on ? [...chosen, value] : chosen.filter((one) => one !== value) })
  const words = wordsOf(question)
  const box = (value: Choice, own: string) => (
    <Checkbox
      key={value}
      id={own}
      label={words[value]}
      checked={chosen.includes(value)}
      onChange={(event) => set(value, event.currentTarget.checked)}
    />
  )
  return (
    <div>
      {box(group.value, id)}
      {(subs.length > 0 || written) && (
        <details className="ms-9" open={shown} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="portal-manual text-sm">{subs.length > 0 ? `More about “${words[group.value]}”` : 'Add a tribe'}</summary>
          <fieldset className="min-w-0 pb-3">
            <legend className="ui-visually-hidden">{words[group.value]}</legend>
            <div className="grid gap-x-6 sm:grid-cols-2">{subs.map((value) => box(value, `${id}-${value}`))}</div>
            {written && (
              <div className="mt-2">
                <TextField
                  name={`${within}.${written.name}`}
                  label={demographicLabels[written.name]}
                  description={written.examples}
                  optional
                  maxLength={100}
                  autoComplete="off"
                  value={answers[written.name] ?? ''}
                  error={error}
                  onChange={(event) => onChange({ ...answers, [written.name]: event.currentTarget.value })}
                />
              </div>
            )}
          </fieldset>
        </details>
      )}
    </div>
  )
}
