import type { AboutOf } from '@hearthline/domain'
import type { Form } from '../../../forms/use-form.ts'
import { ChoiceQuestion } from './choice-question.tsx'
import { CreditCheckQuestion } from './credit-check-question.tsx'
import { OwnershipQuestion } from './ownership-question.tsx'
import { asksSpouse, type ProfileValues } from './profile-values.ts'
import type { Question } from './questions.ts'
import { Spouse } from './spouse.tsx'
import { SsnQuestion } from './ssn-question.tsx'

export interface QuestionFieldsProps {
  question: Question
  form: Form<ProfileValues>
  ssn: string
  setSsn: (typed: string) => void
  about: AboutOf<'about-you'>
}

export function QuestionFields({ question, form, ssn, setSsn, about }: QuestionFieldsProps) {
  switch (question) {
    case 'ssn':
      return <SsnQuestion {...{ ssn, setSsn }} error={form.errors.ssn} isOnFile={about.ssnOnFile} />
    case 'ownership':
      return <OwnershipQuestion {...{ form, about }} />
    case 'credit-check':
      return <CreditCheckQuestion form={form} />
    case 'marital-status':
      return (
        <>
          <ChoiceQuestion name="maritalStatus" form={form} />
          {asksSpouse(form.values, about) && <Spouse form={form} />}
        </>
      )
    default:
      return <ChoiceQuestion name={question} form={form} />
  }
}
