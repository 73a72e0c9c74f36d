/** What the leave survey remembers for the visit: that it is over, and of which applications its exposure was reported. */

const OFF = 'leave-survey'
const EXPOSED = 'leave-survey-exposed'

/** Storage may be forbidden: then it lives as long as the page. */
const kept = new Map<string, string>()

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? kept.get(key)
  } catch {
    return kept.get(key)
  }
}

function write(key: string, value: string): void {
  kept.set(key, value)
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Kept above.
  }
}

export const isSurveyOff = (): boolean => read(OFF) === 'off'

/** Triggered once, or the person has called or written: they are not asked any more. */
export const turnSurveyOff = (): void => write(OFF, 'off')

/** True the first time for an application: its exposure is reported once. */
export function isFirstExposure(applicationUuid: string): boolean {
  const known = (read(EXPOSED) ?? '').split(' ').filter(Boolean)
  if (known.includes(applicationUuid)) return false
  write(EXPOSED, [...known, applicationUuid].join(' '))
  return true
}
