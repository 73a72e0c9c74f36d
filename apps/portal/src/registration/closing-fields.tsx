import { consentsStep, type RegisterData } from '@hearthline/domain/registration'
import { SubmitRow } from '@hearthline/ui/submit-row'
import * as z from 'zod/mini'
import type { Form } from '../forms/use-form.ts'
import { useCompany } from '../session/use-organization.ts'
import { LastConsents, type LastConsentValues } from './last-consents.tsx'
import type { Submission } from './use-submit-registration.ts'
import type { Wizard } from './wizard-layout.ts'

export interface ClosingFieldsProps<Values extends LastConsentValues> {
  wizard: Wizard
  submission: Submission
  form: Form<Values>
}

/** The end of a question that may be the last one for this visitor: the last also asks the two consents, and its button submits. */
export function ClosingFields<Values extends LastConsentValues>({ wizard, submission, form }: ClosingFieldsProps<Values>) {
  const { applyButton } = useCompany()
  return (
    <>
      {wizard.isLast && (
        <LastConsents
          values={form.values}
          errors={form.errors}
          onChange={(name, ticked) => form.set(name, ticked as Values[typeof name])}
        />
      )}
      <SubmitRow loading={submission.busy} label={wizard.isLast ? applyButton : undefined} />
    </>
  )
}

export interface FinishInput {
  readonly wizard: Wizard
  readonly submission: Submission
  readonly form: Pick<Form<object>, 'judge' | 'failWith'>
}

/** Judges by the question's schema, and by that of the consents where it is the last; then saves and continues, or submits. */
export async function finishQuestion<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodMiniObject<Shape>,
  { wizard, submission, form }: FinishInput,
): Promise<void> {
  const answer = form.judge(wizard.isLast ? z.extend(schema, consentsStep.shape) : schema) as Partial<RegisterData> | undefined
  if (!answer) return
  if (!wizard.isLast) return wizard.save(answer)
  const refused = await submission.submit(answer)
  if (refused) form.failWith(refused)
}
