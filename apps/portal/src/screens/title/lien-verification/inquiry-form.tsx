import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { Textarea } from '@hearthline/ui/textarea'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { InquiryCard } from './inquiry-card.tsx'
import { type InquiryRow, inquiryAnswers, inquiryProblems, inquiryRows } from './inquiry-rows.ts'

const MOST = 1000

/** For each new inquiry: did it become a debt, and what is owed on it. A debt that is attested counts in the last word on the offer. */
export function InquiryForm({ item }: { item: ReadItem<'inquiry-attestation'> }) {
  const asked = item.about.inquiries
  const said = item.data ?? {}
  const form = usePersistedForm(`inquiry-attestation/${asked.length}`, () => ({
    inquiries: inquiryRows(asked, said.inquiries),
    note: said.note ?? '',
  }))
  const { save, busy, error } = useSaveAnswer('inquiry-attestation', form.failWith)
  const { inquiries: rows, note } = form.values
  useFillWithExample(() =>
    form.replace({ note: '', inquiries: asked.map(() => ({ newDebt: 'no' as const, kind: '' as const, balance: null, payment: null })) }),
  )
  const change = (index: number, changed: Partial<InquiryRow>) =>
    form.set(
      'inquiries',
      rows.map((row, at) => (at === index ? { ...row, ...changed } : row)),
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = inquiryProblems(rows)
    form.fail(problems)
    if (problems.length > 0) return
    const inquiries = inquiryAnswers(asked, rows)
    const answer = { newDebt: inquiries.some(({ newDebt }) => newDebt), inquiries, ...(note.trim() && { note: note.trim() }) }
    if (await save(answer)) form.forget()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <p className="text-muted">
        An inquiry appears when a lender checks your report. Shopping for rates creates some too. That is not a debt, and it does not count
        against you here.
      </p>
      <ul className="grid gap-4" aria-label="New inquiries">
        {asked.map((inquiry, index) => (
          <li key={`${inquiry.creditor} ${inquiry.on}`}>
            <InquiryCard
              inquiry={inquiry}
              index={index}
              row={rows[index] as InquiryRow}
              errors={form.errors}
              onChange={(changed) => change(index, changed)}
            />
          </li>
        ))}
      </ul>
      <Textarea
        name="note"
        label="Anything else we should know?"
        optional
        rows={3}
        maxLength={MOST}
        count={note.length}
        maxCount={MOST}
        value={note}
        error={form.errors.note}
        onChange={(event) => form.set('note', event.currentTarget.value)}
      />
      <SubmitRow
        loading={busy}
        note="By continuing, you certify that this is true. We count any debt you list here when we confirm your offer. Leaving one out on purpose is a false statement on a loan application, which is a crime (18&nbsp;USC&nbsp;1014)."
      />
    </form>
  )
}
