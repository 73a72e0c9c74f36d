/** A date of birth between the register state and the field's three boxes; and today, in the applicant's own calendar. */
import type { RegisterData } from '@hearthline/domain/registration'

export const birthdateParts = (dob: RegisterData['dob']) => ({
  month: dob ? String(dob.month) : '',
  day: dob ? String(dob.day) : '',
  year: dob ? String(dob.year) : '',
})

/** yyyy-MM-dd. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}
