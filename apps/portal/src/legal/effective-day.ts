/** '2026-11-01' -> 'November 1, 2026'. */
export const effectiveDay = (effectiveOn: string): string =>
  new Date(`${effectiveOn}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
