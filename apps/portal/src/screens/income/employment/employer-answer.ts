/** What is typed of an employer, and the answer that it makes. */
import type { AnswerOf } from '@hearthline/domain'
import { formatPhone, phoneDigits } from '@hearthline/domain'
import { employmentAnswer } from '@hearthline/domain/items/income/employment'
import * as z from 'zod/mini'

export interface EmployerValues {
  readonly employer: string
  readonly contactName: string
  readonly contactPhone: string
  readonly contactEmail: string
}

export const employerValues = (answer: Partial<AnswerOf<'employment'>> | null, known: string | undefined): EmployerValues => ({
  employer: answer?.employer ?? known ?? '',
  contactName: answer?.contactName ?? '',
  contactPhone: answer?.contactPhone ? formatPhone(answer.contactPhone) : '',
  contactEmail: answer?.contactEmail ?? '',
})

export function employerAnswer({ employer, contactName, contactPhone, contactEmail }: EmployerValues): AnswerOf<'employment'> {
  const [name, email] = [contactName.trim(), contactEmail.trim()]
  return {
    employer: employer.trim(),
    contactPhone: phoneDigits(contactPhone) ?? '',
    ...(name && { contactName: name }),
    ...(email && { contactEmail: email }),
  }
}

const SAID = {
  employer: 'Enter the name of your employer',
  contactPhone: 'Enter a 10-digit phone number',
  contactEmail: 'Enter an email such as payroll@company.com',
} as const

export function employerProblems(values: EmployerValues): { field: string; message: string }[] {
  const read = z.safeParse(employmentAnswer, employerAnswer(values))
  const wrong = new Set(read.error?.issues.map(({ path }) => String(path[0])))
  return Object.entries(SAID).flatMap(([field, message]) => (wrong.has(field) ? [{ field, message }] : []))
}
