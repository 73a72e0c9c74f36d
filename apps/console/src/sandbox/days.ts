/** Days as typed: more than none, at most ten years (contract `moveTime`); parts of a day with a point. */
export function daysFault(text: string): string | undefined {
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(text.trim())) return 'Enter a number of days, such as 3'
  const days = Number(text)
  if (days <= 0) return 'Time only moves forward'
  return days > 3660 ? 'At most ten years, 3660 days' : undefined
}

/** How far sandbox time stands ahead of the clock on the wall. */
export function formatSandboxOffset(offsetMs: number): string {
  const days = Math.round(offsetMs / 8_640_000) / 10
  if (days === 0) return 'Sandbox time matches real time.'
  return `${days} ${days === 1 ? 'day' : 'days'} ahead of real time.`
}
