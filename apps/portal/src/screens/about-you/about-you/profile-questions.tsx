import { aboutYouAnswer, CO_OWNER_NEEDED } from '@hearthline/domain/items/about-you/about-you'
import { ssnMessages } from '@hearthline/domain/registration'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../application/use-application.ts'
import { applyFieldErrors } from '../../../forms/apply-field-errors.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { type FieldProblem, problemsOf } from '../../../forms/use-form.ts'
import { Screen } from '../../../page/screen.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { answerOf, valuesOf } from './profile-values.ts'
import { QuestionFields } from './question-fields.tsx'
import { isQuestion, PART, QUESTIONS, type Question, questionOf, WORDS } from './questions.ts'

export interface ProfileQuestionsProps {
  item: ReadItem<'about-you'>
  editing: boolean
}

export function ProfileQuestions({ item, editing }: ProfileQuestionsProps) {
  const { uuid } = useApplication()
  const [search, setSearch] = useSearchParams()
  const form = usePersistedForm('about-you', () => valuesOf(item.data))
  const [ssn, setSsn] = useState('')
  const { ssnOnFile } = item.about
  // Who has given it is not asked again, and may correct it.
  const asked = QUESTIONS.filter((question) => question !== 'ssn' || !ssnOnFile || editing)
  const named = search.get('question')
  const question = isQuestion(named) && asked.includes(named) ? named : asked[0]!
  const at = asked.indexOf(question)
  // Filled in by the developers’ toolbar, all of it is there at once.
  const isFilled = useRef(false)
  const go = (to: Question) => setSearch({ question: to })

  // What was wrong is said where it was sent, or where it leads: not over the question before, nor when the reader comes back.
  const saidAt = useRef<Question>(undefined)
  const { fail } = form
  useEffect(() => {
    if (saidAt.current !== question) fail([])
    saidAt.current = undefined
  }, [question, fail])
  const [sentAt, setSentAt] = useState<Question>()

  /** Shows what is wrong at the question that it belongs to. */
  const showProblems = (problems: readonly FieldProblem[]) => {
    const first = asked.find((one) => problems.some(({ field }) => questionOf(field) === one))
    saidAt.current = first
    if (first && first !== question) go(first)
    form.fail(problems.filter(({ field }) => questionOf(field) === (first ?? question)))
  }
  const { save, busy, error } = useSaveAnswer('about-you', (problem) => {
    const fields = fieldsOf(problem)
    if (fields.length > 0) showProblems(fields)
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = answerOf(form.values, ssn, item.about)
    const wrong = problemsOf(PART[question], answer)
    const missing = question === 'ssn' && !ssnOnFile && ssn.trim() === '' ? [{ field: 'ssn', message: ssnMessages.required }] : []
    const alone = question === 'ownership' && lacksCoOwner(answer, item.about) ? [{ field: 'coOwners', message: CO_OWNER_NEEDED }] : []
    const problems = [...missing, ...wrong, ...alone]
    form.fail(problems)
    if (problems.length > 0) return
    const isLast = editing || isFilled.current || at === asked.length - 1
    if (!isLast) return go(asked[at + 1]!)
    // A reload has forgotten the number.
    if (!ssnOnFile && ssn.trim() === '') return showProblems([{ field: 'ssn', message: ssnMessages.required }])
    const judged = aboutYouAnswer.safeParse(answer)
    if (!judged.success) return showProblems(problemsOf(aboutYouAnswer, answer))
    setSentAt(question)
    if (await save(judged.data)) form.forget()
  }
  useFillWithExample(() => {
    form.replace(valuesOf(item.example))
    setSsn(item.example.ssn ?? '')
    isFilled.current = true
    go(asked.at(-1)!)
  })
  const before = asked[at - 1]
  const { title, heading, why } = WORDS[question]
  return (
    <Screen
      title={title}
      heading={heading}
      why={why}
      eyebrow={editing ? undefined : `Question ${at + 1} of ${asked.length}`}
      back={editing ? applicationPath(uuid, 'start/app-summary') : before ? `?question=${before}` : applicationPath(uuid, 'start/contact')}
      above={<ApplicationProgress />}
    >
      <form className="portal-form" key={question} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={form.problems.filter(({ field }) => questionOf(field) === question)} attempt={form.attempt} />
        {sentAt === question && <FormProblem error={error} />}
        <QuestionFields {...{ question, form, ssn, setSsn }} about={item.about} />
        <SubmitRow label={editing ? 'Save' : 'Continue'} loading={busy} />
      </form>
    </Screen>
  )
}

/** The server says it too: here it is said at its question. */
const lacksCoOwner = ({ ownership, coOwners }: ReturnType<typeof answerOf>, { recorded }: ReadItem<'about-you'>['about']): boolean =>
  ownership === 'JOINT' && coOwners.length === 0 && recorded === undefined

function fieldsOf(problem: unknown): FieldProblem[] {
  const found: FieldProblem[] = []
  applyFieldErrors(problem, (field, { message }) => found.push({ field, message }))
  return found
}
