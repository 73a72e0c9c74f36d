/** `heloc-register-start`, once in a visit [registration/create]. */
import { request } from '../api/request.ts'

const KEY = 'register-started'

export function recordRegisterStart(): void {
  try {
    if (sessionStorage.getItem(KEY)) return
    sessionStorage.setItem(KEY, 'true')
  } catch {
    // Without storage the next page reports it again: better than never.
  }
  void request('POST', '/service-application/external/api/v1/events/:event', {
    params: { event: 'heloc-register-start' },
    body: { wizard: window.location.pathname.includes('register-v2') ? 'register-v2' : 'register' },
  }).catch(() => undefined)
}
