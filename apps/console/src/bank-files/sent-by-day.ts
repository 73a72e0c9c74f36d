/** What a processor sent in files of its own, by the banking day of each. Pure. */
import type { SentTransferBody } from '@hearthline/contract'

export interface SentDay {
  readonly sentOn: string
  readonly settlesOn: string
  /** without what was stopped before the bank had it */
  readonly amountCents: number
  readonly returned: number
  readonly transfers: readonly SentTransferBody[]
}

/** The newest first, as they come. */
export function sentByDay(sent: readonly SentTransferBody[]): readonly SentDay[] {
  return [...Map.groupBy(sent, ({ sentOn }) => sentOn)].map(([sentOn, transfers]) => {
    const left = transfers.filter(({ state }) => state !== 'WITHDRAWN')
    return {
      sentOn,
      settlesOn: transfers[0]!.settlesOn,
      amountCents: left.reduce((sum, { amountCents }) => sum + amountCents, 0),
      returned: transfers.filter(({ state }) => state === 'RETURNED').length,
      transfers,
    }
  })
}

/** What became of one, in words. */
export function transferWords({ state, returned, settlesOn }: SentTransferBody, format: (day: string) => string): string {
  if (state === 'RETURNED') return returned ? `Sent back ${format(returned.on)}: ${returned.words}` : 'Sent back'
  if (state === 'WITHDRAWN') return 'Stopped before the bank had it'
  return state === 'SETTLED' ? 'The bank has it' : `With the bank as early as ${format(settlesOn)}`
}
