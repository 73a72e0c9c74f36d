import type { OwnedRegister } from '@hearthline/contract'
import { announce } from '@hearthline/ui/live-region'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export interface NewEntryProps {
  readonly officers: readonly { readonly id: string; readonly name: string; readonly organizationCode: string; readonly link: string }[]
  readonly leftToday: number
  readonly onClose: () => void
}

/** What the forms of an offer code and of a referral send, and what follows. */
export function useNewEntry(register: OwnedRegister, { onClose }: Pick<NewEntryProps, 'onClose'>, done: string) {
  const client = useQueryClient()
  return {
    within: 'data',
    withoutReason: true as const,
    send: ({ officer, data }: { readonly officer: string; readonly data: Record<string, unknown> }, idempotencyKey: string) =>
      request('POST', '/console/api/v1/agent/entries', { body: { register, officer, data }, idempotencyKey }),
    onRecorded: async () => {
      announce(done)
      onClose()
      await client.invalidateQueries({ queryKey: ['agent-entries'] })
    },
  }
}

export const leftWords = (left: number): string => `You can make ${left} more within 24 hours.`
