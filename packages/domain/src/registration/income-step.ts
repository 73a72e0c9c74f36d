/** Income a year before tax [registration/income]. */
import * as z from 'zod/mini'
import { optionalAmount, requiredAmount } from '../fields/money-amount.ts'
import { EMPLOYMENT_CHOICES, type EmploymentChoice } from './employment.ts'

export const incomeStepMessages = {
  required: 'Required',
  unemployed: "We apologize. At this time, we don't lend to unemployed borrowers.",
} as const

export const employmentChoice = z
  .enum(EMPLOYMENT_CHOICES as readonly [EmploymentChoice, ...EmploymentChoice[]], incomeStepMessages.required)
  .check(z.refine((choice) => choice !== 'UNEMPLOYED', incomeStepMessages.unemployed))

export const incomeStep = z.object({ employmentType: employmentChoice, income: requiredAmount, otherIncome: optionalAmount })
