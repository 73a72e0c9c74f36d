/** Where a lender is licensed, in a sentence: the footer of its pages and of its mails. */

/** "Licensed in 46 states and DC." */
export function licensedIn(states: readonly string[]): string {
  const withoutDistrict = states.filter((state) => state !== 'DC').length
  const count = withoutDistrict === 1 ? '1 state' : `${withoutDistrict} states`
  return states.includes('DC') ? `Licensed in ${count} and DC.` : `Licensed in ${count}.`
}
