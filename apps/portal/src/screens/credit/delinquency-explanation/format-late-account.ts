/** An account that was paid late, in words. Pure. */
import type { AboutOf } from '@hearthline/domain'

export type LateAccount = AboutOf<'delinquency-explanation'>['accounts'][number]

export const formatAccountKind = (kind: string): string => (kind === 'HELOC' ? 'Home equity line' : 'Mortgage')

export const formatTimes = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`)

/** "Mortgage ending 2210, reported 30 days late twice in the last twelve months" */
export const formatLateAccount = ({ kind, last4, late30In12Months }: LateAccount): string =>
  `${formatAccountKind(kind)} ending ${last4}, reported 30 days late ${formatTimes(late30In12Months)} in the last twelve months`
