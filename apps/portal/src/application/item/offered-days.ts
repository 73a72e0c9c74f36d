/** What is offered by the day goes stale by itself: an open page reads it again, so that no day that is over stays on offer. Pure. */

const EVERY_MS = 60_000

const DAY = /^\d{4}-\d\d-\d\d$/

const isDays = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every((one) => DAY.test(String(one)))

/** Whether what is shown beside a question offers days to choose from. */
export const offersDays = (about: unknown): boolean =>
  typeof about === 'object' && about !== null && Object.entries(about).some(([name, value]) => /days$/i.test(name) && isDays(value))

/** After how long an item is read again though nothing of the application changed; false of what no day changes. */
export const readAgainAfter = (about: unknown): number | false => (offersDays(about) ? EVERY_MS : false)
