/** Whose routing number it is, looked up while it is typed. */
import { bankAccount } from '@hearthline/domain/items/banking/bank-account'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'

export interface FoundBank {
  /** unnamed: a bank's number, whose name no directory here has. unknown: no bank's number. */
  readonly state: 'typing' | 'looking' | 'named' | 'unnamed' | 'unknown'
  readonly name?: string
  readonly district?: string | undefined
}

export function useBankOf(routingNumber: string): FoundBank {
  const isWhole = bankAccount.shape.routingNumber.safeParse(routingNumber).success
  const { data, isPending } = useQuery({
    queryKey: ['bank', routingNumber],
    queryFn: ({ signal }) =>
      request('GET', '/service-application/external/api/v1/banks/:routingNumber', { params: { routingNumber }, signal }),
    enabled: isWhole,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!isWhole) return { state: 'typing' }
  if (isPending) return { state: 'looking' }
  // A directory that cannot be asked stops no one: the bank is named by hand.
  if (!data) return { state: 'unnamed' }
  if (!data.known) return { state: 'unknown' }
  return data.name === null ? { state: 'unnamed', district: data.district ?? undefined } : { state: 'named', name: data.name }
}

export function describeBank({ state, name, district }: FoundBank): string {
  if (state === 'looking') return 'Looking up the bank…'
  if (state === 'named') return name ?? ''
  if (state === 'unnamed')
    return district ? `A bank in the Federal Reserve’s ${district} district. Enter its name.` : 'Enter the name of the bank.'
  return ''
}
