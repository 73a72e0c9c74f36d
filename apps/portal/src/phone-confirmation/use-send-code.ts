import { useRef, useState } from 'react'
import { request } from '../api/request.ts'
import type { SentCode } from './sent-code.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/phone-codes'

export interface SendCode {
  /** Undefined where it was not sent: `error` says why, and a 422's field has its message. */
  readonly send: (phoneNumber: string, channel: SentCode['channel']) => Promise<SentCode | undefined>
  readonly busy: boolean
  readonly error: unknown
  readonly forget: () => void
}

/** Sends one code however often the button is pressed. */
export function useSendCode(uuid: string, failed: (error: unknown) => void): SendCode {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const sending = useRef(false)
  return {
    busy,
    error,
    forget: () => setError(undefined),
    async send(phoneNumber, channel) {
      if (sending.current) return undefined
      sending.current = true
      setBusy(true)
      setError(undefined)
      try {
        const sent = await request('POST', PATH, { params: { uuid }, body: { phoneNumber, channel } })
        return { sentTo: sent.phoneNumber, channel: sent.channel, nextAt: Date.now() + sent.secondsToNext * 1000 }
      } catch (problem) {
        setError(problem)
        failed(problem)
        return undefined
      } finally {
        sending.current = false
        setBusy(false)
      }
    },
  }
}
