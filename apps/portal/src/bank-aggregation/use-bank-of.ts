/** Whose routing number it is, looked up while it is typed. */
import { bankAccount } from '@hearthline/domain/items/banking/bank-account'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export interface FoundBank {
  /** unnamed: a bank's number, whose name no directory here has. unknown: no bank's number. */
  readonly state: 'typing' | 'looking' | 'named' | 'unnamed' | 'unknown'
  readonly name?: string
  readonly district?: string | undefined
}

export interface BankOfNumber extends FoundBank {
  /** The same once it has been looked up: whoever submits at once is judged by what the directory says, too. */
  readonly settled: () => Promise<FoundBank>
}

const bankQuery = (routingNumber: string) =>
  queryOptions({
    queryKey: ['bank', routingNumber],
    queryFn: ({ signal }) =>
      request('GET', '/service-application/external/api/v1/banks/:routingNumber', { params: { routingNumber }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
type Entry = Awaited<ReturnType<NonNullable<ReturnType<typeof bankQuery>['queryFn']>>>

export function useBankOf(routingNumber: string): BankOfNumber {
  const isWhole = bankAccount.shape.routingNumber.safeParse(routingNumber).success
  const query = bankQuery(routingNumber)
  const client = useQueryClient()
  const { data, isPending } = useQuery({ ...query, enabled: isWhole })
  const found: FoundBank = !isWhole ? { state: 'typing' } : isPending ? { state: 'looking' } : bankOf(data)
  const settled = async () => (found.state === 'looking' ? bankOf(await client.fetchQuery(query).catch(() => undefined)) : found)
  return { ...found, settled }
}

/** A directory that cannot be asked stops no one: the bank is named by hand. */
function bankOf(entry: Entry | undefined): FoundBank {
  if (!entry) return { state: 'unnamed' }
  if (!entry.known) return { state: 'unknown' }
  return entry.name === null ? { state: 'unnamed', district: entry.district ?? undefined } : { state: 'named', name: entry.name }
}

export function describeBank({ state, name, district }: FoundBank): string {
  if (state === 'looking') return 'Looking up the bank…'
  if (state === 'named') return name ?? ''
  if (state === 'unnamed')
    return district ? `A bank in the Federal Reserve’s ${district} district. Enter its name.` : 'Enter the name of the bank.'
  return ''
}
