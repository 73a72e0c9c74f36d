/** `heloc-register-start`, once in a visit (seed 000 §7). */
import { request } from '../api/request.ts'

const KEY = 'register-started'

export function tellRegisterStart(): void {
  try {
    if (sessionStorage.getItem(KEY)) return
    sessionStorage.setItem(KEY, 'true')
  } catch {
    // Without a store it is told again by the next page: better than never.
  }
  void request('POST', '/service-application/external/api/v1/events/:event', {
    params: { event: 'heloc-register-start' },
    body: { wizard: window.location.pathname.includes('register-v2') ? 'register-v2' : 'register' },
  }).catch(() => undefined)
}
