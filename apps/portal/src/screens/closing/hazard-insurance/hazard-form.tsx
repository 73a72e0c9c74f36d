import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { applyFieldErrors } from '../../../forms/apply-field-errors.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { Needed } from './needed.tsx'
import { ProofFields } from './proof-fields.tsx'
import { placeOfProof, proofOf, proofProblems, proofValues, type Way } from './proof-values.ts'

interface HazardFormProps {
  item: ReadItem<'hazard-insurance'> | ReadItem<'hazard-insurance-correction'>
  /** What is shown first where nothing was said before. */
  way?: Way
}

/** The policy that protects the home: what is needed, and one of two ways to show it. */
export function HazardForm({ item, way }: HazardFormProps) {
  const before = item.item === 'hazard-insurance-correction' ? (item.about.given ?? {}) : (item.data ?? {})
  const form = usePersistedForm(item.item, () => proofValues(before, way))
  const { save, busy, error } = useSaveAnswer(item.item, (problem) => {
    const found: { field: string; message: string }[] = []
    if (applyFieldErrors(problem, (field, { message }) => found.push({ field: placeOfProof(field), message }))) form.fail(found)
  })
  useFillWithExample(() => form.replace(proofValues(item.example)))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problems = proofProblems(form.values)
    form.fail(problems)
    if (problems.length === 0 && (await save(proofOf(form.values)))) form.forget()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <Needed kind="HAZARD_POLICY" coverageCents={item.about.coverageCents} />
      <ProofFields form={form} kind="HAZARD_POLICY" />
      <SubmitRow loading={busy} note="Our team compares it with the policy. If something is missing, we email you." />
    </form>
  )
}
