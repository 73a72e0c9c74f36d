import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PlusIcon } from '@hearthline/ui/icon'
import { announce } from '@hearthline/ui/live-region'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { LienCard } from './lien-card.tsx'
import { emptyRow, type LienRow, lienAnswers, lienProblems, lienRows } from './lien-rows.ts'
import { LienSummary } from './lien-summary.tsx'

const MOST = 20

/** Every lien found, to be confirmed or corrected; what is missing is added; what the line shall pay off is marked. */
export function LienForm({ item }: { item: ReadItem<'lien-verification'> }) {
  const found = item.about.liens
  const said = item.data?.liens
  const form = usePersistedForm(`lien-verification/${found.map(({ id }) => id).join(',')}`, () => ({ liens: lienRows(found, said) }))
  const { save, busy, error } = useSaveAnswer('lien-verification', form.failWith)
  const rows = form.values.liens
  useFillWithExample(() => form.replace({ liens: lienRows(found) }))
  const change = (index: number, changed: Partial<LienRow>) =>
    form.set(
      'liens',
      rows.map((row, at) => (at === index ? { ...row, ...changed } : row)),
    )
  const add = () => {
    form.set('liens', [...rows, emptyRow(rows)])
    focusSoon(`liens.${rows.length}.kind`)
  }
  const remove = (index: number) => {
    form.set('liens', rows.toSpliced(index, 1))
    announce('Removed')
    focusSoon('add-lien')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = lienProblems(rows, found)
    form.fail(problems)
    if (problems.length === 0 && (await save({ liens: lienAnswers(rows, found) }))) form.forget()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <ul className="grid gap-4" aria-label="Loans and liens on the home">
        {rows.map((row, index) => (
          <li key={row.id}>
            <LienCard
              row={row}
              index={index}
              found={found.find(({ id }) => id === row.id)}
              errors={form.errors}
              onChange={(changed) => change(index, changed)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {rows.length < MOST && (
        <div>
          <Button id="add-lien" variant="secondary" size="medium" icon={<PlusIcon size={18} />} onClick={add}>
            Add one that is missing
          </Button>
        </div>
      )}
      <LienSummary rows={rows} found={found} />
      <SubmitRow
        loading={busy}
        note="By continuing, you confirm these loans. A title company searches the records again before closing. We’ll use what it finds."
      />
    </form>
  )
}

/** After the next paint, when the field is there. */
const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())
