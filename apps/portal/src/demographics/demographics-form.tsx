import type { Demographics, HmdaAnswer } from '@hearthline/domain'
import { hmdaAnswer } from '@hearthline/domain/items/about-you/hmda'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import type { ReadItem } from '../application/item/item-query.ts'
import { useSaveAnswer } from '../application/item/use-save-answer.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { useForm } from '../forms/use-form.ts'
import { QuestionSet } from './question-set.tsx'
import { tidied, unanswered } from './questions.ts'

interface Given {
  readonly applicant: Demographics
  readonly coApplicant: Demographics
}

const givenIn = (data: { [P in keyof HmdaAnswer]?: HmdaAnswer[P] | undefined } | null | undefined): Given => ({
  applicant: data?.applicant ?? unanswered,
  coApplicant: data?.coApplicant ?? unanswered,
})

/** The official form (12 CFR 1003 appendix B), for the borrower and, where two apply, for the co-applicant as well. */
export function DemographicsForm({ item }: { item: ReadItem<'hmda'> }) {
  const other = item.about?.coApplicant
  const form = useForm<Given>(() => givenIn(item.data))
  const { save, busy, error } = useSaveAnswer('hmda', form.failWith)
  useFillWithExample(() => form.replace(givenIn({ applicant: item.example.applicant, coApplicant: item.example.applicant })))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { applicant, coApplicant } = form.values
    const judged = form.judge(hmdaAnswer, { applicant: tidied(applicant), ...(other && { coApplicant: tidied(coApplicant) }) })
    if (judged) await save(judged)
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <OfficialNotice />
      <Person
        name={other ? 'About you' : undefined}
        within="applicant"
        answers={form.values.applicant}
        errors={form.errors}
        onChange={(next) => form.set('applicant', next)}
      />
      {other && (
        <Person
          name={`About ${other}`}
          within="coApplicant"
          answers={form.values.coApplicant}
          errors={form.errors}
          onChange={(next) => form.set('coApplicant', next)}
        />
      )}
      <SubmitRow loading={busy} />
    </form>
  )
}

/** The sample form's own words; what it says of applications made in person is not asked of one made online (instruction 3). */
function OfficialNotice() {
  return (
    <div className="grid gap-3 text-muted" data-words-from="law">
      <p>
        The purpose of collecting this information is to help ensure that all applicants are treated fairly and that the housing needs of
        communities and neighborhoods are being fulfilled. For residential mortgage lending, Federal law requires that we ask applicants for
        their demographic information (ethnicity, race, and sex) in order to monitor our compliance with equal credit opportunity, fair
        housing, and home mortgage disclosure laws.
      </p>
      <p>
        You are not required to provide this information, but are encouraged to do so. You may select one or more designations for
        “Ethnicity” and one or more designations for “Race.” The law provides that we may not discriminate on the basis of this information,
        or on whether you choose to provide it. If you do not wish to provide some or all of this information, please check below.
      </p>
    </div>
  )
}

interface PersonProps {
  name: string | undefined
  within: 'applicant' | 'coApplicant'
  answers: Demographics
  errors: Readonly<Record<string, string>>
  onChange: (answers: Demographics) => void
}

function Person({ name, ...asked }: PersonProps) {
  return (
    <section className="grid gap-8" aria-label={name}>
      {name && <h2>{name}</h2>}
      <QuestionSet {...asked} question="ethnicity" />
      <QuestionSet {...asked} question="race" />
      <QuestionSet {...asked} question="sex" />
    </section>
  )
}
