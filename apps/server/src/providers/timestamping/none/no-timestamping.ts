/** No authority is asked: a seal then names the moment of the server's clock alone (PAdES B-B). */
import type { Timestamping } from '../port.ts'

export const noTimestamping = (): Timestamping => ({
  stamp: async () => ({ data: { token: null }, provider: 'none', reference: 'none', request: {}, response: { token: null } }),
})
