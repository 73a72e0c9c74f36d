/** The date of birth with the age its state or product asks for [registration/age]; the ages themselves are a dated table of the policy. */
import * as z from 'zod/mini'
import { dateOfBirth } from '../fields/date-of-birth.ts'
import { type AgeRule, minimumAge } from '../policy/age.ts'

export interface BirthdateOptions extends AgeRule {
  /** yyyy-MM-dd. */
  readonly today: string
}

export const birthdateStep = ({ today, ...rule }: BirthdateOptions) =>
  z.object({ dob: dateOfBirth({ today, minimumAge: minimumAge(rule) }) })
