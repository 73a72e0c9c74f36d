import { Alert } from '@hearthline/ui/alert'
import { RequestError } from '../api/request.ts'

/** The generic banner [errors/messages]. */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'

/** What a save was refused for with 412: no one did anything wrong, nothing typed is lost, and nothing has to be loaded again. */
export const CHANGED = {
  title: 'Something changed since you opened this page',
  what: 'It changed in another tab, on another device, or when we verified your information. Nothing was saved. Review this page, then submit it again.',
} as const

/** What to say of a failed save: a refusal in the server's own words, anything else in the banner's. */
export function problemText(error: unknown): string {
  if (!(error instanceof RequestError)) return SOMETHING_WENT_WRONG
  // 422 has its own place at each field; the banner only says that there is something to fix.
  if (error.status === 422 && error.data?.fields?.length) return 'Please fix the answers marked below.'
  if (error.status === 412) return `${CHANGED.title}. ${CHANGED.what}`
  // The server says how long.
  if (error.status === 429) return error.data?.message || 'Too many attempts. Please wait a minute, then try again.'
  if (error.status === 503) return 'We’re temporarily unavailable. What you typed is saved on this page. Please try again in a minute.'
  if (error.status === 507) return 'We can’t save changes right now. What you typed is saved on this page. Please try again later.'
  return error.status >= 400 && error.status < 500 && error.data?.message ? error.message : SOMETHING_WENT_WRONG
}

/** The banner on top of a form whose save failed; nothing while there is no error. */
export function FormProblem({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <div className="mb-6">
      <Alert kind="error">{problemText(error)}</Alert>
    </div>
  )
}
