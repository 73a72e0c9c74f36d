/** The states where interest-only or age rules apply (seed 001 section 9). */
export const interestOnlyStates = [
  'AR',
  'CO',
  'HI',
  'IL',
  'IN',
  'KY',
  'LA',
  'MD',
  'ME',
  'MI',
  'MN',
  'MO',
  'NJ',
  'NV',
  'OK',
  'OR',
  'PA',
  'SD',
  'UT',
  'WV',
  'WY',
] as const

/** Whether the interest-only and age rules apply in a state, given by its two letters. */
export function hasInterestOnlyRule(state: string): boolean {
  return (interestOnlyStates as readonly string[]).includes(state.toUpperCase())
}
