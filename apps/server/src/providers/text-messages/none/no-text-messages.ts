/** For an organization that sends no text messages. */
import type { TextMessages } from '../port.ts'

export const noTextMessages = (): TextMessages => ({ isOff: true, send: async () => ({ reference: 'none' }) })
